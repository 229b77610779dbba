import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditOf, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../../test/two-step.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { moveTo } from "../../../identity/changes/verify-email.ts";
import { encryptAppKey, newAppKey } from "../../../identity/two-step/app-key.ts";
import { moveTwoStep, removeTwoStep } from "../../../identity/two-step/two-step-store.ts";
import { peopleJobs } from "../../../maintenance/people-jobs.ts";
import type { Transaction } from "../../../platform/database/database.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function somebody() {
  const { username } = await registerPerson(server);
  return { username, ...(await setUpTwoStep(server, username)) };
}

async function letEnd(username: string) {
  const { post } = await callerAs(server, "operator");
  const reason = "passport seen at the desk";
  return post("/accounts/second-step/end", { realm: "practice", username, reason });
}

const logIn = ({ username }: { username: string }) =>
  server.post("/practice/security/auth", { username, password: goodPassword });

test("[SEC-J15] an operator ends two-step verification after 72 hours and a mail, and not before", async () => {
  const person = await somebody();
  const now = server.deps.clock();
  const response = await letEnd(person.username);
  const endsAt = new Date(now.getTime() + 72 * 3_600_000).toISOString();
  expect(response.json()).toEqual({ endsAt });
  const desk = await staffAs(server, "support");
  const whose = { realm: "practice", username: person.username };
  expect((await desk.post("/accounts/show", whose)).json().twoStepEndsAt).toBe(endsAt);
  await server.deliver();
  expect(server.mails().some(({ text }) => text.includes("/not-me/"))).toBe(true);
  server.advance({ hours: 1 });
  expect((await letEnd(person.username)).json(), "asked again it tells when").toEqual({ endsAt });
  expect(await auditOf(server, person.account.id, "second-step-ending")).toMatchObject([
    { actor: "operator", details: { reason: "passport seen at the desk", endsAt } },
  ]);
  expect(stepOf(await logIn(person)).token).not.toBe("");
  server.advance({ hours: 71 });
  expect((await logIn(person)).json().location).toMatch(/^https:\/\/practice\.example\/start/);
  const job = peopleJobs.find(({ name }) => name === "end-two-step");
  expect(await job?.run(server.database, server.deps.clock())).toBe(1);
  expect(await auditOf(server, person.account.id, "second-step-ended")).toHaveLength(1);
  expect((await letEnd(person.username)).json().code).toBe("SECOND_STEP_UNKNOWN");
});

test("[SEC-J15] a login with a code calls it off", async () => {
  const person = await somebody();
  await letEnd(person.username);
  await typeCode(server, stepOf(await logIn(person)), person.code());
  server.advance({ hours: 73 });
  expect((await logIn(person)).json().location).toContain("/code#");
});

test("[SEC-J15] nobody ends it without a reason, or that of nobody", async () => {
  const { post } = await callerAs(server, "operator");
  const { username } = await somebody();
  const body = { realm: "practice", username, reason: " " };
  expect((await post("/accounts/second-step/end", body)).statusCode).toBe(400);
  expect((await letEnd("a-name-that-nobody-has")).json().code).toBe("ACCOUNT_UNKNOWN");
});

