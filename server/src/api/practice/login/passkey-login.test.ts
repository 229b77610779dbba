import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, auditOf } from "../../../../test/accounts.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import {
  logInWithPasskey,
  loginOptions,
  newOwnerWithPasskey,
  sendAnswer,
} from "../../../../test/passkeys.ts";
import { goodPassword } from "../../../../test/people.ts";
import { manyFailures, openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: manyFailures });
});
afterAll(() => server.close());

const knownDevices = async () =>
  (await server.database.kysely.selectFrom("known_devices").selectAll().execute()).length;
const typePassword = (username: string, password: string, sending = {}) =>
  server.post("/practice/security/auth", { username, password }, sending);

test("[SEC-I1] a passkey lets its owner in, without a name and without a hash", async () => {
  const { authenticator } = await newOwnerWithPasskey(server);
  const before = server.spent.verified;
  const response = await logInWithPasskey(server, authenticator);
  expect(response.json()).toEqual({
    location: expect.stringMatching(/^https:\/\/practice\.example\/start\?code=[\w-]{43}$/),
  });
  expect(server.spent.verified).toBe(before);
});

test("[SEC-I1] it leaves what a login leaves: the device, the way, the moment, the audit", async () => {
  const { authenticator, accountId, username, get } = await newOwnerWithPasskey(server);
  server.advance({ minutes: 1 });
  const known = await knownDevices();
  const response = await logInWithPasskey(server, authenticator, {
    headers: { "accept-language": "af" },
  });
  expect(await knownDevices()).toBe(known + 1);
  const names = response.cookies.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["__Host-fd", "login-context"]));
  const now = server.deps.clock().toISOString();
  const { passkeys, devices } = (await get("/overview")).json();
  expect(passkeys).toMatchObject([{ lastUsedAt: now }]);
  expect(devices).toMatchObject([{ way: "passkey", lastLoginAt: now }, { way: "password" }]);
  expect((await auditOf(server, accountId, "logged-in")).at(-1)?.details).toEqual({
    way: "passkey",
  });
  expect((await accountOf(server, username)).language).toBe("af");
});

test("[SEC-I1] it leads to account settings where that is asked for", async () => {
  const { authenticator, username } = await newOwnerWithPasskey(server);
  const response = await logInWithPasskey(server, authenticator, { query: "?target=account" });
  expect(response.json()).toEqual({ location: "/account" });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const page = await server.get("/account/overview", { cookies });
  expect(page.json()).toMatchObject({ username });
});

test("[SEC-I1 S4.007] an invite for the address of the account is accepted by it", async () => {
  const { authenticator, email } = await newOwnerWithPasskey(server);
  const { id, code } = await makeInvite(server, { email });
  await logInWithPasskey(server, authenticator, { query: `?inviteCode=${code}` });
  expect((await storedInvite(server, id)).status).toBe("ACCEPTED");
});

test("[SEC-I7] a lock of the password keeps no passkey out, and no passkey ends that lock", async () => {
  const { authenticator, username } = await newOwnerWithPasskey(server);
  for (let time = 0; time < 10; time += 1) await typePassword(username, "wrong-otter-1");
  expect((await logInWithPasskey(server, authenticator)).statusCode).toBe(200);
  expect((await typePassword(username, goodPassword)).statusCode).toBe(401);
});

test("[SEC-I7 SEC-A5] the device of a login by passkey is known to the name: strangers' guesses do not lock it out", async () => {
  const { authenticator, username } = await newOwnerWithPasskey(server);
  const { cookies } = await logInWithPasskey(server, authenticator);
  const device = cookies.find(({ name }) => name === "__Host-fd")?.value ?? "";
  for (let time = 0; time < 10; time += 1) await typePassword(username, "wrong-otter-1");
  const known = { cookies: { "__Host-fd": device } };
  expect((await typePassword(username, goodPassword, known)).statusCode).toBe(200);
});

test("[SEC-I2] the options are the same for everybody, but for the challenge, and leave no row", async () => {
  const [one, other] = [await loginOptions(server), await loginOptions(server, "academic")];
  expect(one.challenge).not.toBe(other.challenge);
  expect({ ...one, challenge: "" }).toEqual({ ...other, challenge: "" });
  expect(one).toMatchObject({
    rpId: "localhost",
    allowCredentials: [],
    userVerification: "required",
  });
  const { rows } = await usedChallenges();
  await loginOptions(server);
  expect((await usedChallenges()).rows).toBe(rows);
});

const usedChallenges = async () => ({
  rows: (await server.database.kysely.selectFrom("used_challenges").select("nonce").execute())
    .length,
});

test("[SEC-I4] an answer counts once, and twenty at once let one in", async () => {
  for (const counts of [false, true]) {
    const { authenticator, accountId } = await newOwnerWithPasskey(server, { counts });
    const answer = authenticator.answer(await loginOptions(server));
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendAnswer(server, answer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(19).fill(401),
    ]);
    expect((await sendAnswer(server, answer)).statusCode).toBe(401);
    expect(await auditOf(server, accountId, "logged-in")).toHaveLength(2);
  }
});

test("[SEC-I5] an authenticator that counts has to count on: a copy of it is refused", async () => {
  const { authenticator } = await newOwnerWithPasskey(server, { counts: true });
  const entered = async (counter: number) =>
    (await logInWithPasskey(server, authenticator, { lies: { counter } })).statusCode;
  expect([await entered(7), await entered(7), await entered(6), await entered(0)]).toEqual([
    200, 401, 401, 401,
  ]);
  expect(await entered(8)).toBe(200);
});

test("[SEC-I5] two answers with one count at once let one in", async () => {
  const { authenticator } = await newOwnerWithPasskey(server, { counts: true });
  const answers = [await loginOptions(server), await loginOptions(server)].map((options) =>
    authenticator.answer(options, { counter: 9 }),
  );
  const sent = await Promise.all(answers.map((answer) => sendAnswer(server, answer)));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test("[SEC-I5] an authenticator that does not count lets in again and again", async () => {
  const { authenticator } = await newOwnerWithPasskey(server);
  for (const _time of [1, 2, 3]) {
    expect((await logInWithPasskey(server, authenticator)).statusCode).toBe(200);
  }
});
