import { goodPassword, newPerson } from "../../../people.ts";
import type { Deed } from "../deeds.ts";
import type { Visitor } from "../visitor.ts";
import { internationally, linkIn, newNumber, tag } from "./made-up.ts";

/** A body for a registration of somebody whom nobody else knows. */
export function newPracticePerson(changes: Record<string, unknown> = {}) {
  const name = tag();
  const emailAddress = `bird.${name}@example.org`;
  const cellularNumber = newNumber();
  return {
    ...newPerson({ username: `reed-${name}`, emailAddress, cellularNumber, ...changes }),
    cellularNumber,
  };
}

/** Registers a health professional. */
export async function register(visitor: Visitor, person = newPracticePerson()) {
  const { username, emailAddress: to, cellularNumber } = person;
  await visitor.write({
    path: "/practice/registration/register",
    body: person,
    deed: "register",
    username,
    to,
    password: goodPassword,
  });
  return { username, to, number: internationally(cellularNumber) };
}

/** Logs in, to account settings; where a code is asked for, to the page that asks for it. */
export async function logIn(
  visitor: Visitor,
  username: string,
  password: string,
  realm: "practice" | "academic" = "practice",
): Promise<string> {
  const path = {
    practice: "/practice/security/auth",
    academic: "/academic/v1/security/brochureLogin",
  }[realm];
  const { location } = await visitor.write({
    path: `${path}?target=account`,
    body: { username, password },
    deed: "logIn",
    username,
  });
  return String(location);
}

/** Shows once more who is there, which holds for five minutes. */
export async function reauthenticate(visitor: Visitor, password: string): Promise<void> {
  await visitor.write({ path: "/account/proof", body: { way: "password", password } });
}

/** Registers, logs in to account settings, and verifies the address there by the link that is mailed. */
export async function registerVerified(visitor: Visitor) {
  const of = await register(visitor);
  const { username, to } = of;
  await logIn(visitor, username, goodPassword);
  await reauthenticate(visitor, goodPassword);
  await visitor.write({
    path: "/account/email/send",
    body: {},
    deed: "askForVerification",
    username,
    to,
  });
  await followVerification(visitor, { username, to, deed: "verifyFirstAddress" });
  await reauthenticate(visitor, goodPassword);
  return of;
}

/** Verifies an address by the link that is mailed to it. */
export async function followVerification(
  visitor: Visitor,
  { username, to, deed }: { username: string; to: string; deed: Deed },
): Promise<void> {
  const mail = await visitor.sink.message(to, "verify address");
  const token = linkIn(mail.text, "account/email");
  await visitor.write({ path: "/account/email/proof", body: { token }, deed, username, to });
}
