import {
  resetUsername as academicResetUsername,
  changePassword as changeAcademicPassword,
} from "@frontdoor/contract/academic/forgot-password.ts";
import type { ResetContext } from "@frontdoor/contract/contexts.ts";
import { processReset, resetUsername } from "@frontdoor/contract/practice/reset-password.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";

/**
 * Sets a new password with the token of a reset link; only this uses the link up (Q041). Patients and practice users
 * have one call (S7.071–S7.073), academic users another (S7.037–S7.039).
 */
export function changePassword(
  context: ResetContext,
  token: string,
  password: string,
  sending: SendOptions,
): Promise<Sent<typeof processReset>> {
  const call = context === "academic" ? changeAcademicPassword : processReset;
  return send(call, { body: { password, token } }, sending);
}

/**
 * The username behind the link, for a password manager (SEC-A9); `null` where the back end does not return it, as the
 * form works without.
 */
export async function askForUsername(
  context: ResetContext,
  token: string,
  signal: AbortSignal,
): Promise<string | null> {
  const call = context === "academic" ? academicResetUsername : resetUsername;
  const sent = await send(call, { body: { token } }, { signal });
  return sent.ok ? sent.reply.username : null;
}
