import {
  createAcademicInvite,
  createPracticeInvite,
  revokeInvite,
} from "@frontdoor/contract/products/invites.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import type { Ask } from "../ask.ts";
import { acceptInvite, newAddress, registerPerson } from "./demo-person.ts";

/** A practice invite; one that is not mailed shows its code and its link. */
export async function practiceInvite(ask: Ask, emailAddress = newAddress()) {
  const made = await ask(createPracticeInvite, { body: { emailAddress, send: false } });
  const { id, code = "", link = "" } = made;
  return { id, code, link };
}

/** Of a person who had an account already. */
export async function acceptedInvite(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const password = await registerPerson(url, emailAddress);
  const { code, link } = await practiceInvite(ask, emailAddress);
  await acceptInvite(url, { username: emailAddress, password }, code);
  return link;
}

export async function registeredInvite(ask: Ask, url: string): Promise<string> {
  const emailAddress = newAddress();
  const { code, link } = await practiceInvite(ask, emailAddress);
  await registerPerson(url, emailAddress, code);
  return link;
}

export async function revokedInvite(ask: Ask): Promise<string> {
  const { id, link } = await practiceInvite(ask);
  await ask(revokeInvite, { params: { id } });
  return link;
}

/** An academic invite that nobody has used. */
export async function academicInvite(ask: Ask, role: AcademicRole) {
  const emailAddress = newAddress();
  const body = { emailAddress, name: "Zanele Jacobs", role, send: false };
  const { code = "", link = "" } = await ask(createAcademicInvite, { body });
  return { emailAddress, code, link };
}
