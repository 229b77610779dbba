import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive, auditOf } from "../accounts.ts";
import { goodPassword } from "../people.ts";
import { openTestServer, type TestServer, visible } from "../test-server.ts";
import { realms } from "./realms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe.each(realms)("$realm: a login", (calls) => {
  let addresses = 0;
  /** Every name is tried from an address of its own: the rate limit of an address is another test's. */
  const logIn = (username: string, password: string, sending = {}) =>
    server.post(calls.loginPath, { username, password }, sending);
  async function fail(username: string, times: number) {
    addresses += 1;
    const clientAddress = `198.51.100.${addresses}`;
    for (let time = 0; time < times; time += 1) {
      await logIn(username, "wrong-otter-1", { clientAddress });
    }
  }
  async function knownDevice(username: string) {
    const { cookies } = await logIn(username, goodPassword);
    return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  }
  const states = {
    unknown: async () => `nobody-${calls.realm}@example.org`,
    wrong: async () => (await calls.addPerson(server)).username,
    async locked() {
      const { username } = await calls.addPerson(server);
      await fail(username, 10);
      return username;
    },
    async archived() {
      const { username } = await calls.addPerson(server);
      await archive(server, username);
      return username;
    },
  };

  test("[SEC-A1 SEC-A2] answers every state of a name alike, for one check of a password each", async () => {
    for (const password of ["wrong-otter-1", "x", "a1".repeat(1_000), "cafe\u0301-otter-9"]) {
      const answers: Record<string, unknown> = {};
      for (const [state, make] of Object.entries(states)) {
        const username = await make();
        const before = server.spent.verified;
        answers[state] = visible(await logIn(username, password));
        expect(server.spent.verified - before, state).toBe(1);
      }
      expect(answers.unknown).toMatchObject({ status: 401 });
      for (const answer of Object.values(answers)) expect(answer).toEqual(answers.unknown);
    }
  });

  test("[SEC-A4 SEC-A10] is locked by ten failures for 15 minutes, also where no page asks whether it is", async () => {
    const { username } = await calls.addPerson(server);
    await fail(username, 9);
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
    await fail(username, 10);
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
    server.advance({ minutes: 15, seconds: 1 });
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-A10] counts in its own realm alone", async () => {
    const { username } = await calls.addPerson(server);
    for (const other of realms.filter(({ realm }) => realm !== calls.realm)) {
      for (let time = 0; time < 12; time += 1) {
        await server.post(other.loginPath, { username, password: "wrong-otter-1" });
      }
    }
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-A5] by strangers locks out strangers alone: a device that knows the name still gets in", async () => {
    const { username } = await calls.addPerson(server);
    const cookies = await knownDevice(username);
    await fail(username, 12);
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
    expect((await logIn(username, goodPassword, { cookies })).statusCode).toBe(200);
  });

  test("[SEC-F13] fifty parallel guesses reach the password no more often than the limit", async () => {
    const { username } = await calls.addPerson(server);
    const before = await server.loginsWith("wrong");
    await Promise.all(
      Array.from({ length: 50 }, (_, guess) => logIn(username, `guess-otter-${guess}`)),
    );
    expect((await server.loginsWith("wrong")) - before).toBe(10);
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
  });

  test("[SEC-A6] from an address that failed with a hundred names waits, unless the device knows the name", async () => {
    const { username } = await calls.addPerson(server);
    const cookies = await knownDevice(username);
    const clientAddress = `203.0.113.${calls.realm.length}`;
    for (let name = 0; name < 100; name += 1) {
      await logIn(`spray-${name}@example.org`, "otter-1", { clientAddress });
    }
    const refused = await logIn(username, goodPassword, { clientAddress });
    expect(refused.statusCode).toBe(429);
    const unknown = await logIn(`nobody-${calls.realm}@example.org`, "x", { clientAddress });
    expect(visible(refused)).toEqual(visible(unknown));
    expect((await logIn(username, goodPassword, { clientAddress, cookies })).statusCode).toBe(200);
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-A7] is told to the owner when it locks and when it succeeds after ten failures, by the realm's mails", async () => {
    const { username, email } = await calls.addPerson(server);
    const seen = server.mails().length;
    await fail(username, 10);
    server.advance({ minutes: 16 });
    await logIn(username, goodPassword);
    await server.deliver();
    const mails = server
      .mails()
      .slice(seen)
      .filter(({ to }) => to === email);
    expect(mails.map((mail) => mail.channel === "email" && mail.subject).sort()).toEqual([
      `Someone logged in to your ${calls.product} account after many tries`,
      `Your ${calls.product} account is locked for a while`,
    ]);
  });

  test("[SEC-H5] is in the audit of its realm, without a name", async () => {
    const { username, email } = await calls.addPerson(server);
    await fail(username, 1);
    await logIn(username, goodPassword);
    const events = await auditOf(server, (await accountOf(server, username)).id);
    const told = events.map(({ kind, realm }) => `${realm} ${kind}`);
    expect(told.filter((kind) => !kind.endsWith("registered")).sort()).toEqual([
      `${calls.realm} logged-in`,
      `${calls.realm} login-failed`,
    ]);
    expect(JSON.stringify(events)).not.toContain(username);
    expect(JSON.stringify(events)).not.toContain(email);
  });
});
