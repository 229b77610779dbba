import { requestReset as requestAcademicReset } from "@frontdoor/contract/academic/forgot-password.ts";
import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import {
  type OtpReset,
  processResetWithOtp,
  requestReset,
} from "@frontdoor/contract/practice/forgot-password.ts";
import { type CallError, type SendOptions, send } from "../../client/send.ts";

type RequestAnswer = { taken: true; otpAvailable: boolean } | { taken: false; error: CallError };

/**
 * Asks the back end of a product for reset instructions; the answer does not reveal whether the user exists. The
 * practice/patient API sends a one-time password if the deployment has them (S7.060–S7.063); the academic one always
 * mails a link (S7.033–S7.036).
 */
export async function askForReset(
  context: CurrentContext,
  username: string,
  sending: SendOptions,
): Promise<RequestAnswer> {
  const isAcademic = realmOf(context) === "academic";
  const call = isAcademic ? requestAcademicReset : requestReset;
  const sent = await send(call, { body: { username } }, sending);
  if (!sent.ok) return { taken: false, error: sent.error };
  return { taken: true, otpAvailable: sent.reply.otpAvailable ?? false };
}

/** Sets a new password with the one-time password (S7.064–S7.067). */
export function resetWithOtp(body: OtpReset, sending: SendOptions) {
  return send(processResetWithOtp, { body }, sending);
}
