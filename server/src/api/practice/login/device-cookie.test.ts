import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { silentLog } from "../../../../test/database.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { isKnownDevice, rememberDevice } from "../../../identity/devices/device.ts";
import { moveToCurrentKey } from "../../../maintenance/re-encrypt-accounts.ts";
import { newDeviceId, signDevice } from "../../../platform/http/cookies/device-cookie.ts";
import { createKeys, type Keys } from "../../../platform/keys/keys.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const name = "__Host-fd";

/** As a process that was restarted with other keys has them. */
const keys: Keys = createKeys(first);
const restartWith = (others: Keys) => Object.assign(keys, { previous: undefined }, others);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ keys });
});
afterAll(() => server.close());

const logIn = (username: string, cookie: string, password = goodPassword) =>
  server.post("/practice/security/auth", { username, password }, { cookies: { [name]: cookie } });
const cookieOf = (answer: Awaited<ReturnType<typeof logIn>>) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value ?? "";
const idIn = (cookie: string) => cookie.slice(0, 43);
const isKnown = (username: string, deviceId: string) =>
  isKnownDevice(server.database.kysely, {
    realm: "practice",
    usernameIndexes: usernameIndexes(keys, "practice", username),
    deviceId,
  });
async function lock(username: string) {
  for (let time = 0; time < 10; time += 1) await logIn(username, "", "wrong-otter-1");
}

test("[SEC-F4 SEC-A5] a device cookie that we did not make is replaced at the next success, and knows nobody", async () => {
  const { username } = await registerPerson(server);
  const planted = newDeviceId();
  const stolen = signDevice(createKeys(randomBytes(32)), planted);
  for (const cookie of [planted, `${planted}.${"s".repeat(43)}`, stolen]) {
    const answer = await logIn(username, cookie);
    expect(answer.statusCode).toBe(200);
    expect(idIn(cookieOf(answer))).not.toBe(planted);
    expect(await isKnown(username, planted)).toBe(false);
    expect(await isKnown(username, idIn(cookieOf(answer)))).toBe(true);
  }
});

test("[SEC-F4] a registration does not take such a cookie over either", async () => {
  const planted = newDeviceId();
  const { username, cookies } = await registerPerson(server, {}, { cookies: { [name]: planted } });
  expect(idIn(cookies[name] ?? "")).not.toBe(planted);
  expect(await isKnown(username, planted)).toBe(false);
});

test("[SEC-A5] two people of one browser keep the cookie that we made", async () => {
  const one = await registerPerson(server);
  const other = await registerPerson(server);
  const cookie = one.cookies[name] ?? "";
  expect(cookieOf(await logIn(other.username, cookie))).toBe(cookie);
  expect(cookieOf(await logIn(one.username, cookie))).toBe(cookie);
});

test("[SEC-A5] a device that was known before there were signatures stays known, and gets one", async () => {
  const { username } = await registerPerson(server);
  const deviceId = newDeviceId();
  const usernameIndex = usernameIndexes(keys, "practice", username)[0];
  const device = { realm: "practice", usernameIndex, deviceId } as const;
  await server.database.kysely
    .transaction()
    .execute((tx) => rememberDevice(tx, device, server.deps.clock()));
  await lock(username);
  const answer = await logIn(username, deviceId);
  expect(answer.statusCode).toBe(200);
  expect(cookieOf(answer)).toBe(signDevice(keys, deviceId));
});

test("[SEC-H18 SEC-A5] a device stays known when its key is changed, and when the key before is gone", async () => {
  const early = await registerPerson(server);
  const late = await registerPerson(server);
  const cookies = [early, late].map((person) => person.cookies[name] ?? "");
  const [earlyCookie = "", lateCookie = ""] = cookies;

  restartWith(createKeys(second, first));
  const reencrypted = cookieOf(await logIn(early.username, earlyCookie));
  expect(reencrypted).toBe(signDevice(createKeys(second), idIn(earlyCookie)));
  // The second one logs in meanwhile, so that the password outlives its key, but from another browser.
  expect((await logIn(late.username, "")).statusCode).toBe(200);
  await moveToCurrentKey(keys, silentLog).run(server.database, server.deps.clock());

  restartWith(createKeys(second));
  for (const [person, cookie] of [
    [early, reencrypted],
    [late, lateCookie],
  ] as const) {
    await lock(person.username);
    const answer = await logIn(person.username, cookie);
    expect(answer.statusCode).toBe(200);
    expect(cookieOf(answer)).toBe(signDevice(keys, idIn(cookie)));
  }
});
