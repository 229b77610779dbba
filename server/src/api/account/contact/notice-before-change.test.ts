import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { linkTo, logInToAccount, newOwner } from "../../../../test/account-settings.ts";
import { askForReset } from "../../../../test/accounts.ts";
import { manyFailures, openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: { ...manyFailures, emailProofByEmail: { perHour: 99 } },
  });
});
afterAll(() => server.close());

let made = 0;
type Owner = Awaited<ReturnType<typeof newOwner>>;

/** Moves an account to an address of whoever holds its login. */
async function move(owner: Owner) {
  made += 1;
  const emailAddress = `thief.${made}@example.org`;
  await owner.post("/email", { emailAddress });
  const token = await linkTo(server, emailAddress, "account/email");
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  return emailAddress;
}

async function mailsOf(act: () => Promise<unknown>) {
  await server.deliver();
  const from = server.mails().length;
  await act();
  await server.deliver();
  const told = server.mails().slice(from);
  return (email: string) => told.filter(({ to }) => to === email);
}

async function lock({ username }: Owner) {
  for (let time = 0; time < 10; time += 1) {
    await server.post("/practice/security/auth", { username, password: "wrong-otter-1" });
  }
}

async function useRecoveryCode(owner: Owner) {
  const { username, realm } = owner;
  const { recoveryCodes } = await setUpTwoStep(server, username);
  const login = await logInToAccount(server, { realm, username });
  const step = stepOf(login.response);
  expect((await typeCode(server, step, recoveryCodes[0] ?? "")).statusCode).toBe(200);
}

async function reset({ username }: Owner) {
  const { token } = await askForReset(server, username);
  const body = { password: "thiefs-granite-52", token };
  const answer = await server.post("/practice/security/password/processReset", body);
  expect(answer.statusCode).toBe(200);
}

test.each([
  ["a lock", lock, "is locked for a while"],
  ["a recovery code that was used", useRecoveryCode, "A recovery code was used"],
  ["a reset", reset, "password was changed"],
] as const)(
  "[SEC-K23] %s is told to the address of before as well, while it can take the account back",
  async (_what, act, subject) => {
    const owner = await newOwner(server);
    const stolen = await move(owner);
    const told = await mailsOf(() => act(owner));
    for (const email of [owner.email, stolen]) {
      expect(told(email).filter((mail) => mail.subject.includes(subject))).toHaveLength(1);
    }
    const before = told(owner.email).find((mail) => mail.subject.includes(subject));
    expect(before?.text).toContain("press “This wasn’t me” in the mail");
    expect(before?.text, "a reset of it goes to the thief").not.toContain("/forgotpassword");
    expect(told(stolen)[0]?.text).not.toContain("This wasn’t me");
  },
);

test("[SEC-K23] after its 72 hours the address of before is told nothing more", async () => {
  const owner = await newOwner(server);
  const stolen = await move(owner);
  server.advance({ hours: 72, seconds: 1 });
  const told = await mailsOf(() => lock(owner));
  expect(told(owner.email)).toEqual([]);
  expect(told(stolen)).toHaveLength(1);
});

test("[SEC-K23] nor is one that is another account's by now, however long it is kept in mind", async () => {
  const owner = await newOwner(server, "academic");
  const stolen = await move(owner);
  const token = await linkTo(server, owner.email, "not-me");
  await addAcademic(server, { email: owner.email });
  await server.post("/account/not-me", { token });
  server.advance({ hours: 73 });
  const told = await mailsOf(async () => {
    for (let time = 0; time < 10; time += 1) {
      const login = { username: stolen, password: "wrong-otter-1" };
      await server.post("/academic/v1/security/brochureLogin", login);
    }
  });
  expect(told(owner.email)).toEqual([]);
});

test("[SEC-K23] an address that loses the account is notified: after a reverted change, and after a second one", async () => {
  const lost = "address now";
  const owner = await newOwner(server);
  const first = await move(owner);
  server.advance({ seconds: 1 });
  const moved = await mailsOf(() => move(owner));
  expect(moved(first).filter(({ subject }) => subject.includes(lost))).toHaveLength(1);
  const second = `thief.${made}@example.org`;
  expect(moved(second).filter(({ subject }) => subject.includes(lost))).toEqual([]);
  const token = await linkTo(server, owner.email, "not-me");
  const told = await mailsOf(() => server.post("/account/not-me", { token }));
  const notices = told(second).filter(({ subject }) => subject.includes(lost));
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text).not.toMatch(/https:\/\/localhost:3000\/(not-me|account|passwordreset)/);
  expect(told(owner.email).filter(({ subject }) => subject.includes(lost))).toEqual([]);
});
