import { changePassword as changeAcademicPassword } from "@frontdoor/contract/academic/forgot-password.ts";
import { processReset } from "@frontdoor/contract/practice/reset-password.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";

/** The contexts that a reset link can name (S2.153, S2.154). */
export type ResetContext = "patient" | "academic";

type ChangePassword = (
  token: string,
  password: string,
  sending: SendOptions,
) => Promise<Sent<typeof processReset>>;

/** S7.071–S7.073 */
const changeAtPractice: ChangePassword = (token, password, sending) =>
  send(processReset, { body: { password, token } }, sending);

/** S7.037–S7.039 */
const changeAtAcademic: ChangePassword = (token, password, sending) =>
  send(changeAcademicPassword, { body: { password, token } }, sending);

/** Which back end takes the new password. */
const changeOf: Readonly<Record<ResetContext, ChangePassword>> = {
  patient: changeAtPractice,
  academic: changeAtAcademic,
};

/** Sets a new password with the token of a reset link: the one thing that uses the link up (Q041). */
export function changePassword(
  context: ResetContext,
  token: string,
  password: string,
  sending: SendOptions,
): Promise<Sent<typeof processReset>> {
  return changeOf[context](token, password, sending);
}
