import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword } from "../people.ts";
import { openTestServer, type TestServer, visible } from "../test-server.ts";
import { realms } from "./realms.ts";

let server: TestServer;
beforeAll(async () => {
  const few = { perHour: 5 };
  const limits = { otpByAddress: few, reminderByAddress: few, resetByAddress: { perHour: 60 } };
  server = await openTestServer({ limits });
});
afterAll(() => server.close());

const waiting = async () =>
  (await server.database.kysely.selectFrom("outbox").select("id").execute()).length;

describe.each(realms)("$realm: requests for a reset", (calls) => {
  const stranger = { clientAddress: "203.0.113.66" };
  const ask = async (username: string, sending: object) => {
    const before = await waiting();
    const answer = await server.post(calls.resetPath, { username }, sending);
    return { answer: visible(answer), isQueued: (await waiting()) > before };
  };

  test("[SEC-C6] by a stranger take nothing from the owner at another address, nor from a known device at the same one", async () => {
    const { username } = await calls.addPerson(server);
    const login = await server.post(calls.loginPath, { username, password: goodPassword });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    for (let press = 0; press < 4; press += 1) await ask(username, stranger);
    expect((await ask(username, stranger)).isQueued).toBe(false);
    expect((await ask(username, { clientAddress: "198.51.100.9" })).isQueued).toBe(true);
    for (const isQueued of [true, true, true, false]) {
      expect(await ask(username, { ...stranger, cookies })).toMatchObject({ isQueued });
    }
  });

  test("[SEC-C6 SEC-C1] by many networks end after thirty a day, known name or not, and say the same", async () => {
    const { username } = await calls.addPerson(server);
    for (const name of [username, "nobody-of-many@example.org"]) {
      const asked = [];
      for (let n = 0; n < 31; n += 1) {
        asked.push(await ask(name, { clientAddress: `198.18.${name.length}.${n}` }));
      }
      expect(asked.filter(({ isQueued }) => isQueued)).toHaveLength(30);
      expect(asked.at(-1)?.answer).toEqual(asked[0]?.answer);
    }
  });

  test("[SEC-A12 SEC-C6] of one address end after sixty an hour, whatever the names", async () => {
    const clientAddress = `192.0.2.${100 + calls.realm.length}`;
    server.advance({ hours: 2 });
    let queued = 0;
    for (let n = 0; n < 62; n += 1) {
      if ((await ask(`invented-${n}@example.org`, { clientAddress })).isQueued) queued += 1;
    }
    expect(queued).toBe(60);
  });
});

test("[SEC-A12 SEC-C5] tries of one-time passwords from one address end without a hash, whatever the names", async () => {
  const sending = { clientAddress: "203.0.113.70" };
  const guess = (n: number) => {
    const body = { otp: "123456", username: `invented-${n}`, password: "violet-gravel-77" };
    return server.post("/practice/security/password/processResetWithOtp", body, sending);
  };
  for (let n = 0; n < 5; n += 1) expect((await guess(n)).statusCode).toBe(400);
  const before = server.spent.verified;
  const refused = await guess(5);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(server.spent.verified).toBe(before);
});

test("[SEC-A12] requests for reminders from one address end with the same answer", async () => {
  const sending = { clientAddress: "203.0.113.71" };
  const before = await waiting();
  const answers = [];
  for (let n = 0; n < 6; n += 1) {
    const body = { email: `somebody-${n}@example.org` };
    const answer = await server.post("/practice/security/username/requestReminder", body, sending);
    answers.push(visible(answer));
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await waiting()) - before).toBe(5);
});
