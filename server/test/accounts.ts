import { newPerson } from "./people.ts";
import { callerAs } from "./product-keys.ts";
import type { TestServer } from "./test-server.ts";

/** Registers a new person over HTTP; the cookies are those of the browser that did it. */
export async function registerPerson(
  server: TestServer,
  changes: Record<string, unknown> = {},
  sending: { cookies?: Record<string, string> } = {},
) {
  const person = newPerson(changes);
  const response = await server.post("/practice/registration/register", person, sending);
  if (response.statusCode !== 200) throw new Error(response.body);
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { ...person, cookies };
}

/** Brings a patient's account in, as the patient app's back end does; nobody has chosen its password yet. */
export async function importPatient(server: TestServer, username: string) {
  const { post } = await callerAs(server, "practice");
  const emailAddress = `${username}@example.org`;
  const person = { name: "Naledi", surname: "Khumalo", cellularNumber: "082 123 4567" };
  const body = { accounts: [{ ...person, username, emailAddress }] };
  const response = await post("/accounts/import", body);
  if (response.json().imported !== 1) throw new Error(response.body);
  return { username, emailAddress };
}

/** Archives an account as a confirmed removal does. */
export async function archive(server: TestServer, username: string): Promise<void> {
  await server.database.kysely
    .updateTable("accounts")
    .set({ status: "archived", archived_at: server.deps.clock(), password_hash: null })
    .where("username", "=", username)
    .execute();
}

/** The account of a username, as it is stored. */
export function accountOf(server: TestServer, username: string) {
  return server.database.kysely
    .selectFrom("accounts")
    .selectAll()
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
}

/** The same of a practice account, with its profile and its identity. */
export function practiceAccount(server: TestServer, username: string) {
  return server.database.kysely
    .selectFrom("accounts")
    .leftJoin("identity_documents", "identity_documents.account_id", "accounts.id")
    .leftJoin("practice_profiles", "practice_profiles.account_id", "accounts.id")
    .selectAll()
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
}

/** What the audit tells of an account, by its id, or what of one kind; events of one moment come in any order. */
export async function auditOf(server: TestServer, subjectId: string, kind?: string) {
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .selectAll()
    .where("subject_id", "=", subjectId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return kind === undefined ? events : events.filter((event) => event.kind === kind);
}

/** Asks for a reset and returns what the mail and the phone got: the link, and the code of each. */
export async function askForReset(server: TestServer, username: string) {
  const seen = server.sent.length;
  await server.post("/practice/security/password/requestReset", { username });
  await server.deliver();
  const messages = server.sent.slice(seen);
  const token = messages
    .map(({ text }) => /\/passwordreset\/ud\/([\w-]{43})/.exec(text)?.[1])
    .find((found) => found !== undefined);
  const code = messages
    .filter(({ channel }) => channel === "sms")
    .map(({ text }) => /^\d{6}/.exec(text)?.[0])
    .find((found) => found !== undefined);
  const mailedCode = messages
    .filter(({ channel }) => channel === "email")
    .map(({ text }) => /one-time password, it is (\d{6})\./.exec(text)?.[1])
    .find((found) => found !== undefined);
  return { messages, token: token ?? "", code: code ?? "", mailedCode: mailedCode ?? "" };
}
