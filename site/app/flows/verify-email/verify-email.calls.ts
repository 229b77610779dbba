import {
  changeAddress,
  resendVerification,
  verifyEmail,
} from "@frontdoor/contract/academic/verify-email.ts";
import { type CallError, type SendOptions, send } from "../../client/send.ts";

/** What came of a verification: done, or waiting for one press in this browser, or refused. */
export type Verification =
  | { kind: "verified" }
  | { kind: "confirmationNeeded" }
  | { kind: "refused"; error: CallError };

interface Link {
  emailAddress: string;
  verificationCode: string;
}

/**
 * Runs the activation (S7.040–S7.042). Only a back end that has asked for a press is sent a third key:
 * one that knows nothing of it gets the two of S7.041.
 * @param confirm a person has pressed the button, which any browser but the one that signed up needs (Q074)
 */
export async function verify(
  link: Link,
  confirm: boolean,
  sending: SendOptions,
): Promise<Verification> {
  const body = confirm ? { ...link, confirm } : link;
  const sent = await send(verifyEmail, { body }, sending);
  if (!sent.ok) return { kind: "refused", error: sent.error };
  return { kind: sent.reply.confirmationNeeded ? "confirmationNeeded" : "verified" };
}

/** Asks for the verification mail again; the answer is the same for every address. */
export function sendAgain(emailAddress: string, sending: SendOptions) {
  return send(resendVerification, { body: { emailAddress } }, sending);
}

/** Gives a waiting registration another address. */
export function takeAddress(
  entered: { emailAddress: string; password: string; newEmailAddress: string },
  sending: SendOptions,
) {
  return send(changeAddress, { body: entered }, sending);
}
