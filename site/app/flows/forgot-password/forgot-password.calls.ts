import { requestReset as requestAcademicReset } from "@frontdoor/contract/academic/forgot-password.ts";
import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import {
  type OtpReset,
  processResetWithOtp,
  requestReset,
} from "@frontdoor/contract/practice/forgot-password.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { type CallError, type SendOptions, send } from "../../client/send.ts";

type RequestAnswer = { taken: true; otpAvailable: boolean } | { taken: false; error: CallError };

type AskForReset = (username: string, sending: SendOptions) => Promise<RequestAnswer>;

/** Asks the practice/patient API, which sends a one-time password if the deployment has them (S7.060–S7.063). */
const askPractice: AskForReset = async (username, sending) => {
  const sent = await send(requestReset, { body: { username } }, sending);
  if (!sent.ok) return { taken: false, error: sent.error };
  return { taken: true, otpAvailable: sent.reply.otpAvailable };
};

/** Asks the academic API, which always mails a link and sends no one-time password (S7.033–S7.036). */
const askAcademic: AskForReset = async (username, sending) => {
  const sent = await send(requestAcademicReset, { body: { username } }, sending);
  if (!sent.ok) return { taken: false, error: sent.error };
  return { taken: true, otpAvailable: false };
};

const askOf: Readonly<Record<Realm, AskForReset>> = {
  practice: askPractice,
  academic: askAcademic,
};

/** Asks the back end of a product for reset instructions; the answer does not reveal whether the user exists. */
export function askForReset(
  context: CurrentContext,
  username: string,
  sending: SendOptions,
): Promise<RequestAnswer> {
  return askOf[realmOf(context)](username, sending);
}

/** Sets a new password with the one-time password (S7.064–S7.067). */
export function resetWithOtp(body: OtpReset, sending: SendOptions) {
  return send(processResetWithOtp, { body }, sending);
}
