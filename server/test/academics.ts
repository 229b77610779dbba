import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import { emailIndexes, usernameIndex } from "../src/identity/accounts/username.ts";
import { newId } from "../src/platform/ids.ts";
import type { ChildServer } from "./faults/child-server.ts";
import { goodPassword, newHcp } from "./people.ts";
import type { TestServer } from "./test-server.ts";

let made = 0;

interface Academic {
  email?: string;
  name?: string;
  surname?: string;
  type?: AcademicRole;
  institutionId?: string;
  specialityId?: string;
}

/** An active academic account, as an activation leaves one; a head of department unless told otherwise. */
export async function addAcademic(server: TestServer, changes: Academic = {}) {
  made += 1;
  const { name = "Naledi", surname = "Mokoena", type = "HOD" } = changes;
  const { email = `department.head.${made}@example.org` } = changes;
  const { keys, clock, hasher } = server.deps;
  const id = newId(clock);
  const now = clock();
  const account = {
    id,
    realm: "academic",
    status: "active",
    type,
    username: email,
    username_index: usernameIndex(keys, "academic", email),
    email,
    email_index: emailIndexes(keys, "academic", email)[0],
    name,
    surname,
    cell_number: `+2783${String(1_000_000 + made)}`,
    language: "en",
    cell_number_changed_at: null,
    email_proven_at: now,
    number_confirmed_at: null,
    password_hash: await hasher.hash(goodPassword),
    password_changed_at: now,
    terms_version: "test",
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    archived_at: null,
    retain_until: null,
  } as const;
  const profile = {
    account_id: id,
    discipline_id: "orthopaedic-surgery",
    speciality_id: changes.specialityId ?? "orthopaedic-surgery",
    grade_id: "head-of-department",
    hpcsa_number: "MP0654321",
    practice_number: null,
    training_institution_id: changes.institutionId ?? "uct-groote-schuur-hospital",
    trainee_post_number: null,
    registrar_appointed_on: null,
    clinical_unit: null,
  };
  await server.database.kysely.transaction().execute(async (tx) => {
    await tx.insertInto("accounts").values(account).execute();
    await tx.insertInto("academic_profiles").values(profile).execute();
  });
  return { id, username: email, email };
}

interface Joining {
  role?: "hcp" | "trainee" | "supervisor" | "hod";
  person?: ReturnType<typeof newHcp>;
  inviteKey?: string;
  clientAddress?: string;
}

/** Signs up over HTTP; the cookies are those of the browser that did it. */
export async function signUpAcademic(
  server: TestServer,
  { role = "hcp", person = newHcp(), inviteKey, clientAddress }: Joining = {},
) {
  const query = inviteKey === undefined ? "" : `?inviteKey=${inviteKey}`;
  const response = await server.post(`/academic/v1/signup/${role}${query}`, person, {
    ...(clientAddress !== undefined && { clientAddress }),
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { ...person, cookies };
}

/** The codes that were mailed to an address, in their order. */
export async function mailedCodes(server: TestServer, email: string): Promise<string[]> {
  await server.deliver();
  return server
    .mails()
    .filter(({ to }) => to === email)
    .map(codeIn)
    .filter((code) => code !== undefined);
}

const codeIn = ({ text }: { text: string }) => /verificationCode=([\w-]{43})/.exec(text)?.[1];

/** Follows the link of the verification mail. */
export function verify(
  server: TestServer,
  {
    email,
    code,
    confirm,
    cookies,
  }: { email: string; code: string; confirm?: true; cookies?: Record<string, string> },
) {
  const body = { emailAddress: email, verificationCode: code, ...(confirm && { confirm }) };
  return server.post("/academic/v1/signup/verifyEmail", body, { ...(cookies && { cookies }) });
}

/** Signs up, follows the mailed link in the same browser, and returns the person with their account. */
export async function joinAcademic(server: TestServer, joining: Joining = {}) {
  const person = await signUpAcademic(server, joining);
  const email = person.username;
  const code = (await mailedCodes(server, email)).at(-1) ?? "";
  const response = await verify(server, { email, code, cookies: person.cookies });
  if (response.statusCode !== 200) throw new Error(response.body);
  return { ...person, code, account: await academicAccount(server, email) };
}

export function academicAccount(server: TestServer, username: string) {
  return server.database.kysely
    .selectFrom("accounts")
    .leftJoin("identity_documents", "identity_documents.account_id", "accounts.id")
    .leftJoin("academic_profiles", "academic_profiles.account_id", "accounts.id")
    .selectAll()
    .where("realm", "=", "academic")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
}

/** The heads of department that a supervisor named. */
export function hodLinksOf(server: TestServer, supervisorId: string) {
  return server.database.kysely
    .selectFrom("hod_links")
    .selectAll()
    .where("supervisor_id", "=", supervisorId)
    .execute();
}

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
      .map(codeIn)
      .find((found) => found !== undefined);
    if (code !== undefined) return code;
    await pause(pollMilliseconds);
  }
  throw new Error("No verification mail came.");
}
