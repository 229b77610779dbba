import {
  resetUsername as academicResetUsername,
  changePassword as changeAcademicPassword,
} from "@frontdoor/contract/academic/forgot-password.ts";
import type { ResetContext } from "@frontdoor/contract/contexts.ts";
import { processReset, resetUsername } from "@frontdoor/contract/practice/reset-password.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";

type ChangePassword = (
  token: string,
  password: string,
  sending: SendOptions,
) => Promise<Sent<typeof processReset>>;

/** Sets the password of a patient or practice user (S7.071–S7.073). */
const changeAtPractice: ChangePassword = (token, password, sending) =>
  send(processReset, { body: { password, token } }, sending);

/** Sets the password of an academic user (S7.037–S7.039). */
const changeAtAcademic: ChangePassword = (token, password, sending) =>
  send(changeAcademicPassword, { body: { password, token } }, sending);

/** The back end that takes the new password. */
const changeOf: Readonly<Record<ResetContext, ChangePassword>> = {
  patient: changeAtPractice,
  academic: changeAtAcademic,
};

/** Sets a new password with the token of a reset link; only this uses the link up (Q041). */
export function changePassword(
  context: ResetContext,
  token: string,
  password: string,
  sending: SendOptions,
): Promise<Sent<typeof processReset>> {
  return changeOf[context](token, password, sending);
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
