import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf } from "../../../test/accounts.ts";
import { newOwner } from "../../../test/own-account.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { createKeys, masterKeyBytes } from "../../platform/keys/keys.ts";
import { newAppKey, openAppKey } from "./app-key.ts";
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

test("[SEC-H2] an app whose set-up began before the master key was changed is sealed by the key of now", async () => {
  const { username } = await newOwner(server);
  const { id: accountId } = await accountOf(server, username);
  const session = await server.database.kysely
    .selectFrom("account_sessions")
    .select("id")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const of = { accountId, sessionId: session.id };
  const deps = { ...server.deps, keys: createKeys(now, before) };
  const key = newAppKey();
  const code = codeAt(fromBase32(key), timeStep(deps.clock()));
  const [confirmed, taken] = await server.database.kysely.transaction().execute(async (tx) => {
    await beginSetUp(tx, server.deps, of, key);
    return [await confirmSetUp(tx, deps, of, code), await takeSetUp(tx, deps, of)];
  });
  // Once the key before is given up, only what was sealed again can be opened.
  const later = createKeys(now);
  for (const app of [confirmed, taken]) {
    if (app === null || app === "wrong") throw new Error("The app was not set up.");
    expect(openAppKey(later, app.sealed, accountId)).toEqual(fromBase32(key));
  }
});
