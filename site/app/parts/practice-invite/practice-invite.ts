import {
  inviteLoadMessage,
  inviteStatusMessage,
  standardMessages,
} from "@frontdoor/contract/errors.ts";
import { loadInvite, type PracticeInvite } from "@frontdoor/contract/practice/invites.ts";
import { products } from "@frontdoor/contract/products.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { usePlace, useQuery } from "../../client/navigation.tsx";
import { type Sent, send } from "../../client/send.ts";

/**
 * The code of the practice invite that the address brought, which then leaves the address bar (Q042); empty
 * without one.
 */
export function useInviteCode(): string {
  const { path } = usePlace();
  const name = products.practice.inviteParameter;
  const code = useQuery().get(name) ?? "";
  return useAddressSecret(code, path, name);
}

/**
 * The history state that takes an invite along to another page, whose address then never shows the code.
 */
export function inviteCodeState(code: string): Record<string, string> {
  return { [products.practice.inviteParameter]: code };
}

/**
 * What came of asking for a practice invite (S4.001–S4.006): it can be used, it is taken, or a message says
 * why not.
 */
export type InviteOutcome =
  | { kind: "usable"; invite: { inviteCode: string; userType: string } }
  | { kind: "taken" }
  | { kind: "refused"; message: string };

/** Asks for an invite by its code (S7.085–S7.087). */
export async function askForInvite(code: string, signal: AbortSignal): Promise<InviteOutcome> {
  return inviteOutcome(await send(loadInvite, { params: { code } }, { signal }));
}

/**
 * What an answer means for the invite: SENT can be used, ACCEPTED and REGISTERED are taken, any other
 * status is named to the person. A failure says whether the server answered at all (S8.027–S8.029).
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
