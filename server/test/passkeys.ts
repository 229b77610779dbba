import type { LightMyRequestResponse } from "fastify";
import { newOwner } from "./account-settings.ts";
import { createAuthenticator, type Lies, type SoftwareAuthenticator } from "./authenticator.ts";
import type { TestServer } from "./test-server.ts";

type Realm = "practice" | "academic";
type Owner = Awaited<ReturnType<typeof newOwner>>;
type Sending = NonNullable<Parameters<TestServer["post"]>[2]>;

const loginPath = {
  practice: "/practice/security/passkey",
  academic: "/academic/v1/security/passkey",
};

/** The browser that passkeys are made with, as it names itself. */
export const chrome = {
  "user-agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
};

/** Somebody new at account settings, whose address is verified. */
export async function newVerifiedOwner(server: TestServer, realm: Realm = "practice") {
  const owner = await newOwner(server, realm);
  const { id } = await server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: server.deps.clock() })
    .where("username", "=", owner.username)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...owner, accountId: id };
}

/** What the browser of an owner is to make a passkey of. */
export async function creationOptions(owner: Pick<Owner, "post">) {
  return optionsOf(await owner.post("/passkeys/options"));
}

/** Adds a passkey of this authenticator to the account of whoever is logged in. */
export async function addPasskey(
  owner: Pick<Owner, "post">,
  authenticator: SoftwareAuthenticator,
  lies: Lies = {},
) {
  const passkey = authenticator.make(await creationOptions(owner), lies);
  return owner.post("/passkeys", { passkey }, chrome);
}

/** Somebody new with a verified address and a passkey. */
export async function newOwnerWithPasskey(
  server: TestServer,
  { realm = "practice", counts = false }: { realm?: Realm; counts?: boolean } = {},
) {
  const owner = await newVerifiedOwner(server, realm);
  const authenticator = createAuthenticator({ counts });
  const added = await addPasskey(owner, authenticator);
  if (added.statusCode !== 200) throw new Error(added.body);
  return { ...owner, authenticator, passkeyId: String(added.json().id) };
}

/** What a login page is to ask a passkey for. */
export async function loginOptions(server: TestServer, realm: Realm = "practice") {
  return optionsOf(await server.post(`${loginPath[realm]}/options`, {}));
}

/** Sends what a passkey answered to the login of a product. */
export function sendAnswer(
  server: TestServer,
  passkey: unknown,
  { realm = "practice", query = "", ...sending }: { realm?: Realm; query?: string } & Sending = {},
) {
  return server.post(`${loginPath[realm]}${query}`, { passkey }, sending);
}

/** Logs in with a passkey as a page does: asks, lets it answer, sends the answer. */
export async function logInWithPasskey(
  server: TestServer,
  authenticator: SoftwareAuthenticator,
  { lies = {}, ...sending }: { lies?: Lies } & Parameters<typeof sendAnswer>[2] = {},
) {
  const options = await loginOptions(server, sending.realm);
  return sendAnswer(server, authenticator.answer(options, lies), sending);
}

function optionsOf(answer: LightMyRequestResponse) {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().options;
}
