import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ChildServer } from "../faults/child-server.ts";
import { newHcp } from "../people.ts";

export type AcademicPerson = ReturnType<typeof newHcp>;

/** Somebody whom no other run knows either. */
export function newAcademicStranger(): AcademicPerson {
  return newHcp({ username: `botha.${randomBytes(5).toString("hex")}@example.org` });
}

const pollMilliseconds = 500;
const mailMilliseconds = 60_000;

/** People with accounts, made as people make them: sign-up, mail, link. */
export async function joinPeople(server: ChildServer, count: number): Promise<AcademicPerson[]> {
  const people = Array.from({ length: count }, newAcademicStranger);
  for (const person of people) await post(server, "/v1/signup/hcp", person);
  for (const { username } of people) {
    const verificationCode = await mailedCode(server, username);
    const link = { emailAddress: username, verificationCode, confirm: true };
    await post(server, "/v1/signup/verifyEmail", link);
  }
  return people;
}

async function post({ url }: ChildServer, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${url}/api/academic${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The code of the newest verification mail to an address; waits for it. */
export async function mailedCode({ url }: ChildServer, email: string): Promise<string> {
  const deadline = Date.now() + mailMilliseconds;
  while (Date.now() < deadline) {
    const inbox = await fetch(`${url}/dev/inbox.json`);
    const mails = (await inbox.json()) as { to: string; text: string }[];
    const code = mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /verificationCode=([\w-]{43})/.exec(text)?.[1])
      .find((found) => found !== undefined);
    if (code !== undefined) return code;
    await pause(pollMilliseconds);
  }
  throw new Error("No verification mail came.");
}