describe("a one-time code for who lost app and codes", () => {
  const path = "/accounts/second-step/one-time-code";
  let support: Caller;
  let owner: Caller;
  beforeAll(async () => {
    support = await staffAs(server, "support");
    owner = await staffAs(server, "owner");
  });

  const ask = ({ username }: { username: string }, by = support) =>
    by.post(path, { realm: "practice", username, reason: "lost phone", ticket: "HD-1" });

  async function verified(changes: object = {}) {
    const person = await somebody();
    const now = server.deps.clock();
    await server.database.kysely
      .updateTable("accounts")
      .set({ email_proven_at: now, number_confirmed_at: now, ...changes })
      .where("id", "=", person.account.id)
      .execute();
    return person;
  }

  async function mailedCode(person: { username: string }): Promise<string> {
    const asked = await ask(person);
    expect(asked.statusCode, "TWO_PERSON is off").toBe(202);
    const { id } = asked.json().pending;
    expect((await support.post(`/approvals/${id}/confirm`)).json().code).toBe("ROLE_REFUSED");
    const agreed = await owner.post(`/approvals/${id}/confirm`);
    expect(agreed.statusCode).toBe(200);
    await server.deliver();
    const codes = server.mails().flatMap(({ text }) => /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(text) ?? []);
    const code = codes.at(-1) ?? "";
    expect(agreed.body).not.toContain(code.slice(0, 5));
    return code;
  }

  test("support asks, an owner agrees, the owner of the account alone reads it: it lets in once, after the password", async () => {
    const person = await verified();
    const code = await mailedCode(person);
    const texts = server.sent.filter(({ channel }) => channel === "sms");
    expect(texts.some(({ text }) => text.includes("temporary code"))).toBe(true);
    const taken = await typeCode(server, stepOf(await logIn(person)), code);
    expect(taken.json().location).toMatch(/^https:\/\/practice\.example\/start/);
    const again = await typeCode(server, stepOf(await logIn(person)), code);
    expect(again.json().code).toBe("WRONG_CODE");
    expect(await auditOf(server, person.account.id, "one-time-code-used")).toHaveLength(1);
    expect(await auditOf(server, person.account.id, "one-time-code-sent")).toMatchObject([
      { actor: `staff:${support.id}`, details: { reason: "lost phone", ticket: "HD-1" } },
    ]);
  });

  test("a code that was replaced, one of a day ago and another account's let nobody in", async () => {
    const person = await verified();
    const first = await mailedCode(person);
    const second = await mailedCode(person);
    const other = await verified();
    const wrong = async (whose: { username: string }, code: string) =>
      (await typeCode(server, stepOf(await logIn(whose)), code)).json().code;
    expect(await wrong(person, first)).toBe("WRONG_CODE");
    expect(await wrong(other, second)).toBe("WRONG_CODE");
    server.advance({ hours: 25 });
    expect(await wrong(person, second)).toBe("WRONG_CODE");
  });

  test("a code ends with two-step verification that it stands in for: one that is set up later opens by its own alone", async () => {
    const person = await verified();
    const code = await mailedCode(person);
    const { id } = person.account;
    await server.database.kysely.transaction().execute((tx) => removeTwoStep(tx, id));
    await setUpTwoStep(server, person.username);
    const typed = await typeCode(server, stepOf(await logIn(person)), code);
    expect(typed.json().code).toBe("WRONG_CODE");
  });

  async function expectEnded(change: (tx: Transaction, account: Account) => Promise<unknown>) {
    const person = await verified();
    const code = await mailedCode(person);
    await server.database.kysely.transaction().execute((tx) => change(tx, person.account));
    const typed = await typeCode(server, stepOf(await logIn(person)), code);
    expect(typed.json().code).toBe("WRONG_CODE");
  }

  test("a code ends with the app that it stands in for: another one opens by its own alone", () =>
    expectEnded((tx, { id }) => {
      const encrypted = encryptAppKey(server.deps.keys, newAppKey(), id);
      return moveTwoStep(tx, id, { encrypted, step: 0 });
    }));

  test("[SEC-K11] a code that was mailed to an address ends with it", () =>
    expectEnded((tx, account) =>
      moveTo(tx, server.deps, account, `elsewhere.${account.id}@example.org`),
    ));

  test("nothing goes to an address that is not verified, nor without two-step verification, and no owner does it alone", async () => {
    const agree = async (person: { username: string }, by = support) => {
      const { id } = (await ask(person, by)).json().pending;
      return (await owner.post(`/approvals/${id}/confirm`)).json().code;
    };
    expect(await agree(await verified({ email_proven_at: null }))).toBe("ADDRESS_NOT_SETTLED");
    expect(await agree(await registerPerson(server))).toBe("SECOND_STEP_UNKNOWN");
    expect(await agree(await verified(), owner)).toBe("APPROVAL_OWN");
  });
});
