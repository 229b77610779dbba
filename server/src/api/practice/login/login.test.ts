import { failures } from "@frontdoor/contract/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword, newPerson } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { createPasswordHasher } from "../../../platform/hashing/hashing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const logIn = (username: string, password: string, sending = {}) =>
  server.post("/practice/security/auth", { username, password }, sending);

describe("200", () => {
  test("[S7.048 S7.052 S3.047] the right password leads to the product with a one-time code", async () => {
    const { username } = await registerPerson(server);
    const response = await logIn(username, goodPassword);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      location: expect.stringMatching(/^https:\/\/practice\.example\/start\?code=[\w-]{43}$/),
    });
  });

  test("[S5.007 S3.045] whoever registered a number as an address book copies it logs in with any spelling", async () => {
    const given = "\u202a+27 83 912 3456\u202c";
    await registerPerson(server, { cellularNumber: given, username: given });
    expect(await accountOf(server, "+27 83 912 3456")).toBeDefined();
    expect((await logIn("0839123456", goodPassword)).statusCode).toBe(200);
  });

  test("[S2.113 SEC-F4] the cookies: the product for 400 days, the device out of scripts' reach", async () => {
    const { username } = await registerPerson(server);
    const response = await logIn(username, goodPassword);
    const cookies = new Map(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get("login-context")).toMatchObject({ value: "practice", maxAge: 34_560_000 });
    expect(cookies.get("login-context")?.httpOnly).toBeUndefined();
    expect(cookies.get("__Host-fd")?.httpOnly).toBe(true);
  });

  test("[S7.049 S3.048] an invite code is taken along and changes nothing", async () => {
    const { username } = await registerPerson(server);
    const body = { username, password: goodPassword };
    const response = await server.post("/practice/security/auth?inviteCode=any", body);
    expect(response.statusCode).toBe(200);
  });

  test("[SEC-D17 S3.044 S3.045] case, surrounding spaces and the spelling of a number make no other username", async () => {
    const person = newPerson();
    await registerPerson(server, { ...person, username: person.cellularNumber });
    const cell = person.cellularNumber;
    for (const spelling of [cell, `+27 ${cell.slice(1)}`, ` ${cell} `]) {
      expect((await logIn(spelling, goodPassword)).statusCode).toBe(200);
    }
    const custom = await registerPerson(server);
    expect((await logIn(custom.username.toUpperCase(), goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-C11] a dotless letter is not another person's letter", async () => {
    const { username } = await registerPerson(server);
    expect((await logIn(username.replace("i", "ı"), goodPassword)).statusCode).toBe(401);
  });

  test("[SEC-B6] a password is the same in both forms of its letters", async () => {
    const { username } = await registerPerson(server, { password: "caf\u00e9-otter-4" });
    expect((await logIn(username, "cafe\u0301-otter-4")).statusCode).toBe(200);
  });

  test("[SEC-B8] a password does not age", async () => {
    const { username } = await registerPerson(server);
    server.advance({ days: 5 * 365 });
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-B11] a login stores the same password under the dearer parameters", async () => {
    const { username } = await registerPerson(server);
    const dearer = { memoryKiB: 128, iterations: 2, cores: 1, queueLimit: 10 };
    const { keys } = server.deps;
    const weak = await createPasswordHasher({ ...dearer, keys, memoryKiB: 32 }).hash(goodPassword);
    await server.database.kysely
      .updateTable("accounts")
      .set({ password_hash: weak })
      .where("username", "=", username)
      .execute();
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
    const { password_hash } = await accountOf(server, username);
    expect(password_hash).toContain("m=64,");
    expect((await logIn(username, goodPassword)).statusCode).toBe(200);
    expect((await accountOf(server, username)).password_hash).toBe(password_hash);
  });
});

