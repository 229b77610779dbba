import { afterAll, beforeAll, expect, test } from "vitest";
import { auditOf, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { setUpSecondStep, stepOf, typeCode } from "../../../../test/second-step.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { peopleJobs } from "../../../maintenance/people-jobs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function somebody() {
  const { username } = await registerPerson(server);
  return { username, ...(await setUpSecondStep(server, username)) };
}

async function letEnd(username: string) {
  const { post } = await callerAs(server, "operator");
  const reason = "passport seen at the desk";
  return post("/accounts/second-step/end", { realm: "practice", username, reason });
}

const logIn = ({ username }: { username: string }) =>
  server.post("/practice/security/auth", { username, password: goodPassword });

test("[SEC-J15] an operator ends a second step after 72 hours and a mail, and not before", async () => {
  const person = await somebody();
  const now = server.deps.clock();
  const response = await letEnd(person.username);
  const endsAt = new Date(now.getTime() + 72 * 3_600_000).toISOString();
  expect(response.json()).toEqual({ endsAt });
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
  const job = peopleJobs.find(({ name }) => name === "end-second-steps");
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
