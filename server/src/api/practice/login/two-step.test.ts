import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive, askForReset, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { goodPassword } from "../../../../test/people.ts";
import {
  manyFailures,
  openTestServer,
  type TestServer,
  visible,
} from "../../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: manyFailures });
});
afterAll(() => server.close());

/** Somebody with two-step verification, at a browser that knows nothing of them. */
async function somebody() {
  const person = await registerPerson(server);
  const { cookies: _ofTheSignUp, ...owner } = person;
  return { ...owner, ...(await setUpTwoStep(server, person.username)) };
}

const logIn = (
  { username, password = goodPassword }: { username: string; password?: string },
  { query = "", cookies = {} }: { query?: string; cookies?: Record<string, string> } = {},
) => server.post(`/practice/security/auth${query}`, { username, password }, { cookies });

const rowsOf = (table: "known_devices" | "login_counters" | "login_devices" | "account_sessions") =>
  server.database.kysely.selectFrom(table).selectAll().execute();

const productCodes = () =>
  server.database.kysely
    .selectFrom("tokens")
    .selectAll()
    .where("purpose", "in", ["hand-off", "openid-login"])
    .execute();

const product = /^https:\/\/practice\.example\/start\?code=[\w-]{43}/;

test("[SEC-J5] a right password alone makes no device known, clears no counter, opens no session and gives no code", async () => {
  const person = await somebody();
  await logIn({ ...person, password: "wrong-otter-1" });
  const state = async () => ({
    devices: await rowsOf("known_devices"),
    counters: (await rowsOf("login_counters")).map(({ last_attempt_at: _at, ...row }) => row),
    logins: await rowsOf("login_devices"),
    sessions: await rowsOf("account_sessions"),
    codes: await productCodes(),
  });
  const before = await state();
  for (const query of ["", "?target=account"]) {
    const response = await logIn(person, { query });
    expect(response.statusCode).toBe(200);
    expect(stepOf(response).token).toMatch(/^[\w-]{43}$/);
    expect(response.cookies.map(({ name }) => name).toSorted()).toEqual([
      "__Host-fd",
      "login-context",
    ]);
  }
  expect(await state()).toEqual(before);
  expect(await auditOf(server, person.account.id, "logged-in")).toEqual([]);
});

test("[SEC-J5] a code after the password does what a login does, once", async () => {
  const person = await somebody();
  await logIn({ ...person, password: "wrong-otter-1" });
  const step = stepOf(await logIn(person));
  const response = await typeCode(server, step, person.code());
  expect(response.statusCode).toBe(200);
  expect(response.json().location).toMatch(product);
  expect(await auditOf(server, person.account.id, "logged-in")).toHaveLength(1);
  const logins = await server.database.kysely
    .selectFrom("login_devices")
    .select("way")
    .where("account_id", "=", person.account.id)
    .execute();
  // The other one is the browser of the registration.
  expect(logins.map(({ way }) => way).toSorted()).toEqual(["password", "password-and-code"]);
  expect((await rowsOf("login_counters")).filter(({ client }) => client !== "")).toEqual([]);
  const again = await typeCode(server, step, person.code(1));
  expect(again.json().code).toBe("STEP_ENDED");
});

test("[SEC-J3] a recovery code lets its owner in once", async () => {
  const person = await somebody();
  const [code = ""] = person.recoveryCodes;
  const first = await typeCode(server, stepOf(await logIn(person)), code.toLowerCase());
  expect(first.json().location).toMatch(product);
  const second = await typeCode(server, stepOf(await logIn(person)), code);
  expect(second.json().code).toBe("WRONG_CODE");
});

