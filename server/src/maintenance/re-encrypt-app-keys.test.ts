import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import {
  firstStep,
  logIn,
  type Member,
  newMember,
  openTestConsole,
  type TestConsole,
} from "../../test/console.ts";
import { openTestDatabase } from "../../test/database.ts";
import { manyFailures } from "../../test/test-server.ts";
import type { Database } from "../platform/database/database.ts";
import { createKeys, type Keys } from "../platform/keys/keys.ts";
import { reencryptAppKeysOfStaff } from "./re-encrypt-app-keys.ts";

const old = randomBytes(32);
const next = randomBytes(32);
const during = createKeys(next, old);
const time = createTestClock();

let database: Database;
let before: TestConsole;
beforeAll(async () => {
  database = await openTestDatabase();
  before = await openTestConsole({ keys: createKeys(old), database, time, limits: manyFailures });
});
afterAll(async () => {
  await before.close();
  await database.close();
});

/** What a console of the same deployment makes of something, with other keys. */
async function atConsole<Outcome>(keys: Keys, work: (server: TestConsole) => Promise<Outcome>) {
  const server = await openTestConsole({ keys, database, time, limits: manyFailures });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
const encryptedOf = async ({ id }: Member) => {
  const { app_key_sealed } = await database.kysely
    .selectFrom("staff_logins")
    .select("app_key_sealed")
    .where("staff_id", "=", id)
    .executeTakeFirstOrThrow();
  return app_key_sealed;
};
const run = (keys: Keys) => reencryptAppKeysOfStaff(keys).run(database, time.clock());

test("[SEC-H18] an app of staff gives codes through a change of the master key, and with the new one alone", async () => {
  const member = await newMember(before);
  expect(await run(createKeys(old))).toBe(0);
  await atConsole(during, (server) => logIn(server, member));
  const encrypted = await encryptedOf(member);
  expect(await run(during)).toBe(1);
  expect(await encryptedOf(member)).not.toBe(encrypted);
  expect(await run(during)).toBe(0);
  await atConsole(createKeys(next), (server) => logIn(server, member));
});

test("[SEC-H18 SEC-L9] a lock goes on and a browser stays known when the old key is gone", async () => {
  const member = await newMember(before);
  const { cookies } = await logIn(before, member);
  // The password is under the new key from here on; the browser above is known under the old one alone.
  await atConsole(during, (server) => logIn(server, member));
  const guess = { emailAddress: member.emailAddress, password: "wrong-otter-1" };
  for (let n = 0; n < 10; n += 1) await before.consolePost("/staff/login", guess);
  await run(during);
  await atConsole(createKeys(next), async (server) => {
    await expect(firstStep(server, member)).rejects.toThrow("BAD_CREDENTIALS");
    expect((await firstStep(server, member, { cookies })).token).toHaveLength(43);
  });
});

test("[SEC-H18] one that cannot be moved is told of, and those after it are moved", async () => {
  const [one, other] = [await newMember(before), await newMember(before)];
  const [stuck, later] = one.id < other.id ? [one, other] : [other, one];
  await database.kysely
    .updateTable("staff_logins")
    .set({ app_key_sealed: await encryptedOf(later) })
    .where("staff_id", "=", stuck.id)
    .execute();
  const encrypted = await encryptedOf(later);
  await expect(run(during)).rejects.toThrow();
  expect(await encryptedOf(stuck)).toBe(encrypted);
  expect(await encryptedOf(later)).not.toBe(encrypted);
});
