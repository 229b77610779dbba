import {
  changeAddress,
  resendVerification,
  verifyEmail,
} from "@frontdoor/contract/academic/verify-email.ts";
import { type CallError, type SendOptions, send } from "../../client/send.ts";

/** The result of a verification: done, waiting for a press in this browser, or refused. */
export type Verification =
  | { kind: "verified" }
  | { kind: "confirmationNeeded" }
  | { kind: "refused"; error: CallError };

interface Link {
  emailAddress: string;
  verificationCode: string;
}

/**
 * Runs the activation (S7.040–S7.042). A third key is sent only to a back end that asked for a press; others receive
 * the two of S7.041.
 * @param confirm whether a person pressed the button, required in any browser but the one that signed up (Q074)
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

/** Requests the verification mail again; the answer is the same for every address. */
export function sendAgain(emailAddress: string, sending: SendOptions) {
  return send(resendVerification, { body: { emailAddress } }, sending);
}

/** Changes the address of an unverified registration. */
export function takeAddress(
  entered: { emailAddress: string; password: string; newEmailAddress: string },
  sending: SendOptions,
) {
  return send(changeAddress, { body: entered }, sending);
}
