import { type AcademicInvite, loadInvite } from "@frontdoor/contract/academic/invites.ts";
import { inviteLoadMessage, standardMessages } from "@frontdoor/contract/errors.ts";
import { products } from "@frontdoor/contract/products.ts";
import { useAddressSecret } from "../../../client/address-secret.ts";
import { useLocation, useQuery } from "../../../client/location.ts";
import { type SendOptions, send } from "../../../client/send.ts";

/** The academic invite key from the address (Q042), which it is removed from; empty without one. */
export function useInviteKey(): string {
  const { path } = useLocation();
  const name = products.academic.inviteParameter;
  const key = useQuery().get(name) ?? "";
  return useAddressSecret(key, path, name);
}

export type AcademicInviteOutcome =
  | { kind: "usable"; key: string; invite: AcademicInvite }
  | { kind: "refused"; message: string };

/**
 * Loads an invite by its key (S7.043–S7.045). The message of a failure depends on whether the server responded at all
 * (S8.027, S8.028).
 */
export async function askForAcademicInvite(
  key: string,
  sending: SendOptions,
): Promise<AcademicInviteOutcome> {
  const sent = await send(loadInvite, { params: { key } }, sending);
  if (sent.ok) return { kind: "usable", key, invite: sent.reply };
  const message = sent.error.status === null ? standardMessages.communication : inviteLoadMessage;
  return { kind: "refused", message };
}
