import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encryptAppKey, newAppKey } from "../../src/identity/two-step/app-key.ts";
import { fromBase32 } from "../../src/identity/two-step/base32.ts";
import { codeAt, timeStep } from "../../src/identity/two-step/totp.ts";
import { addTwoStep } from "../../src/identity/two-step/two-step-store.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { createKeys } from "../../src/platform/keys/keys.ts";
import { silentLog } from "../database.ts";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import type { Person } from "../faults/person.ts";
import { goodPassword } from "../people.ts";
import { expectParity, type Timings } from "./expect-parity.ts";
import { registerPeople } from "./names.ts";
import { rawPost } from "./raw-post.ts";

const masterKey = "7".repeat(64);
const pairs = 500;
/** A step takes five codes and ends with the last: two pairs of them leave it open. */
const pairsOfStep = 2;
const people = 50;

/** Somebody with two-step verification, whose app counts as having shown every code of this hour already. */
interface Protected {
  person: Person;
  secret: Buffer;
}

async function protectedPeople(server: ChildServer): Promise<Protected[]> {
  const registered = await registerPeople(server, people);
  await server.stop();
  const database = await openDatabase(server, silentLog);
  const keys = createKeys(Buffer.from(masterKey, "hex"));
  const now = new Date();
  const all: Protected[] = [];
  try {
    for (const person of registered) {
      const { id } = await database.kysely
        .selectFrom("accounts")
        .select("id")
        .where("username", "=", person.username)
        .executeTakeFirstOrThrow();
      const key = newAppKey();
      const used = timeStep(now) + 120;
      await database.kysely
        .transaction()
        .execute((tx) =>
          addTwoStep(tx, id, { encrypted: encryptAppKey(keys, key, id), step: used }, now),
        );
      all.push({ person, secret: fromBase32(key) });
    }
  } finally {
    await database.close();
  }
  await server.start();
  return all;
}

/** Types the right password; what stands for the step that is then asked for. */
async function pendingChallenge({ url }: ChildServer, { username }: Person) {
  const answer = await fetch(`${url}/api/practice/security/auth`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password: goodPassword }),
  });
  const { location } = (await answer.json()) as { location: string };
  const token = new URLSearchParams(location.split("#")[1]).get("step");
  if (token === null) throw new Error(location);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { token, cookie: cookie.join("; ") };
}

const now = (secret: Buffer) => codeAt(secret, timeStep(new Date()));

/** Six digits that an app shows neither now nor about now. */
function wrongCode(secret: Buffer): string {
  const step = timeStep(new Date());
  const near = [-2, -1, 0, 1, 2].map((distance) => codeAt(secret, step + distance));
  const codes = Array.from({ length: 6 }, (_, index) => String(index).repeat(6));
  return codes.find((code) => !near.includes(code)) ?? "";
}

/** The time of codes that an app shows beside those that it does not; none of them lets anybody in. */
async function timesOfCodes(server: ChildServer, all: readonly Protected[]): Promise<Timings> {
  const times: Timings = { known: [], unknown: [] };
  for (let step = 0; step < pairs / pairsOfStep; step++) {
    const one = all[step % people];
    if (one === undefined) throw new Error("Nobody has two-step verification.");
    const { token, cookie } = await pendingChallenge(server, one.person);
    for (let pair = 0; pair < pairsOfStep; pair++) {
      const turns = [
        { code: now(one.secret), kept: times.known },
        { code: wrongCode(one.secret), kept: times.unknown },
      ];
      if (Math.random() < 0.5) turns.reverse();
      const told = new Set<string>();
      for (const { code, kept } of turns) {
        const path = `${server.url}/api/practice/security/second-step`;
        const { milliseconds, ...answer } = await rawPost(path, { token, code }, { cookie });
        told.add(JSON.stringify(answer));
        kept.push(milliseconds);
      }
      expect([...told], "the same bytes").toEqual([expect.stringContaining("WRONG_CODE")]);
    }
  }
  return times;
}

describe.each([
  ["a code that was used before is the one that the app shows", 1_000_000],
  ["a code was right once no code of the day is taken any more", 1],
])("the time of a refusal does not tell", (what, perDay) => {
  let server: ChildServer;
  let all: Protected[];
  beforeAll(async () => {
    const limits = {
      signUpByAddress: { perHour: 1_000_000 },
      wrongCodeByAccount: { perDay },
    };
    server = await prepareChildServer({
      ARGON2_MEMORY_KIB: "64",
      MASTER_KEY: masterKey,
      LIMITS: JSON.stringify(limits),
    });
    await server.start();
    all = await protectedPeople(server);
  }, 180_000);
  afterAll(() => server.remove());

  test(`[SEC-J2 SEC-J4] whether ${what}`, async () => {
    if (perDay === 1) await timesOfCodes(server, all);
    await expectParity(() => timesOfCodes(server, all));
  });
});
