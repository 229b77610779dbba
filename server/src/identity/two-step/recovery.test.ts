import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, auditOf, registerPerson } from "../../../test/accounts.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../test/two-step.ts";
import { replacePassword } from "../recovery/replace-password.ts";
import { archiveAccount } from "../removal/archive-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newPassword = "another-otter-9";

const logIn = (username: string, password = newPassword) =>
  server.post("/practice/security/auth", { username, password });

async function resetByLink(username: string) {
  const { token } = await askForReset(server, username);
  const body = { token, password: newPassword };
  const response = await server.post("/practice/security/password/processReset", body);
  if (response.statusCode !== 200) throw new Error(response.body);
}

const verifyAddress = (id: string) =>
  server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: server.deps.clock() })
    .where("id", "=", id)
    .execute();

test("[SEC-J14] a reset never switches two-step verification off: who holds the mailbox alone stays out", async () => {
  const { username } = await registerPerson(server);
  const person = await setUpTwoStep(server, username);
  await verifyAddress(person.account.id);
  await resetByLink(username);
  const step = stepOf(await logIn(username));
  expect((await typeCode(server, step, person.code())).statusCode).toBe(200);
});

test("[SEC-J14] a reset ends the step that waits for a code", async () => {
  const { username } = await registerPerson(server);
  const person = await setUpTwoStep(server, username);
  await verifyAddress(person.account.id);
  const step = stepOf(await logIn(username, goodPassword));
  const account = await accountOf(server, username);
  const { database, deps } = server;
  const passwordHash = await deps.hasher.hash(newPassword);
  await database.kysely
    .transaction()
    .execute((tx) => replacePassword(tx, deps, account, { passwordHash, by: "one-time-password" }));
  expect((await typeCode(server, step, person.code())).json().code).toBe("STEP_ENDED");
});

test("[SEC-J13] the first verification of the address takes away what a stranger set up who registered it", async () => {
  const { username } = await registerPerson(server);
  const stranger = await setUpTwoStep(server, username);
  await resetByLink(username);
  expect((await logIn(username)).json().location).toMatch(/^https:\/\/practice\.example\/start/);
  const events = await auditOf(server, stranger.account.id, "second-step-ended");
  expect(events).toMatchObject([{ actor: "system" }]);
});

test("[SEC-J14] an archived account keeps no app, no codes and no remembered device", async () => {
  const { username } = await registerPerson(server);
  const { account } = await setUpTwoStep(server, username);
  const { database, deps } = server;
  await database.kysely
    .transaction()
    .execute((tx) => archiveAccount(tx, deps, account, "operator"));
  for (const table of ["second_steps", "recovery_codes"] as const) {
    const rows = database.kysely.selectFrom(table).selectAll().where("account_id", "=", account.id);
    expect(await rows.execute()).toEqual([]);
  }
});
