import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";
import { revokeInvite } from "../../../identity/invites/invites.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const login = (username: string, code: string, password = goodPassword) =>
  server.post(`/practice/security/auth?inviteCode=${code}`, { username, password });
const statusOf = async (id: string) => (await storedInvite(server, id)).status;

test("[S4.007 S7.049 S3.048] a SENT invite for the address of the account is accepted by its login", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const { id, code } = await makeInvite(server, { email: emailAddress.toUpperCase() });
  expect((await login(username, code)).statusCode).toBe(200);
  const { id: used_by } = await accountOf(server, username);
  expect(await storedInvite(server, id)).toMatchObject({ status: "ACCEPTED", used_by });
});

test("[SEC-D5] an invite for another address stays unused, and the login succeeds", async () => {
  const { username } = await registerPerson(server);
  const { id, code } = await makeInvite(server, { email: "somebody-else@example.org" });
  expect((await login(username, code)).statusCode).toBe(200);
  expect(await statusOf(id)).toBe("SENT");
});

test("a wrong password accepts nothing and gets the answer of every wrong password", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const { id, code } = await makeInvite(server, { email: emailAddress });
  const answers = [await login(username, code, "wrong-1"), await login(username, "x", "wrong-1")];
  expect(visible(answers[0] as never)).toEqual(visible(answers[1] as never));
  expect([answers[0]?.statusCode, await statusOf(id)]).toEqual([401, "SENT"]);
});

test("[S4.008] a revoked, an expired and an unknown invite change nothing about the login", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const revoked = await makeInvite(server, { email: emailAddress });
  await server.database.kysely
    .transaction()
    .execute((tx) => revokeInvite(tx, server.deps, { id: revoked.id, actor: "practice" }));
  const expired = await makeInvite(server, { email: emailAddress });
  server.advance({ days: 7 });
  for (const code of [revoked.code, expired.code, "unknown"]) {
    expect((await login(username, code)).statusCode).toBe(200);
  }
  expect([await statusOf(revoked.id), await statusOf(expired.id)]).toEqual(["REVOKED", "SENT"]);
});