describe("400", () => {
  test("[S5.077 S5.078] both fields are needed", async () => {
    const response = await logIn("", "");
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["username", "password"]);
  });

  test.each([
    { username: ["a"], password: "x" },
    { username: "a", password: { x: 1 } },
    { username: "a", password: 1 },
    [],
    "null",
    '{"username":"a"',
    '{"__proto__":{"username":"a"},"username":"a","password":"b"}',
  ])("[SEC-D4 SEC-G3] %j is no pair of credentials", async (body) => {
    const response = await server.post("/practice/security/auth", body);
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toContain("application/problem+json");
  });

  test("[SEC-D4] a repeated invite code is refused", async () => {
    const body = { username: "a", password: "b" };
    const response = await server.post("/practice/security/auth?inviteCode=a&inviteCode=b", body);
    expect(response.statusCode).toBe(400);
  });
});

describe("401", () => {
  test("[S8.003] a wrong password gets the catalogue's words", async () => {
    const { username } = await registerPerson(server);
    const response = await logIn(username, "wrong-otter-1");
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe(failures.BAD_CREDENTIALS.message);
    expect(response.cookies).toEqual([]);
  });
});

describe("406 and 415", () => {
  test.each([
    ["application/vnd.frontdoor.v1+json", 401],
    ["application/json", 401],
    ["*/*", 401],
    ["application/vnd.frontdoor.v2+json", 406],
    ["text/html", 406],
  ])("[S7.050 SEC-G5] Accept: %s is answered with %i", async (accept, status) => {
    const response = await logIn("nobody", "whatever", { headers: { accept } });
    expect(response.statusCode).toBe(status);
  });

  test("[SEC-F5] a form's content type is refused", async () => {
    const headers = { "content-type": "text/plain" };
    expect((await logIn("nobody", "whatever", { headers })).statusCode).toBe(415);
  });
});

describe("429", () => {
  test("[SEC-A6 SEC-G12] an address that failed with a hundred names waits, a device that knows the name does not", async () => {
    const known = await registerPerson(server);
    const sending = { clientAddress: "203.0.113.9" };
    for (let name = 0; name < 100; name += 1) await logIn(`spray-${name}`, "otter-1", sending);
    const refused = await logIn("spray-100", "otter-1", sending);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({
      "content-type": "application/problem+json; charset=utf-8",
      "ratelimit-policy": '"login";q=100;w=3600',
      ratelimit: `"login";r=0;t=${wait}`,
    });
    expect(refused.json()).toEqual({
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      title: failures.TOO_MANY_REQUESTS.message,
      status: 429,
      detail: "The quota login allows 100 in 3600 seconds.",
      message: failures.TOO_MANY_REQUESTS.message,
      code: "TOO_MANY_REQUESTS",
      "violated-policies": ["login"],
    });
    expect((await logIn(known.username, goodPassword, sending)).statusCode).toBe(429);
    const fromKnown = { ...sending, cookies: known.cookies };
    expect((await logIn(known.username, goodPassword, fromKnown)).statusCode).toBe(200);
    expect((await logIn(known.username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-A6] a name that somebody else failed with before counts for this address as well, once", async () => {
    const names = Array.from({ length: 100 }, (_, number) => `well-tried-${number}`);
    for (const name of names) await logIn(name, "wrong-otter-1", { clientAddress: "203.0.113.20" });
    const sending = { clientAddress: "203.0.113.21" };
    for (const name of [...names.slice(0, 99), ...names.slice(0, 5)]) {
      expect((await logIn(name, "wrong-otter-1", sending)).statusCode).toBe(401);
    }
    expect((await logIn("well-tried-99", "wrong-otter-1", sending)).statusCode).toBe(401);
    expect((await logIn("any-other-name", "wrong-otter-1", sending)).statusCode).toBe(429);
  });

  test("[SEC-A6 SEC-A12] attempts on locked names end after a hundred, without a hash or an audit event, for this address alone", async () => {
    const sending = { clientAddress: "203.0.113.30" };
    for (let time = 0; time < 110; time += 1) await logIn("locked-name", "wrong-otter-1", sending);
    const before = server.spent.verified;
    const refused = await logIn("locked-name", "wrong-otter-1", sending);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    expect(server.spent.verified).toBe(before);
    expect((await logIn("another-name", "wrong-otter-1", sending)).statusCode).toBe(401);
    expect((await logIn("locked-name", "wrong-otter-1")).statusCode).toBe(401);
  });
});
