import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase } from "../../test/database.ts";
import { createTestKeys } from "../../test/keys.ts";
import { jobNamed } from "../../test/maintenance-jobs.ts";
import {
  newChallenge,
  passkeyChallengeMinutes,
  readChallenge,
  useChallenge,
} from "../identity/passkeys/challenges.ts";
import type { Database } from "../platform/database/database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("[SEC-I4] a challenge that was answered is kept until it has expired, and no longer", async () => {
  const { clock, advance } = createTestClock();
  const deps = { keys: createTestKeys(), clock };
  const made = newChallenge(deps, { kind: "login" }).toString("base64url");
  const challenge = readChallenge(deps, made, { kind: "login" });
  if (challenge === null) throw new Error("It is ours.");
  await database.kysely.transaction().execute((tx) => useChallenge(tx, challenge));
  advance({ minutes: passkeyChallengeMinutes, seconds: -1 });
  expect(await jobNamed("remove-used-challenges").run(database, clock())).toBe(0);
  advance({ seconds: 1 });
  expect(await jobNamed("remove-used-challenges").run(database, clock())).toBe(1);
});
