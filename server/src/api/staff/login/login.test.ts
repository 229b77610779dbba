import { afterAll, beforeAll, expect, test } from "vitest";
import {
  cookiesAfter,
  firstStep,
  logIn,
  mailedToken,
  newMember,
  newStaff,
  openTestConsole,
  setUp,
  staffPassword,
  type TestConsole,
} from "../../../../test/console.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { manyFailures, visible } from "../../../../test/test-server.ts";

let server: TestConsole;
beforeAll(async () => {
  server = await openTestConsole({ limits: manyFailures });
});
afterAll(() => server.close());

const login = (emailAddress: string, password: string, sending = {}) =>
  server.consolePost("/staff/login", { emailAddress, password }, sending);
const takeCode = (token: string, code: string, cookies: Record<string, string>) =>
  server.consolePost("/staff/second-step", { token, code }, { cookies });
const rows = (table: "staff_sessions" | "known_devices") =>
  server.database.kysely.selectFrom(table).selectAll().execute();
const counters = async () =>
  (await server.database.kysely.selectFrom("login_counters").selectAll().execute()).map(
    ({ last_attempt_at: _at, ...row }) => row,
  );

test("[SEC-L7] a right password opens no session, makes no browser known and clears no counter; the code after it does", async () => {
  const member = await newMember(server);
  await login(member.emailAddress, "wrong-otter-1");
  const before = [await rows("staff_sessions"), await rows("known_devices"), await counters()];
  const response = await login(member.emailAddress, staffPassword);
  expect([response.statusCode, Object.keys(response.json())]).toEqual([200, ["token"]]);
  expect(response.cookies.map(({ name }) => name)).toEqual(["__Host-fd"]);
  const cookies = cookiesAfter(response);
  expect((await server.consoleGet("/staff/me", { cookies })).statusCode).toBe(401);
  expect((await server.consoleGet("/products/staff/me", { cookies })).statusCode).toBe(401);
  const after = [await rows("staff_sessions"), await rows("known_devices"), await counters()];
  expect(after).toEqual(before);
  const { token } = response.json();
  const entered = await takeCode(token, member.code(), cookies);
  expect(entered.json()).toMatchObject({ id: member.id, role: "support", passkeys: [] });
  expect(await rows("staff_sessions")).toHaveLength((before[0]?.length ?? 0) + 1);
});

test("[SEC-L7] a step is of its browser, works once, ends with its five minutes and with its fifth wrong code", async () => {
  const member = await newMember(server);
  const own = await firstStep(server, member);
  const ended = expect.objectContaining({ code: "STEP_ENDED" });
  expect((await takeCode(own.token, member.code(), {})).json()).toEqual(ended);
  const stranger = await firstStep(server, await newMember(server));
  expect((await takeCode(own.token, member.code(), stranger.cookies)).json()).toEqual(ended);
  expect((await takeCode(own.token, member.code(), own.cookies)).statusCode).toBe(200);
  server.advance({ seconds: 30 });
  expect((await takeCode(own.token, member.code(), own.cookies)).json()).toEqual(ended);
  const late = await firstStep(server, member);
  server.advance({ minutes: 5 });
  expect((await takeCode(late.token, member.code(), late.cookies)).json()).toEqual(ended);
  const guessed = await firstStep(server, member);
  const codes: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    codes.push((await takeCode(guessed.token, member.wrongCode(), guessed.cookies)).json().code);
  }
  expect(codes).toEqual([...Array.from({ length: 4 }, () => "WRONG_CODE"), "STEP_ENDED"]);
  expect((await takeCode(guessed.token, member.code(), guessed.cookies)).json()).toEqual(ended);
});

test("[SEC-L7] a code is taken once, and so is a recovery code, of which one is gone", async () => {
  const member = await newMember(server);
  const code = member.code();
  const first = await firstStep(server, member);
  expect((await takeCode(first.token, code, first.cookies)).statusCode).toBe(200);
  const second = await firstStep(server, member);
  expect((await takeCode(second.token, code, second.cookies)).json().code).toBe("WRONG_CODE");
  const [spare = ""] = member.recoveryCodes;
  const answer = await takeCode(second.token, spare.toLowerCase(), second.cookies);
  expect([answer.statusCode, answer.json().recoveryCodesLeft]).toEqual([200, 9]);
  const third = await firstStep(server, member);
  expect((await takeCode(third.token, spare, third.cookies)).json().code).toBe("WRONG_CODE");
});

