import { authenticate } from "@frontdoor/contract/practice/login.ts";
import {
  createAcademicInvite,
  createPracticeInvite,
  revokeInvite,
} from "@frontdoor/contract/products/invites.ts";
import { type InvitingProduct, products } from "@frontdoor/contract/products.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import type { Ask } from "../../ask.ts";
import { mailedLink } from "./demo-inbox.ts";
import { newAddress, registerPerson } from "./demo-person.ts";
import { send } from "./demo-send.ts";

/** The reason that the demonstration gives where a call needs one. */
export const reason = "demo links";

/** A practice invite, with its link and code as they were mailed. */
export async function practiceInvite(ask: Ask, url: string, emailAddress = newAddress()) {
  const { id } = await ask(createPracticeInvite, { body: { emailAddress, reason } });
  return { id, ...(await mailedInvite(url, emailAddress, "practice")) };
}

async function mailedInvite(url: string, emailAddress: string, kind: InvitingProduct) {
  const link = await mailedLink(url, emailAddress, `/signup/${kind}`);
  const code = new URL(link).searchParams.get(products[kind].inviteParameter) ?? "";
  return { link, code };
}

/** An invite that a person with an account has accepted. */
export async function acceptedInvite(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const password = await registerPerson(url, emailAddress);
  const { code, link } = await practiceInvite(ask, url, emailAddress);
  // A login with an invite accepts it (S4.008).
  const body = { username: emailAddress, password };
  await send(url, authenticate, { query: { inviteCode: code }, body });
  return link;
}

export async function registeredInvite(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const { code, link } = await practiceInvite(ask, url, emailAddress);
  await registerPerson(url, emailAddress, code);
  return link;
}

export async function revokedInvite(ask: Ask, url: string): Promise<string> {
  const { id, link } = await practiceInvite(ask, url);
  await ask(revokeInvite, { params: { id } });
  return link;
}

/** An academic invite that nobody has used. */
export async function academicInvite(ask: Ask, url: string, role: AcademicRole) {
  const emailAddress = newAddress();
  await ask(createAcademicInvite, { body: { emailAddress, name: "Zanele Jacobs", role, reason } });
  return { emailAddress, ...(await mailedInvite(url, emailAddress, "academic")) };
}
