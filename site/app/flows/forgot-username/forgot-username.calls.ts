import { requestReminder } from "@frontdoor/contract/practice/forgot-username.ts";
import { type CallError, type SendOptions, send } from "../../client/send.ts";

type ReminderAnswer = { taken: true } | { taken: false; error: CallError };

/**
 * Asks for a username reminder (S7.068–S7.070); the answer is the same for every address. Always uses the
 * practice/patient API, the only one with this call (Q069). The call's `email` is the form's `emailAddress` (S3.066,
 * S3.067).
 */
export async function askForReminder(
  emailAddress: string,
  sending: SendOptions,
): Promise<ReminderAnswer> {
  const body = { email: emailAddress };
  const sent = await send(requestReminder, { body }, sending);
  if (sent.ok) return { taken: true };
  const { email, ...others } = sent.error.fields;
  const fields = email === undefined ? others : { ...others, emailAddress: email };
  return { taken: false, error: { ...sent.error, fields } };
}
