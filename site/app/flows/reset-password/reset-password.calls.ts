import { processReset } from "@frontdoor/contract/practice/reset-password.ts";
import { type Sent, send } from "../../client/send.ts";

/** The contexts that a reset link can name (S2.153, S2.154). */
export type ResetContext = "patient" | "academic";

type ChangePassword = (
  token: string,
  password: string,
  idempotencyKey: string,
) => Promise<Sent<typeof processReset>>;

/** S7.071–S7.073 */
const changeAtPractice: ChangePassword = (token, password, idempotencyKey) =>
  send(processReset, { body: { password, token } }, { idempotencyKey });

/** Which back end takes the new password; academic is not open yet. */
const changeOf: Readonly<Record<ResetContext, ChangePassword | null>> = {
  patient: changeAtPractice,
  academic: null,
};

/** Whether people can change their password for a product yet. */
export function isChangeOpen(context: ResetContext): boolean {
  return changeOf[context] !== null;
}

/** Sets a new password with the token of a reset link: the one thing that uses the link up (Q041). */
export function changePassword(
  context: ResetContext,
  token: string,
  password: string,
  idempotencyKey: string,
): Promise<Sent<typeof processReset>> {
  const change = changeOf[context];
  if (change === null) throw new Error(`There is no change of password for ${context}`);
  return change(token, password, idempotencyKey);
}