test("[SEC-L7] of twenty presses of one right code one logs in", async () => {
  const member = await newMember(server);
  const step = await firstStep(server, member);
  const code = member.code();
  const presses = Array.from({ length: 20 }, () => takeCode(step.token, code, step.cookies));
  const answers = (await Promise.all(presses)).map(({ statusCode }) => statusCode).sort();
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test("[SEC-L8] unknown, ended, never set up and locked addresses and a wrong password are one answer for one Argon2", async () => {
  const known = await newMember(server);
  const waiting = await newStaff(server);
  const ended = await newMember(server);
  const operator = await callerAs(server, "operator");
  await operator.post(`/staff/${ended.id}/end`, { reason: "test" });
  const locked = await newMember(server);
  for (let n = 0; n < 10; n += 1) await login(locked.emailAddress, "wrong-otter-1");
  const tries: [string, string][] = [
    [known.emailAddress, "wrong-otter-1"],
    ["nobody@example.org", "wrong-otter-1"],
    ["nobody", staffPassword],
    [`${known.emailAddress}\0`, staffPassword],
    [waiting.emailAddress, staffPassword],
    [ended.emailAddress, staffPassword],
    [locked.emailAddress, staffPassword],
  ];
  const answers = [];
  for (const [address, password] of tries) {
    const before = server.spent.verified;
    answers.push(visible(await login(address, password)));
    expect(server.spent.verified - before, address).toBe(1);
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.status).toBe(401);
});

test("[SEC-L9] ten wrong passwords lock an address for strangers, until the quarter of an hour is over; a browser that logged in before gets through", async () => {
  const member = await newMember(server);
  const { cookies } = await logIn(server, member);
  for (let n = 0; n < 10; n += 1) await login(member.emailAddress.toUpperCase(), "wrong-otter-1");
  expect((await login(member.emailAddress, staffPassword)).statusCode).toBe(401);
  expect((await login(member.emailAddress, staffPassword, { cookies })).statusCode).toBe(200);
  server.advance({ minutes: 15 });
  expect((await login(member.emailAddress, staffPassword)).statusCode).toBe(200);
});

test("[SEC-L9] a step that waits ends when its address is locked meanwhile", async () => {
  const member = await newMember(server);
  const step = await firstStep(server, member);
  for (let n = 0; n < 10; n += 1) await login(member.emailAddress, "wrong-otter-1");
  expect((await takeCode(step.token, member.code(), step.cookies)).json().code).toBe("STEP_ENDED");
});

test("[SEC-L9] after ten wrong codes in a day no code of the app is taken, a recovery code is", async () => {
  const member = await newMember(server);
  for (let n = 0; n < 10; n += 5) {
    const step = await firstStep(server, member);
    for (let m = 0; m < 5; m += 1) await takeCode(step.token, member.wrongCode(), step.cookies);
  }
  const step = await firstStep(server, member);
  expect((await takeCode(step.token, member.code(), step.cookies)).json().code).toBe("WRONG_CODE");
  const [spare = ""] = member.recoveryCodes;
  expect((await takeCode(step.token, spare, step.cookies)).statusCode).toBe(200);
});

test("[SEC-L9] names that fail from one network end in 429 there, and count nowhere else", async () => {
  const strict = await openTestConsole({ limits: { failedNamesByAddress: { perHour: 3 } } });
  const failing = (n: number, clientAddress: string) =>
    strict.consolePost(
      "/staff/login",
      { emailAddress: `name-${n}@example.org`, password: "wrong-otter-1" },
      { clientAddress },
    );
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await failing(n, "198.51.100.7")).statusCode);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect((await failing(9, "203.0.113.9")).statusCode).toBe(401);
  await strict.close();
});

test("[SEC-L14] login, failed login and log out are events with whose login it was and the network", async () => {
  const member = await newMember(server);
  await login(member.emailAddress, "wrong-otter-1");
  // Ids of one moment have no order.
  server.advance({ seconds: 1 });
  const browser = await logIn(server, member);
  await browser.post("/staff/log-out");
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .select(["kind", "actor", "details"])
    .where("kind", "like", "staff-log%")
    .orderBy("id")
    .execute();
  const theirs = events.filter(({ details }) => details.staffId === member.id);
  expect(theirs.map(({ kind, actor }) => [kind, actor])).toEqual([
    ["staff-login-set-up", `staff:${member.id}`],
    ["staff-login-failed", "anonymous"],
    ["staff-logged-in", `staff:${member.id}`],
    ["staff-logged-out", `staff:${member.id}`],
  ]);
  for (const { details } of theirs) expect(details.from).toBe("192.0.2.0/24");
});

test("a first login in a browser is mailed, the next one in it is not", async () => {
  const member = await newMember(server);
  await server.deliver();
  const told = () =>
    server
      .mails()
      .filter(
        ({ to, text }) => to === member.emailAddress && text.includes("browser that had not been"),
      ).length;
  const { cookies } = await logIn(server, member);
  await server.deliver();
  expect(told()).toBe(1);
  await logIn(server, member, { cookies });
  await server.deliver();
  expect(told()).toBe(1);
});

test("[SEC-L15] a new set-up gives another password, app and codes, and ends what was there before", async () => {
  const member = await newMember(server);
  const browser = await logIn(server, member);
  const operator = await callerAs(server, "operator");
  const sent = await operator.post(`/staff/${member.id}/console-link`, { reason: "new phone" });
  expect(sent.json()).toEqual({ expiresAt: expect.any(String) });
  expect((await browser.get("/staff/me")).statusCode).toBe(200);
  const anew = await setUp(server, await mailedToken(server, member.emailAddress));
  expect((await browser.get("/staff/me")).statusCode).toBe(401);
  const old = await firstStep(server, member);
  expect((await takeCode(old.token, member.code(), old.cookies)).json().code).toBe("WRONG_CODE");
  const [spare = ""] = member.recoveryCodes;
  expect((await takeCode(old.token, spare, old.cookies)).json().code).toBe("WRONG_CODE");
  expect((await takeCode(old.token, anew.code(), old.cookies)).statusCode).toBe(200);
});
