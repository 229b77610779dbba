import {
  countries,
  disciplines,
  roles,
  specialities,
} from "@frontdoor/contract/practice/lookups.ts";
import type { PracticeUser } from "@frontdoor/contract/practice/practice-user.ts";
import { register } from "@frontdoor/contract/practice/sign-up.ts";
import { returnToOfPage } from "../../../client/return-to.ts";
import { type PageSending, type SendOptions, send } from "../../../client/send.ts";
import { type ProvingOptions, sendWithProof } from "../../../client/send-with-proof.ts";
import { type LookupList, listOf } from "../lookup-list.ts";
import type { ListName } from "./practice-sign-up.state.ts";

/**
 * Loads a list for the form (S7.077–S7.084), without inactive entries (Q011).
 * @param id the chosen discipline for specialities, the chosen speciality for roles
 */
export async function loadList(
  list: ListName,
  id: string,
  sending: SendOptions,
): Promise<LookupList> {
  return listOf(await request(list, id, sending));
}

function request(list: ListName, id: string, sending: SendOptions) {
  switch (list) {
    case "countries":
      return send(countries, {}, sending);
    case "disciplines":
      return send(disciplines, {}, sending);
    case "specialities":
      return send(specialities, { params: { id } }, sending);
    case "roles":
      return send(roles, { params: { id } }, sending);
    default:
      return list satisfies never;
  }
}

/** Registers a practice user (S7.055–S7.058), with proof of work where it is required. */
export function registerPracticeUser(
  user: PracticeUser,
  { onProving, query, ...sending }: ProvingOptions & PageSending,
) {
  const input = { body: user, query: returnToOfPage(query) };
  return sendWithProof<typeof register>(
    (proven) => send(register, input, { ...sending, ...proven }),
    onProving,
    sending.signal,
  );
}
