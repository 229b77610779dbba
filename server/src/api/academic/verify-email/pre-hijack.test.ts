import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedCodes, signUpAcademic, verify } from "../../../../test/academics.ts";
import { newHcp } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const stranger = "198.51.100.7";
const owner = "203.0.113.20";
const strangersPassword = "attacker-otter-99";

/** A stranger types somebody's address, so often, and then that person signs up. */
async function typedByStranger(times: number) {
  const person = newHcp({ password: "victim-quartz-77" });
  const typed = newHcp({ username: person.username, password: strangersPassword });
  for (let time = 0; time < times; time += 1) {
    await signUpAcademic(server, { person: typed, clientAddress: stranger });
    await server.deliver();
  }
  const strangersCode = (await mailedCodes(server, person.username)).at(-1) ?? "";
  const { cookies } = await signUpAcademic(server, { person, clientAddress: owner });
  const email = person.username;
  return { email, password: person.password, cookies, strangersCode };
}
const codesOf = (email: string) => mailedCodes(server, email);
const accountsOf = (email: string) =>
  server.database.kysely.selectFrom("accounts").selectAll().where("email", "=", email).execute();
const resend = (emailAddress: string, sending: Parameters<TestServer["post"]>[2] = {}) =>
  server.post("/academic/v1/signup/resendVerification", { emailAddress }, sending);
const forgot = (username: string) =>
  server.post("/academic/v1/security/passwordreset", { username });
const logIn = (username: string, password: string, cookies: Record<string, string>) =>
  server.post("/academic/v1/security/brochureLogin", { username, password }, { cookies });

test("[SEC-C9 SEC-D1] however often a stranger signs up with an address, its owner's own sign-up is mailed", async () => {
  const { email, password, cookies } = await typedByStranger(5);
  const codes = await codesOf(email);
  expect(codes).toHaveLength(4);
  const code = codes.at(-1) ?? "";
  const verified = await verify(server, { email, code, cookies });
  expect(verified.json()).toEqual({ confirmationNeeded: false });
  const entered = await logIn(email, password, cookies);
  expect(entered.json().location).toMatch(/^https:\/\/academic\.example/);
});

test("[SEC-C9] all clients together have one rate limit for an address", async () => {
  const email = newHcp().username;
  for (let client = 1; client <= 14; client += 1) {
    const clientAddress = `198.51.100.${client}`;
    await signUpAcademic(server, { person: newHcp({ username: email }), clientAddress });
  }
  expect(await codesOf(email)).toHaveLength(12);
});

test("[SEC-C9] one connection, whatever networks it has, leaves others theirs of an address's mail", async () => {
  const email = newHcp().username;
  const signUpFrom = (clientAddress: string) =>
    signUpAcademic(server, { person: newHcp({ username: email }), clientAddress });
  for (let network = 16; network < 30; network += 1) {
    await signUpFrom(`2001:db8:7:${network.toString(16)}00::1`);
  }
  expect(await codesOf(email)).toHaveLength(3);
  await signUpFrom("198.51.100.77");
  expect(await codesOf(email)).toHaveLength(4);
});

test("[SEC-E1 SEC-D1] the browser that signed up never activates a stranger's registration: it is mailed its own link", async () => {
  const { email, password, cookies, strangersCode } = await typedByStranger(1);
  for (const press of [{}, { confirm: true as const }]) {
    const seen = (await codesOf(email)).length;
    const answer = await verify(server, { email, code: strangersCode, cookies, ...press });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "VERIFICATION_INVALID"]);
    expect(await codesOf(email)).toHaveLength(seen + 1);
  }
  expect(await accountsOf(email)).toEqual([]);
  const code = (await codesOf(email)).at(-1) ?? "";
  expect((await verify(server, { email, code, cookies })).statusCode).toBe(200);
  expect((await logIn(email, strangersPassword, cookies)).statusCode).toBe(401);
  expect((await logIn(email, password, cookies)).statusCode).toBe(200);
});

test("[SEC-E1] a browser that signed up with another address may confirm elsewhere as any other", async () => {
  const { cookies } = await signUpAcademic(server);
  const { username: email } = await signUpAcademic(server);
  const [code = ""] = await codesOf(email);
  expect((await verify(server, { email, code, cookies })).json().confirmationNeeded).toBe(true);
  expect((await verify(server, { email, code, cookies, confirm: true })).statusCode).toBe(200);
});

test("[SEC-F13] of two sign-ups in one browser the last is meant: the first one's link has ended", async () => {
  const person = newHcp({ password: "first-quartz-11" });
  const { username: email, cookies } = await signUpAcademic(server, { person });
  const [first = ""] = await codesOf(email);
  const again = { ...person, password: "second-quartz-22" };
  await server.post("/academic/v1/signup/hcp", again, { cookies });
  const [, second = ""] = await codesOf(email);
  const old = await verify(server, { email, code: first, cookies, confirm: true });
  expect(old.json().code).toBe("VERIFICATION_EXPIRED");
  expect((await verify(server, { email, code: second, cookies })).statusCode).toBe(200);
  expect((await logIn(email, "second-quartz-22", cookies)).json().location).toContain(
    "academic.ex",
  );
});

test("[SEC-A5] whoever logged in too often while waiting is logged in by the browser that verified the address", async () => {
  const { username: email, password, cookies } = await signUpAcademic(server);
  for (let login = 0; login < 11; login += 1) await logIn(email, password, cookies);
  const [code = ""] = await codesOf(email);
  await verify(server, { email, code, cookies });
  expect((await logIn(email, password, cookies)).statusCode).toBe(200);
});

test("[SEC-D1 SEC-C1] from elsewhere nothing is picked among several registrations of an address; the answer is the same", async () => {
  const { email, cookies } = await typedByStranger(1);
  const { username: alone } = await signUpAcademic(server);
  const seen = (await codesOf(email)).length;
  const answers = [await resend(email), await resend(alone), await resend("nobody@example.org")];
  expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
  await forgot(email);
  expect(await codesOf(email)).toHaveLength(seen);
  expect(await codesOf(alone)).toHaveLength(2);
  await resend(email, { cookies, clientAddress: owner });
  const code = (await codesOf(email)).at(-1) ?? "";
  expect((await verify(server, { email, code, cookies })).statusCode).toBe(200);
});
