import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logInToAccount, newOwner } from "../../../test/account-settings.ts";
import { accountOf } from "../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { createKeys, masterKeyBytes } from "../../platform/keys/keys.ts";
import { openAppKey } from "./app-key.ts";
import { fromBase32 } from "./base32.ts";
import { beginSetUp, confirmSetUp, takeSetUp } from "./set-up.ts";
import { codeAt, timeStep } from "./totp.ts";

const before = randomBytes(masterKeyBytes);
const now = randomBytes(masterKeyBytes);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ keys: createKeys(before) });
});
afterAll(() => server.close());

test("[SEC-H2] an app whose set-up began before the master key was changed is encrypted by the current key", async () => {
  const { username } = await newOwner(server);
  const { id: accountId } = await accountOf(server, username);
  const session = await server.database.kysely
    .selectFrom("account_sessions")
    .select("id")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const of = { accountId, sessionId: session.id };
  const deps = { ...server.deps, keys: createKeys(now, before) };
  const [key, confirmed, taken] = await server.database.kysely.transaction().execute(async (tx) => {
    const told = await beginSetUp(tx, server.deps, of);
    const code = codeAt(fromBase32(told), timeStep(deps.clock()));
    return [told, await confirmSetUp(tx, deps, of, code), await takeSetUp(tx, deps, of)] as const;
  });
  // Once the key before is given up, only what was encrypted again can be opened.
  const later = createKeys(now);
  for (const app of [confirmed, taken]) {
    if (app === null || app === "wrong") throw new Error("The app was not set up.");
    expect(openAppKey(later, app.encrypted, accountId)).toEqual(fromBase32(key));
  }
});

test("[SEC-J1] begun again in the same login it is the same key for its fifteen minutes, then another one; another login has another", async () => {
  const owner = await newOwner(server);
  await owner.reauthenticate();
  await server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: server.deps.clock() })
    .where("username", "=", owner.username)
    .execute();
  const keyIn = async (login: typeof owner) => (await login.post("/second-step/begin")).json().key;
  const first = await keyIn(owner);
  server.advance({ minutes: 4 });
  expect(await keyIn(owner)).toBe(first);
  const other = await logInToAccount(server, owner);
  const elsewhere = await keyIn(other as typeof owner);
  expect(elsewhere).not.toBe(first);
  server.advance({ minutes: 15, seconds: 1 });
  const later = await logInToAccount(server, owner);
  expect(await keyIn(later as typeof owner)).not.toBe(elsewhere);
});