test("[SEC-J2] one code lets one of two browsers in that type it at once", async () => {
  const person = await somebody();
  const steps = [stepOf(await logIn(person)), stepOf(await logIn(person))];
  const code = person.code();
  const answers = await Promise.all(steps.map((step) => typeCode(server, step, code)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test("[SEC-J6] one step lets in once, however many codes come at once", async () => {
  const person = await somebody();
  const step = stepOf(await logIn(person));
  const codes = [person.code(), person.code(1), ...person.recoveryCodes.slice(0, 2)];
  const answers = await Promise.all(codes.map((code) => typeCode(server, step, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("[SEC-J6] the fifth wrong code ends a step, and codes that come at once share the five", async () => {
  const person = await somebody();
  const step = stepOf(await logIn(person));
  const wrong = await Promise.all(
    Array.from({ length: 8 }, () => typeCode(server, step, person.wrongCode())),
  );
  const codes = wrong.map((response) => response.json().code).toSorted();
  expect(codes).toEqual([...Array(4).fill("STEP_ENDED"), ...Array(4).fill("WRONG_CODE")]);
  expect((await typeCode(server, step, person.code())).json().code).toBe("STEP_ENDED");
});

describe("[SEC-J7] every end of a step is the same answer", () => {
  const ends: [string, (person: Awaited<ReturnType<typeof somebody>>) => Promise<unknown>][] = [
    ["unknown", async () => undefined],
    ["out of time", async () => server.advance({ minutes: 5 })],
    [
      "its password was changed",
      async ({ username }) => {
        const { token } = await askForReset(server, username);
        const reset = { token, password: "violet-gravel-77" };
        const changed = await server.post("/practice/security/password/processReset", reset);
        expect(changed.statusCode).toBe(200);
      },
    ],
    ["its account is gone", ({ username }) => archive(server, username)],
    [
      "its password was locked by wrong guesses",
      async (person) => {
        for (let time = 0; time < 10; time += 1) {
          await logIn({ ...person, password: "wrong-otter-1" });
        }
      },
    ],
  ];

  test.each(ends)("%s", async (why, end) => {
    const person = await somebody();
    const step = stepOf(await logIn(person));
    await end(person);
    const token = why === "unknown" ? "x".repeat(43) : step.token;
    const response = await typeCode(server, { ...step, token }, person.code());
    const unknown = await typeCode(server, { ...step, token: "y".repeat(43) }, "123456");
    expect(response.json().code).toBe("STEP_ENDED");
    expect(visible(response)).toEqual(visible(unknown));
  });

  test("another browser, with a device of its own or none", async () => {
    const [person, other] = [await somebody(), await somebody()];
    const step = stepOf(await logIn(person));
    const { cookies } = stepOf(await logIn(other));
    for (const shown of [cookies, {}]) {
      const response = await typeCode(server, step, person.code(), { cookies: shown });
      expect(response.json().code).toBe("STEP_ENDED");
      expect(response.cookies).toEqual([]);
    }
    expect((await typeCode(server, step, person.code())).statusCode).toBe(200);
  });

  test("another product's", async () => {
    const person = await somebody();
    const step = stepOf(await logIn(person));
    const elsewhere = { ...step, product: "academic" } as const;
    expect((await typeCode(server, elsewhere, person.code())).json().code).toBe("STEP_ENDED");
    expect((await typeCode(server, step, person.code())).statusCode).toBe(200);
  });
});

test("[SEC-J8] a wrong password says and costs the same with and without two-step verification, and for names that nobody has", async () => {
  const person = await somebody();
  const { username } = await registerPerson(server);
  const answers = [];
  for (const name of [person.username, username, "a-name-that-nobody-has"]) {
    const { verified, hashed } = server.spent;
    const response = await logIn({ username: name, password: "wrong-otter-1" });
    expect(server.spent).toEqual({ verified: verified + 1, hashed });
    answers.push(visible(response));
  }
  expect(answers[0]).toEqual(answers[2]);
  expect(answers[1]).toEqual(answers[2]);
});

test("[SEC-J5] the tenth attempt locks nobody out whose password was right", async () => {
  const person = await somebody();
  for (let time = 0; time < 9; time += 1) await logIn({ ...person, password: "wrong-otter-1" });
  for (let time = 0; time < 3; time += 1) {
    expect(
      (await typeCode(server, stepOf(await logIn(person)), person.wrongCode())).statusCode,
    ).toBe(401);
  }
  expect((await typeCode(server, stepOf(await logIn(person)), person.code())).statusCode).toBe(200);
});

test("[SEC-J5] nor does it make nine wrong guesses forgotten: the next one locks", async () => {
  const person = await somebody();
  for (let time = 0; time < 9; time += 1) await logIn({ ...person, password: "wrong-otter-1" });
  await logIn(person);
  await logIn({ ...person, password: "wrong-otter-1" });
  expect((await logIn(person)).statusCode).toBe(401);
});

describe("a remembered device", () => {
  test("[SEC-J9] is asked for no code for thirty days, for its account alone", async () => {
    const [person, other] = [await somebody(), await somebody()];
    const step = stepOf(await logIn(person));
    expect(step.mayRemember).toBe(true);
    const { cookies } = step;
    await typeCode(server, step, person.code(), { remember: true });
    expect((await logIn(person, { cookies })).json().location).toMatch(product);
    expect((await logIn(other, { cookies })).json().location).toContain("/code#");
    expect((await logIn(person)).json().location).toContain("/code#");
    server.advance({ days: 30 });
    expect((await logIn(person, { cookies })).json().location).toContain("/code#");
  });

  test("[SEC-J9] is remembered only where somebody asked for it", async () => {
    const person = await somebody();
    const step = stepOf(await logIn(person));
    await typeCode(server, step, person.code());
    expect((await logIn(person, { cookies: step.cookies })).json().location).toContain("/code#");
  });
});

test("[SEC-J11] an invite waits for the code as well", async () => {
  const person = await somebody();
  const invite = await makeInvite(server, { email: person.emailAddress });
  const step = stepOf(await logIn(person, { query: `?inviteCode=${invite.code}` }));
  expect((await storedInvite(server, invite.id)).status).toBe("SENT");
  const tokens = await server.database.kysely.selectFrom("tokens").select("data").execute();
  expect(JSON.stringify(tokens)).not.toContain(invite.code);
  expect((await typeCode(server, step, person.code())).statusCode).toBe(200);
  expect((await storedInvite(server, invite.id)).status).toBe("ACCEPTED");
});

test("[SEC-J11] the way back and the target of the login are found again after the code", async () => {
  const person = await somebody();
  const step = stepOf(await logIn(person, { query: "?state=abc-123" }));
  const { location } = (await typeCode(server, step, person.code())).json();
  expect(location).toMatch(/^https:\/\/practice\.example\/start\?code=[\w-]{43}&state=abc-123$/);
  const toAccount = stepOf(await logIn(person, { query: "?target=account" }));
  const [code = ""] = person.recoveryCodes;
  const response = await typeCode(server, toAccount, code);
  expect(response.json().location).toBe("/account");
  expect(response.cookies.map(({ name }) => name)).toContain("__Host-fd-account");
});

test("[SEC-J11] the page of the step is in the language of the login", async () => {
  const person = await somebody();
  const { username } = person;
  const credentials = { username, password: goodPassword };
  const headers = { "accept-language": "af" };
  const response = await server.post("/practice/security/auth", credentials, { headers });
  expect(response.json().location).toMatch(/^\/af\/login\/practice\/code#step=/);
});
