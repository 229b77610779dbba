import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const logIn = (username: string, password: string) =>
  server.post("/practice/security/auth", { username, password });
const fail = async (username: string, times: number) => {
  for (let time = 0; time < times; time += 1) await logIn(username, "wrong-otter-1");
};

async function subjectsTo(address: string): Promise<string[]> {
  await server.deliver();
  const mails = server.mails().filter(({ to }) => to === address);
  return mails.map((mail) => (mail.channel === "email" ? mail.subject : "")).sort();
}

test("[SEC-A7] the owner is mailed when a lock begins, once an hour at most", async () => {
  const { username, emailAddress } = await registerPerson(server);
  await fail(username, 12);
  const locked = "Your Heron Practice account is locked for a while";
  const welcome = "Welcome to Heron Practice";
  expect(await subjectsTo(emailAddress)).toEqual([welcome, locked]);
  server.advance({ minutes: 16 });
  await fail(username, 10);
  expect(await subjectsTo(emailAddress)).toHaveLength(2);
  server.advance({ minutes: 61 });
  await fail(username, 10);
  expect(await subjectsTo(emailAddress)).toEqual([welcome, locked, locked]);
});

test("[SEC-A7 SEC-C2] a lock of an invented name takes the same path and mails nobody", async () => {
  const before = server.sent.length;
  await fail("nobody-at-all", 10);
  const rows = await server.database.kysely
    .selectFrom("outbox")
    .select("kind")
    .where("state", "=", "waiting")
    .execute();
  expect(rows.map(({ kind }) => kind)).toContain("practice.account-locked");
  await server.deliver();
  expect(server.sent.length).toBe(before);
});

test("[SEC-A7] the owner is mailed of a login that follows ten failures, not of one after nine", async () => {
  const { username, emailAddress } = await registerPerson(server);
  await fail(username, 9);
  await logIn(username, goodPassword);
  expect(await subjectsTo(emailAddress)).toHaveLength(1);
  await fail(username, 10);
  server.advance({ minutes: 16 });
  await logIn(username, goodPassword);
  expect(await subjectsTo(emailAddress)).toEqual([
    "Someone logged in to your Heron Practice account after many tries",
    "Welcome to Heron Practice",
    "Your Heron Practice account is locked for a while",
  ]);
});

test("[SEC-A7] the mail says which lock it is: of a device of one's own, or one that only a new password ends", async () => {
  const { username, emailAddress, cookies } = await registerPerson(server);
  await server.deliver();
  const { deps } = server;
  const body = { username, password: "wrong-otter-1" };
  for (let time = 0; time < 10; time += 1) {
    await server.post("/practice/security/auth", body, { cookies });
  }
  const lastTo = async () => {
    await server.deliver();
    return server.mails().findLast(({ to }) => to === emailAddress)?.text ?? "";
  };
  expect(await lastTo()).toContain("on a device that you have used before");
  server.advance({ minutes: 61 });
  await fail(username, 1);
  await server.database.kysely
    .updateTable("login_counters")
    .set({ total: deps.limits.lockout.failuresBeforeDisabled - 1 })
    .where("client", "=", "")
    .execute();
  await fail(username, 1);
  expect(await lastTo()).toContain("This lock does not end by itself");
});
