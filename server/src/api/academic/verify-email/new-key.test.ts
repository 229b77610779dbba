import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedCodes, signUpAcademic, verify } from "../../../../test/academics.ts";
import { newHcp } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { usernameIndex } from "../../../identity/accounts/username.ts";
import { createKeys, type Keys } from "../../../platform/keys/keys.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
/** As a process that was restarted with other keys has them. */
const keys: Keys = createKeys(first);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ keys });
});
afterAll(() => server.close());

async function mailed(person: ReturnType<typeof newHcp>) {
  const { cookies, username: email } = await signUpAcademic(server, { person });
  return { email, cookies, code: (await mailedCodes(server, email)).at(-1) ?? "" };
}

test("[SEC-H18] of registrations for one address from before and after a new master key one becomes an account, under the new key", async () => {
  const person = newHcp();
  const [before, alone] = [await mailed(person), await mailed(newHcp())];
  Object.assign(keys, createKeys(second, first));
  const after = await mailed(person);
  const statuses = [];
  for (const each of [after, before, alone]) {
    statuses.push((await verify(server, each)).statusCode);
  }
  expect(statuses).toEqual([200, 400, 200]);
  const made = await server.database.kysely
    .selectFrom("accounts")
    .select(["email", "username_index"])
    .execute();
  expect(made).toHaveLength(2);
  for (const { email, username_index } of made) {
    expect(username_index).toBe(usernameIndex(keys, "academic", email));
  }
});
