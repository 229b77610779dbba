import { afterAll, beforeAll, expect, test } from "vitest";
import {
  firstStep,
  logIn,
  type Member,
  newMember,
  newStaff,
  openTestConsole,
  staffPassword,
  type TestConsole,
} from "../../../../test/console.ts";
import { manyFailures } from "../../../../test/test-server.ts";

let server: TestConsole;
beforeAll(async () => {
  server = await openTestConsole({ limits: manyFailures });
});
afterAll(() => server.close());

const guess = async (emailAddress: string, times: number, cookies = {}) => {
  const body = { emailAddress, password: "wrong-otter-1" };
  for (let n = 0; n < times; n += 1) await server.consolePost("/staff/login", body, { cookies });
};
const subjects = async ({ emailAddress }: Pick<Member, "emailAddress">) => {
  await server.deliver();
  return server.mails().flatMap(({ to, subject }) => (to === emailAddress ? [subject] : []));
};
const locked = "Your login to the staff console is locked for a while";
const disabled = "Your login to the staff console is locked until you set it up again";
const wrongCodes = "Wrong codes at your login to the staff console";
const usedCode = "A recovery code was used at the staff console";
const lockTold = async (member: Pick<Member, "emailAddress">) =>
  (await subjects(member)).filter((subject) => [locked, disabled].includes(subject));

test("[SEC-L18] ten wrong passwords are told, nine are not, and another lock within the hour is not told again", async () => {
  const member = await newMember(server);
  await guess(member.emailAddress, 9);
  expect(await lockTold(member)).toEqual([]);
  await guess(member.emailAddress, 1);
  expect(await lockTold(member)).toEqual([locked]);
  const mail = server.mails().find(({ subject }) => subject === locked);
  expect(mail?.text).toContain("new browsers cannot log in with it for now");
  expect(mail?.text).not.toContain("Practice");
  server.advance({ minutes: 15 });
  await guess(member.emailAddress, 10);
  expect(await lockTold(member)).toEqual([locked]);
  server.advance({ minutes: 60 });
  await guess(member.emailAddress, 10);
  expect(await lockTold(member)).toEqual([locked, locked]);
});

test("[SEC-L18] a lock that only a new set-up ends is told as such, and one of a browser that is known", async () => {
  const member = await newMember(server);
  const { cookies } = await logIn(server, member);
  await guess(member.emailAddress, 10, cookies);
  expect(await lockTold(member)).toEqual([locked]);
  const told = server
    .mails()
    .find(({ to, subject }) => to === member.emailAddress && subject === locked);
  expect(told?.text).toContain("in a browser that you have used before");
  for (let n = 0; n < 100; n += 1) {
    await guess(member.emailAddress, 1);
    server.advance({ hours: 24 });
  }
  expect((await lockTold(member)).at(-1)).toBe(disabled);
});

test("[SEC-L18] for an unknown address the same rows are written, and nothing leaves", async () => {
  const rowsOf = () =>
    server.database.kysely
      .selectFrom("outbox")
      .select(["kind", "payload"])
      .where("kind", "=", "staff.locked-mail")
      .where("done_at", "is", null)
      .execute();
  await server.deliver();
  const member = await newMember(server);
  await guess(member.emailAddress, 10);
  const lock = { isDisabled: false, isKnownDevice: false };
  const kind = "staff.locked-mail";
  expect(await rowsOf()).toEqual([{ kind, payload: { staffId: member.id, ...lock } }]);
  await server.deliver();
  const before = server.mails().length;
  const waiting = await newStaff(server);
  const setUpMails = server.mails().length - before;
  for (const address of ["nobody.here@example.org", waiting.emailAddress]) {
    await guess(address, 10);
    expect(await rowsOf()).toEqual([{ kind, payload: { staffId: null, ...lock } }]);
    await server.deliver();
    expect(server.mails()).toHaveLength(before + setUpMails);
  }
});

test("[SEC-L18] ten wrong codes behind the right password are told, nine are not, and more are not told again", async () => {
  const member = await newMember(server);
  const wrong = async (times: number) => {
    const { token, cookies } = await firstStep(server, member);
    for (let n = 0; n < times; n += 1) {
      const body = { token, code: member.wrongCode() };
      await server.consolePost("/staff/second-step", body, { cookies });
    }
  };
  const told = async () => (await subjects(member)).filter((subject) => subject === wrongCodes);
  await wrong(5);
  await wrong(4);
  expect(await told()).toEqual([]);
  await wrong(1);
  expect(await told()).toEqual([wrongCodes]);
  await wrong(5);
  expect(await told()).toEqual([wrongCodes]);
});

test("[SEC-L18] a recovery code that was used is told, at a login and at a proof; a code of the app is not", async () => {
  const member = await newMember(server);
  const told = async () => (await subjects(member)).filter((subject) => subject === usedCode);
  const browser = await logIn(server, member);
  expect(await told()).toEqual([]);
  const [one = "", other = ""] = member.recoveryCodes;
  const { token, cookies } = await firstStep(server, member);
  await server.consolePost("/staff/second-step", { token, code: one }, { cookies });
  expect(await told()).toEqual([usedCode]);
  server.advance({ minutes: 60 });
  const again = await logIn(server, member, browser);
  const proof = { way: "code", password: staffPassword, code: other };
  expect((await again.post("/staff/proof", proof)).statusCode).toBe(200);
  expect(await told()).toEqual([usedCode, usedCode]);
});
