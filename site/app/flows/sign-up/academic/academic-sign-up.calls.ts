import { brochureLogin } from "@frontdoor/contract/academic/login.ts";
import {
  countries,
  disciplines,
  grades,
  roles,
  specialities,
  trainingInstitutions,
} from "@frontdoor/contract/academic/lookups.ts";
import { signUpOf } from "@frontdoor/contract/academic/sign-up.ts";
import { isOffered } from "@frontdoor/contract/roles.ts";
import { returnToOfPage } from "../../../client/return-to.ts";
import { type PageSending, type SendOptions, send } from "../../../client/send.ts";
import { type ProvingOptions, sendWithProof } from "../../../client/send-with-proof.ts";
import { type LookupList, listOf } from "../lookup-list.ts";
import type { Registration } from "./academic-registration.ts";
import type { ListName } from "./academic-sign-up.state.ts";

/**
 * Loads a list for the form (S7.018–S7.029), without inactive entries (Q011).
 * @param id the chosen discipline for specialities, the chosen speciality for grades
 */
export async function loadList(
  list: ListName,
  id: string,
  sending: SendOptions,
): Promise<LookupList> {
  if (list === "roles") return loadRoles(sending);
  return listOf(await request(list, id, sending));
}

/** The sector's roles that need no invite, as far as they are served (S4.012, S4.013, Q047). */
async function loadRoles(sending: SendOptions): Promise<LookupList> {
  const sent = await send(roles, {}, sending);
  if (!sent.ok) return listOf(sent);
  const offered = sent.reply.filter(isOffered);
  return { is: "loaded", items: offered.map((role) => ({ id: role, name: role, active: true })) };
}

function request(list: Exclude<ListName, "roles">, id: string, sending: SendOptions) {
  switch (list) {
    case "countries":
      return send(countries, {}, sending);
    case "disciplines":
      return send(disciplines, {}, sending);
    case "specialities":
      return send(specialities, { params: { id } }, sending);
    case "grades":
      return send(grades, { params: { id } }, sending);
    case "institutions":
      return send(trainingInstitutions, {}, sending);
    default:
      return list satisfies never;
  }
}

/** Registers an academic user with the call of their role (S7.010–S7.015), with proof of work where it is required. */
export function registerAcademicUser(
  registration: Registration,
  inviteKey: string | null,
  { onProving, ...sending }: ProvingOptions,
) {
  return sendWithProof(
    (proven) => signUpAs(registration, inviteKey, { ...sending, ...proven }),
    onProving,
    sending.signal,
  );
}

function signUpAs({ role, user }: Registration, inviteKey: string | null, sending: SendOptions) {
  const query = inviteKey === null ? {} : { inviteKey };
  return send(signUpOf[role], { body: user, query }, sending);
}

/** Logs in with the new account (S4.015, Q053). */
export function logInAfterSignUp(
  username: string,
  password: string,
  { query, ...sending }: PageSending,
) {
  const body = { username, password };
  return send(brochureLogin, { body, query: returnToOfPage(query) }, sending);
}
