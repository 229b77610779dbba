import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import { solve } from "../../../test/solve.ts";
import type { Database } from "../database/database.ts";
import { createKeys } from "../keys/keys.ts";
import { challengeMinutes, createProofOfWork } from "./proof-of-work.ts";

const effort = { cost: 1, maximumCounter: 20 };
const here = "192.0.2.1";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function proving(keys = createTestKeys()) {
  const time = createTestClock();
  return { ...time, ...createProofOfWork({ keys, clock: time.clock, database, effort }) };
}

/** A solution with something else in it. */
function altered(header: string, change: (solved: ReturnType<typeof read>) => void): string {
  const solved = read(header);
  change(solved);
  return Buffer.from(JSON.stringify(solved)).toString("base64");
}
const read = (header: string) => JSON.parse(Buffer.from(header, "base64").toString());

test("of twenty parallel uses of one solution exactly one counts, and none later", async () => {
  const { challenge, use } = proving();
  const header = await solve(await challenge(here));
  const uses = await Promise.all(Array.from({ length: 20 }, () => use(header, here)));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await use(header, here)).toBe(false);
});

test("a solution counts until its challenge expires", async () => {
  const { challenge, use, advance } = proving();
  const first = await solve(await challenge(here));
  const second = await solve(await challenge(here));
  advance({ minutes: challengeMinutes, seconds: -2 });
  expect(await use(first, here)).toBe(true);
  advance({ seconds: 2 });
  expect(await use(second, here)).toBe(false);
});

test("a solution counts for the network that was asked, whichever of its addresses sends it", async () => {
  const { challenge, use } = proving();
  expect(await use(await solve(await challenge(here)), "192.0.2.2")).toBe(false);
  const header = await solve(await challenge("2001:db8:1:2::1"));
  expect(await use(header, "2001:db8:1:3::1")).toBe(false);
  expect(await use(header, "2001:db8:1:2::9")).toBe(true);
});

test("a challenge of somebody else's key, or a changed one, is worth nothing", async () => {
  const { challenge, use } = proving();
  expect(await use(await solve(await proving().challenge(here)), here)).toBe(false);
  const header = await solve(await challenge(here));
  const changes: ((solved: ReturnType<typeof read>) => void)[] = [
    (solved) => {
      solved.challenge.parameters.expiresAt += 60;
    },
    (solved) => {
      solved.challenge.parameters.keyPrefix = "";
    },
    (solved) => {
      solved.challenge.parameters.nonce = randomBytes(16).toString("hex");
    },
    (solved) => {
      solved.challenge.parameters.keySignature = "";
    },
    (solved) => {
      solved.challenge.signature = "";
    },
    (solved) => {
      solved.solution.derivedKey = randomBytes(32).toString("hex");
    },
  ];
  for (const change of changes) expect(await use(altered(header, change), here)).toBe(false);
  expect(await use(header, here)).toBe(true);
});

test.each([null, "", "x", "bnVsbA==", "e30=", "W10=", "\u0000", "A".repeat(5_000)])(
  "what is no solution is refused: %j",
  async (header) => {
    expect(await proving().use(header, here)).toBe(false);
  },
);

test("a challenge from before the master key was changed can still be solved", async () => {
  const [old, current] = [randomBytes(32), randomBytes(32)];
  const header = await solve(await proving(createKeys(old)).challenge(here));
  expect(await proving(createKeys(current, old)).use(header, here)).toBe(true);
});

test("[SEC-H3] a challenge does not tell the address that it is for", async () => {
  const text = JSON.stringify(await proving().challenge("198.51.100.77"));
  expect(text).toMatch(/"network":"[\w-]{43}"/);
  expect(text).not.toContain("198.51");
});
