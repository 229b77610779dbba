import { type AcademicInvite, loadInvite } from "@frontdoor/contract/academic/invites.ts";
import { inviteLoadMessage, standardMessages } from "@frontdoor/contract/errors.ts";
import { type Sent, send } from "../../../client/send.ts";

/** The query parameter that carries an academic invite's key (Q042). */
export const inviteKeyParameter = "inviteKey";

export type AcademicInviteOutcome =
  | { kind: "usable"; key: string; invite: AcademicInvite }
  | { kind: "refused"; message: string };

/** Asks for an invite by its key (S7.043–S7.045). */
export async function askForAcademicInvite(
  key: string,
  signal: AbortSignal,
): Promise<AcademicInviteOutcome> {
  return academicInviteOutcome(key, await send(loadInvite, { params: { key } }, { signal }));
}

/** A failure says whether the server answered at all (S8.027, S8.028). */
export function academicInviteOutcome(
  key: string,
  sent: Sent<typeof loadInvite>,
): AcademicInviteOutcome {
  if (sent.ok) return { kind: "usable", key, invite: sent.reply };
  const message = sent.error.status === null ? standardMessages.communication : inviteLoadMessage;
  return { kind: "refused", message };
}
