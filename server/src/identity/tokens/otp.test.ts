import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestHasher } from "../../../test/hasher.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { bumpTokenEpoch } from "../tokens/epoch.ts";
import { consumeOtp, issueOtp, liveOtp, maximumOtpTries, prepareOtp, verifyOtp } from "./otp.ts";

const { clock, advance } = createTestClock();
const hasher = createTestHasher();
const deps = { keys: createTestKeys(), clock, hasher };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const owner = (name: string) => ({ realm: "practice", usernameIndexes: [name] }) as const;
const verify = (name: string, code: string) => verifyOtp(database.kysely, deps, owner(name), code);
const consume = (id: string) =>
  database.kysely.transaction().execute((tx) => consumeOtp(tx, deps, id));

async function issue(name: string) {
  const id = newId(clock);
  const prepared = await prepareOtp(deps, id, true);
  await database.kysely.transaction().execute((tx) => issueOtp(tx, deps, owner(name), prepared));
  const code = (await liveOtp(database.kysely, deps, id)) ?? "";
  return { id, code, wrong: code === "000000" ? "000001" : "000000" };
}

test("[SEC-C5] the code has six digits, works, and works once", async () => {
  const { id, code } = await issue("anna");
  expect(code).toMatch(/^\d{6}$/);
  expect(await verify("anna", code)).toBe(id);
  expect(await Promise.all([consume(id), consume(id), consume(id)])).toEqual(
    expect.arrayContaining([true, false, false]),
  );
  expect(await verify("anna", code)).toBeNull();
  expect(await liveOtp(database.kysely, deps, id)).toBeNull();
});

test("[SEC-C5] after five wrong tries the right code is refused", async () => {
  const { code, wrong } = await issue("ben");
  for (let number = 0; number < maximumOtpTries; number += 1) {
    expect(await verify("ben", wrong)).toBeNull();
  }
  expect(await verify("ben", code)).toBeNull();
});

test("[SEC-C5] fifty parallel tries share the five", async () => {
  const { id, code } = await issue("carl");
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify("carl", code)));
  expect(answers.filter((answer) => answer === id)).toHaveLength(maximumOtpTries);
});

test("[SEC-C5] only the newest code works, and it does not reset the tries", async () => {
  const older = await issue("dora");
  for (let number = 0; number < 3; number += 1) await verify("dora", older.wrong);
  const newer = await issue("dora");
  expect(await liveOtp(database.kysely, deps, older.id)).toBeNull();
  if (older.code !== newer.code) expect(await verify("dora", older.code)).toBeNull();
  else await verify("dora", newer.wrong);
  expect(await verify("dora", newer.code)).toBe(newer.id);
  expect(await verify("dora", newer.code)).toBeNull();
});

test("[SEC-C5] the tries are forgotten after ten minutes and by a use", async () => {
  const first = await issue("emma");
  for (let number = 0; number < maximumOtpTries; number += 1) await verify("emma", first.wrong);
  advance({ minutes: 10 });
  const second = await issue("emma");
  expect(await verify("emma", second.code)).toBe(second.id);
  expect(await consume(second.id)).toBe(true);
  const third = await issue("emma");
  for (let number = 1; number < maximumOtpTries; number += 1) await verify("emma", third.wrong);
  expect(await verify("emma", third.code)).toBe(third.id);
});

test("[SEC-C5 SEC-F12] tries that a clock a day ahead has counted keep nobody out for that day", async () => {
  advance({ days: 1 });
  const ahead = await issue("gita");
  for (let number = 0; number < maximumOtpTries; number += 1) await verify("gita", ahead.wrong);
  advance({ days: -1 });
  const { id, code, wrong } = await issue("gita");
  for (let number = 1; number < maximumOtpTries; number += 1) await verify("gita", wrong);
  expect(await verify("gita", code)).toBe(id);
  expect(await verify("gita", code)).toBeNull();
});

test("[SEC-C5] a code ends after ten minutes", async () => {
  const { id, code } = await issue("finn");
  advance({ minutes: 10 });
  expect(await verify("finn", code)).toBeNull();
  expect(await consume(id)).toBe(false);
});

test("[SEC-C5] one person's code is of no use to another", async () => {
  const { code } = await issue("gina");
  expect(await verify("hans", code)).toBeNull();
});

test("[SEC-A2] every try spends exactly one hash, with or without a code", async () => {
  const { code, wrong } = await issue("ida");
  for (const [name, typed] of [
    ["nobody", "123456"],
    ["ida", wrong],
    ["ida", ""],
    ["ida", code],
  ]) {
    const before = hasher.spent();
    await verify(name ?? "", typed ?? "");
    expect(hasher.spent() - before).toBe(1);
  }
});

test("[SEC-H19] a new epoch kills every outstanding code", async () => {
  const { id, code } = await issue("jan");
  await database.kysely.transaction().execute(bumpTokenEpoch);
  expect(await verify("jan", code)).toBeNull();
  expect(await consume(id)).toBe(false);
});

test("[SEC-C2 SEC-C5] what is stored for a code that is not sent spends the same, and its digits fit nothing", async () => {
  const before = hasher.spent();
  const id = newId(clock);
  const prepared = await prepareOtp(deps, id, false);
  await database.kysely
    .transaction()
    .execute((tx) => issueOtp(tx, deps, owner("nobody"), prepared));
  const digits = (await liveOtp(database.kysely, deps, id)) ?? "";
  expect(await verify("nobody", digits)).toBeNull();
  expect(hasher.spent() - before).toBe(1);
});
