import { randomBytes, randomUUID } from "node:crypto";
import { goodPassword, newPerson } from "../people.ts";

export type Person = ReturnType<typeof newPerson>;

/** Somebody whom no other run knows either. */
export function newStranger(): Person {
  const tag = randomBytes(5).toString("hex");
  return newPerson({ username: `reed-bird-${tag}`, emailAddress: `bird.${tag}@example.org` });
}

/** A write with its key: the same one is sent again after no answer came. */
export interface Write {
  path: string;
  body: unknown;
  key: string;
}

export const registration = (person: Person): Write => ({
  path: "/registration/register",
  body: person,
  key: randomUUID(),
});

export const resetRequest = (person: Person): Write => ({
  path: "/security/password/requestReset",
  body: { username: person.username },
  key: randomUUID(),
});

/** Sends a write to the practice API; `null` when no answer came. */
export async function send(
  url: string,
  { path, body, key }: Write,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(`${url}/api/practice${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** The status of a login with the right password. */
export async function logIn(url: string, person: Person): Promise<number | undefined> {
  const body = { username: person.username, password: goodPassword };
  return (await send(url, { path: "/security/auth", body, key: randomUUID() }))?.status;
}
