import {
  inviteLoadMessage,
  inviteStatusMessage,
  standardMessages,
} from "@frontdoor/contract/errors.ts";
import { loadInvite, type PracticeInvite } from "@frontdoor/contract/practice/invites.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";
import type { InviteOutcome } from "./practice-invite.ts";

/** Loads an invite by its code (S7.085–S7.087). */
export async function askForInvite(code: string, sending: SendOptions): Promise<InviteOutcome> {
  return inviteOutcome(await send(loadInvite, { params: { code } }, sending));
}

/**
 * The meaning of an answer: SENT is valid, ACCEPTED and REGISTERED are taken, any other status is shown as a message.
 * The message of a failure depends on whether the server responded at all (S8.027–S8.029).
 */
export function inviteOutcome(sent: Sent<typeof loadInvite>): InviteOutcome {
  if (sent.ok) return outcomeOf(sent.reply);
  const message = sent.error.status === null ? standardMessages.communication : inviteLoadMessage;
  return { kind: "refused", message };
}

function outcomeOf({ status, inviteCode, userType }: PracticeInvite): InviteOutcome {
  if (status === "SENT") return { kind: "usable", invite: { inviteCode, userType } };
  if (status === "ACCEPTED" || status === "REGISTERED") return { kind: "taken" };
  return { kind: "refused", message: inviteStatusMessage(status) };
}
