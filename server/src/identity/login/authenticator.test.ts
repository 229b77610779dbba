import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { afterPassword, testBrowser } from "../../../test/browser.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { createPasswordHasher } from "../../platform/hashing/hashing.ts";
import { QueueFull } from "../../platform/semaphore.ts";
import { createAuthenticator, type PendingRegistration } from "./authenticator.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { failedNamesByAddress: { perHour: 10_000 } } });
});
afterAll(() => server.close());

const device = "d".repeat(43);
const pendingPassword = "heron-marsh-77";

/** Logs in from one browser, with a registration that this browser began or without. */
async function logIn(username: string, password: string, hasPending: boolean) {
  const passwordHash = await server.deps.hasher.hash(pendingPassword);
  const pending: PendingRegistration<string> = { passwordHash, answer: "verify your address" };
  return createAuthenticator(server.deps).authenticate(
    {
      realm: "practice",
      username,
      password,
      ...testBrowser(device),
    },
    afterPassword(async (_tx, account) => `welcome ${account.username}`),
    async () => (hasPending ? pending : null),
  );
}

const countersOf = (kind: "login_counters" | "known_devices") =>
  server.database.kysely.selectFrom(kind).selectAll().execute();

test("[SEC-A1 SEC-D1] a password of a pending registration gets its answer, whether the name has an account or not", async () => {
  const { username } = await registerPerson(server);
  for (const name of [username, "name-that-nobody-has-yet"]) {
    expect(await logIn(name, pendingPassword, true)).toBe("verify your address");
    expect(await logIn(name, "wrong-otter-1", true)).toMatchObject({ failure: "BAD_CREDENTIALS" });
    expect(await logIn(name, pendingPassword, false)).toMatchObject({ failure: "BAD_CREDENTIALS" });
  }
});

test("[SEC-A5 SEC-D1] such a login clears no counter and makes no device known", async () => {
  const { username } = await registerPerson(server);
  const devices = await countersOf("known_devices");
  for (let time = 0; time < 9; time += 1) await logIn(username, "wrong-otter-1", true);
  await logIn(username, pendingPassword, true);
  expect(await countersOf("known_devices")).toEqual(devices);
  const answer = await logIn(username, goodPassword, true);
  expect(answer, "ten attempts have locked the name").toMatchObject({ failure: "BAD_CREDENTIALS" });
  expect(await logIn(username, pendingPassword, true)).toMatchObject({
    failure: "BAD_CREDENTIALS",
  });
});

test("[SEC-A2] a pending registration costs a second check in every state of the name, and only where there is one", async () => {
  const { username } = await registerPerson(server);
  for (const name of [username, "another-name-of-nobody"]) {
    for (const [hasPending, checks] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const before = server.spent.verified;
      await logIn(name, "wrong-otter-1", hasPending);
      expect(server.spent.verified - before).toBe(checks);
    }
  }
});

test("[SEC-D1] the account's own password opens the account, pending registration or not", async () => {
  const { username } = await registerPerson(server);
  expect(await logIn(username, goodPassword, true)).toBe(`welcome ${username}`);
});

test("[SEC-B11] two logins at once that both make the hash stronger both succeed", async () => {
  const { username } = await registerPerson(server);
  const strong = { memoryKiB: 64, iterations: 3, cores: 2, queueLimit: 100 };
  const hasher = createPasswordHasher({ keys: server.deps.keys, ...strong });
  const { authenticate } = createAuthenticator({ ...server.deps, hasher });
  const attempt = { realm: "practice", username, password: goodPassword } as const;
  const sending = testBrowser(null);
  const welcome = afterPassword(async () => "welcome");
  const both = [1, 2].map(() => authenticate({ ...attempt, ...sending }, welcome));
  expect(await Promise.all(both)).toEqual(["welcome", "welcome"]);
});

test("[SEC-A5 SEC-A12] a busy server counts nothing: no name is locked by answers that looked at no password", async () => {
  const { username } = await registerPerson(server);
  const { keys } = server.deps;
  const full = { keys, memoryKiB: 64, iterations: 1, cores: 1, queueLimit: 0 };
  const hasher = createPasswordHasher(full);
  const busy = createAuthenticator({ ...server.deps, hasher });
  const attempt = { realm: "practice", username, password: "wrong-otter-1" } as const;
  const from = testBrowser(null);
  await hasher.withReservation(async () => {
    for (let time = 0; time < 12; time += 1) {
      const answer = busy.authenticate(
        { ...attempt, ...from },
        afterPassword(async () => "welcome"),
      );
      await expect(answer).rejects.toBeInstanceOf(QueueFull);
    }
  });
  expect(await logIn(username, goodPassword, false)).toBe(`welcome ${username}`);
});
