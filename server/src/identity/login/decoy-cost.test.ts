import { setImmediate as nextTurn } from "node:timers/promises";
import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodPassword, newPerson } from "../../../test/people.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { usernameIndex } from "../accounts/username.ts";
import { decoyCost } from "./decoy-cost.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const names = Array.from({ length: 2_000 }, (_, place) => `nobody-${place}`);

/** The names of nobody that are as slow as bcrypt. */
async function slowNames(): Promise<string[]> {
  const { database, clock, keys } = server.deps;
  const costs = await Promise.all(
    names.map((name) =>
      decoyCost({ database, clock }, "practice", usernameIndex(keys, "practice", name)),
    ),
  );
  return names.filter((_name, at) => costs[at]?.kind === "bcrypt");
}

/** The same once what is left was counted anew, which nobody waits for. */
async function slowNamesAnew(before: readonly string[]): Promise<string[]> {
  server.advance({ minutes: 10 });
  let slow = await slowNames();
  while (slow.length === before.length) {
    await nextTurn();
    slow = await slowNames();
  }
  return slow;
}

const logIn = (username: string, password = goodPassword) =>
  server.post("/practice/security/auth", { username, password });

async function moveIn(count: number): Promise<string[]> {
  const owner = await callerAs(server, "operator");
  const passwordHash = await bcrypt(goodPassword, { cost: 8 });
  const rows = Array.from({ length: count }, (_, place) => ({
    row: place + 1,
    person: {
      realm: "practice",
      type: "RECEPTION",
      username: `moved-${place}`,
      emailAddress: `moved-${place}@example.org`,
      name: "Naledi",
      surname: "Khumalo",
      passwordHash,
    },
  }));
  await owner.post("/accounts/import-people", { file: "a".repeat(64), rows });
  return rows.map(({ person: { username } }) => username);
}

test("[SEC-B14] as large a share of nobody's names is slow as of the accounts, the same ones always, and fewer with each first login", async () => {
  for (let place = 0; place < 3; place += 1) {
    await server.post("/practice/registration/register", newPerson());
  }
  expect(await slowNames()).toEqual([]);
  const moved = await moveIn(9);
  const slow = await slowNamesAnew([]);
  expect(slow.length / names.length).toBeCloseTo(9 / 12, 1);
  for (const username of moved.slice(0, 6)) expect((await logIn(username)).statusCode).toBe(200);
  const fewer = await slowNamesAnew(slow);
  expect(fewer.length / names.length).toBeCloseTo(3 / 12, 1);
  expect(fewer.filter((name) => !slow.includes(name))).toEqual([]);
});
