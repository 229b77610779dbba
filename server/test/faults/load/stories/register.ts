import { goodPassword, newPerson } from "../../../people.ts";
import type { Visitor } from "../visitor.ts";
import { internationally, newNumber, tag } from "./made-up.ts";

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

/** Logs in, to the page of the own account. */
export async function logIn(
  visitor: Visitor,
  username: string,
  password: string,
  realm: "practice" | "academic" = "practice",
) {
  const path = {
    practice: "/practice/security/auth",
    academic: "/academic/v1/security/brochureLogin",
  }[realm];
  await visitor.write({
    path: `${path}?target=account`,
    body: { username, password },
    deed: "logIn",
    username,
  });
}
