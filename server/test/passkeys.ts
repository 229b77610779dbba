import { accountOf, registerPerson } from "./accounts.ts";
import { createAuthenticator, type Lies, type SoftwareAuthenticator } from "./authenticator.ts";
import { goodPassword } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Cookies = Record<string, string>;

/** Notes that the owner of an account's address has it, as the link of a mail does. */
export async function proveAddress(server: TestServer, username: string): Promise<void> {
  await server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: server.deps.clock() })
    .where("username", "=", username)
    .execute();
}

/** Logs in to the page of one's own account; the cookies are those of the browser that did it. */
export async function logInToAccount(
  server: TestServer,
  username: string,
  { cookies = {}, path = "/practice/security/auth" }: { cookies?: Cookies; path?: string } = {},
): Promise<Cookies> {
  const body = { username, password: goodPassword };
  const answer = await server.post(`${path}?target=account`, body, { cookies });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { ...cookies, ...set };
}

/** A practice user with a proven address, logged in to the page of their own account. */
export async function newOwner(server: TestServer) {
  const person = await registerPerson(server);
  await proveAddress(server, person.username);
  const cookies = await logInToAccount(server, person.username, person);
  const { id } = await accountOf(server, person.username);
  return { ...person, accountId: id, cookies };
}

/** What the browser of an owner is to make a passkey of. */
export async function creationOptions(server: TestServer, cookies: Cookies) {
  const answer = await server.post("/account/passkeys/options", {}, { cookies });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().options;
}

/** Adds a passkey to the account of whoever is logged in. */
export async function addPasskey(
  server: TestServer,
  cookies: Cookies,
  authenticator: SoftwareAuthenticator,
  lies: Lies = {},
) {
  const passkey = authenticator.make(await creationOptions(server, cookies), lies);
  return server.post("/account/passkeys", { passkey }, { cookies });
}

/** A practice user whose account has a passkey. */
export async function newOwnerWithPasskey(server: TestServer, made: { counts?: boolean } = {}) {
  const owner = await newOwner(server);
  const authenticator = createAuthenticator(made);
  const added = await addPasskey(server, owner.cookies, authenticator);
  if (added.statusCode !== 200) throw new Error(added.body);
  return { ...owner, authenticator, passkeyId: added.json().id as string };
}

/** What the login page of the practice product is to ask a passkey for. */
export async function loginOptions(server: TestServer) {
  const answer = await server.post("/practice/security/passkey/options", {});
  return answer.json().options;
}

/** Logs in to the practice product with a passkey. */
export async function logInWithPasskey(
  server: TestServer,
  authenticator: SoftwareAuthenticator,
  { lies = {}, query = "", ...sending }: { lies?: Lies; query?: string } & Sending = {},
) {
  const passkey = authenticator.answer(await loginOptions(server), lies);
  return server.post(`/practice/security/passkey${query}`, { passkey }, sending);
}

type Sending = NonNullable<Parameters<TestServer["post"]>[2]>;
