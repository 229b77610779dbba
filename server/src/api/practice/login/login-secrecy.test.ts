import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import {
  manyFailures,
  openTestServer,
  type TestServer,
  visible,
} from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: manyFailures });
});
afterAll(() => server.close());

const logIn = (username: string, password: string) =>
  server.post("/practice/security/auth", { username, password });
const lockedStatus = (username: string) =>
  server.get(`/practice/security/${encodeURIComponent(username)}/lockedstatus`);

async function fail(username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await logIn(username, "wrong-otter-1");
}

/** One name in each of the states that nobody may tell apart. */
const states = {
  unknown: async () => "name-that-nobody-has",
  wrong: async () => (await registerPerson(server)).username,
  async locked() {
    const { username } = await registerPerson(server);
    await fail(username, 10);
    return username;
  },
  async disabled() {
    const { username } = await registerPerson(server);
    await server.database.kysely
      .insertInto("login_counters")
      .columns([
        "realm",
        "username_index",
        "client",
        "failures",
        "total",
        "locks",
        "last_attempt_at",
      ])
      .expression((from) =>
        from
          .selectFrom("accounts")
          .select((column) => [
            "realm",
            "username_index",
            column.val("").as("client"),
            column.val(0).as("failures"),
            column.val(100).as("total"),
            column.val(0).as("locks"),
            "created_at",
          ])
          .where("username", "=", username),
      )
      .execute();
    return username;
  },
  async archived() {
    const { username } = await registerPerson(server);
    await archive(server, username);
    return username;
  },
};

const shapes = {
  wrong: "wrong-otter-1",
  empty: "",
  right: goodPassword,
  "over-long": "a1".repeat(1_000),
  "not normal": "cafe\u0301-otter-9",
  "one letter": "x",
};

describe("[SEC-A1] nothing in an answer tells which state a name is in", () => {
  test.each(Object.entries(shapes))("password: %s", async (shape, password) => {
    const answers: Record<string, unknown> = {};
    for (const [state, make] of Object.entries(states)) {
      if (shape === "right" && state === "wrong") continue;
      answers[state] = visible(await logIn(await make(), password));
    }
    for (const answer of Object.values(answers)) expect(answer).toEqual(answers.unknown);
    expect(answers.unknown).toMatchObject({ status: shape === "empty" ? 400 : 401 });
  });
});

test("[SEC-A2] every state spends exactly one check of a password", async () => {
  for (const make of Object.values(states)) {
    const username = await make();
    const before = server.spent.verified;
    await logIn(username, "wrong-otter-1");
    expect(server.spent.verified - before).toBe(1);
  }
});

describe("[S7.054] the lock check", () => {
  test("[SEC-A4] says locked after ten failures, of a real and of an invented name alike, for 15 minutes", async () => {
    const { username } = await registerPerson(server);
    for (const name of [username, "invented-name", "invented@example.org"]) {
      expect((await lockedStatus(name)).json()).toEqual({ locked: false });
      await fail(name, 10);
      expect((await lockedStatus(name)).json()).toEqual({ locked: true });
    }
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
    server.advance({ minutes: 15, seconds: 1 });
    expect((await lockedStatus(username)).json()).toEqual({ locked: false });
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-G11] takes the longest email address in its path", async () => {
    const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.ex`;
    const response = await lockedStatus(longest);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

test("[SEC-A5] strangers lock out strangers alone: the owner's own device still logs in", async () => {
  const { username, cookies } = await registerPerson(server);
  await fail(username, 200);
  expect((await logIn(username, goodPassword)).statusCode).toBe(401);
  const credentials = { username, password: goodPassword };
  const fromOwn = await server.post("/practice/security/auth", credentials, { cookies });
  expect(fromOwn.statusCode).toBe(200);
});

test("[SEC-F13] fifty parallel guesses reach the password no more often than the limit", async () => {
  const { username } = await registerPerson(server);
  const before = await server.loginsWith("wrong");
  const guesses = Array.from({ length: 50 }, (_, guess) => logIn(username, `guess-otter-${guess}`));
  await Promise.all(guesses);
  expect((await server.loginsWith("wrong")) - before).toBe(10);
  expect((await logIn(username, goodPassword)).statusCode).toBe(401);
});
