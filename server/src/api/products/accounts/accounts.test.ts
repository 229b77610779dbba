import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { archive, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const whose = (username: string) => ({ realm: "practice", username });
const show = async (username: string) =>
  (await operator.post("/accounts/show", whose(username))).json();
const login = (username: string, password = goodPassword) =>
  server.post("/practice/security/auth", { username, password });

async function lockedPerson() {
  const person = await registerPerson(server);
  for (let tries = 0; tries < 10; tries += 1) await login(person.username, "not-the-password");
  return person;
}

describe("show", () => {
  test("tells what support needs, and neither numbers nor the address", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const at = server.deps.clock().toISOString();
    expect(await show(username)).toEqual({
      id: expect.any(String),
      realm: "practice",
      status: "active",
      type: "HCP",
      name: expect.stringMatching(/^\S+ \S+/),
      practiceNumber: expect.stringMatching(/^\d{7}$/),
      institution: null,
      maskedEmail: "l***@e***.org",
      locked: false,
      lockedUntil: null,
      suspendedUntil: null,
      restorableUntil: null,
      emailVerified: false,
      numberVerified: false,
      twoStep: false,
      twoStepEndsAt: null,
      removalAskedUntil: null,
      passkeys: 0,
      logins: null,
      lastLoginAt: at,
      createdAt: at,
      messages: expect.arrayContaining([
        {
          id: expect.any(String),
          kind: "practice.welcome-mail",
          state: "handed-over",
          at,
          lastError: null,
        },
      ]),
    });
  });

  test("a lock is shown with its end, a name and a practice to those alone who may search for people", async () => {
    const { username } = await lockedPerson();
    const { lockedUntil } = await show(username);
    expect(Date.parse(lockedUntil)).toBeGreaterThan(server.deps.clock().getTime());
    for (const [role, isTold] of [
      ["support", true],
      ["registrar", false],
      ["auditor", false],
    ] as const) {
      const desk = await staffAs(server, role);
      const { name, practiceNumber } = (await desk.post("/accounts/show", whose(username))).json();
      expect([name !== null, practiceNumber !== null]).toEqual([isTold, isTold]);
    }
  });

  test("of an academic the training institution is told by its name", async () => {
    const { username } = await addAcademic(server);
    const answer = await operator.post("/accounts/show", { realm: "academic", username });
    expect(answer.json()).toMatchObject({
      practiceNumber: null,
      institution: expect.stringContaining("Groote Schuur"),
    });
  });

  test("an archived account is shown as archived", async () => {
    const { username } = await registerPerson(server);
    await archive(server, username);
    expect((await show(username)).status).toBe("archived");
  });

  test("a name without an account is 404", async () => {
    const answer = await operator.post("/accounts/show", whose("nobody-of-this-name"));
    expect(answer.statusCode).toBe(404);
  });
});

describe("unlock", () => {
  test("ends the lock, and the right password is welcome at once", async () => {
    const { username } = await lockedPerson();
    expect((await show(username)).locked).toBe(true);
    expect((await login(username)).statusCode).toBe(401);
    expect((await operator.post("/accounts/unlock", whose(username))).json()).toEqual({});
    expect((await show(username)).locked).toBe(false);
    expect((await login(username)).statusCode).toBe(200);
  });

  test("[SEC-H5] leaves an event with the key's holder", async () => {
    const { username } = await lockedPerson();
    await operator.post("/accounts/unlock", whose(username));
    const { id } = await show(username);
    const events = await auditOf(server, id, "account-unlocked");
    expect(events).toMatchObject([{ actor: "operator", realm: "practice" }]);
  });

  test("a name without an account is 404", async () => {
    const answer = await operator.post("/accounts/unlock", whose("nobody-of-this-name"));
    expect(answer.statusCode).toBe(404);
  });
});

describe("archive", () => {
  test("[S9.032] the account is archived, nobody logs in, its owner gets a mail", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const before = server.mails().length;
    expect(
      (await operator.post("/accounts/archive", { ...whose(username), reason: "test" })).json(),
    ).toEqual({});
    expect((await show(username)).status).toBe("archived");
    expect((await login(username)).statusCode).toBe(401);
    await server.deliver();
    expect(server.mails()).toHaveLength(before + 1);
  });

  test("404: it is archived already, or there is none", async () => {
    const { username } = await registerPerson(server);
    await operator.post("/accounts/archive", { ...whose(username), reason: "test" });
    for (const name of [username, "nobody-of-this-name"]) {
      expect(
        (await operator.post("/accounts/archive", { ...whose(name), reason: "test" })).statusCode,
      ).toBe(404);
    }
  });
});
