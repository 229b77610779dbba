import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, auditOf, registerPerson } from "../../../test/accounts.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const resetByLink = async (username: string, password: string) => {
  const { token } = await askForReset(server, username);
  const response = await server.post("/practice/security/password/processReset", {
    password,
    token,
  });
  expect(response.statusCode).toBe(200);
};
const logIn = async (username: string, password: string, cookies: Record<string, string>) =>
  (await server.post("/practice/security/auth", { username, password }, { cookies })).statusCode;

test("[SEC-C6 SEC-H5] the first link verifies the address, and later ones leave that moment alone", async () => {
  const { username } = await registerPerson(server);
  expect(await accountOf(server, username)).toMatchObject({ email_proven_at: null });
  const first = server.deps.clock();
  await resetByLink(username, "violet-gravel-77");
  server.advance({ hours: 1 });
  await resetByLink(username, "lantern-maple-90");
  const account = await accountOf(server, username);
  expect(account).toMatchObject({ email_proven_at: first, number_confirmed_at: null });
  const events = await auditOf(server, account.id, "email-proven");
  expect(events).toMatchObject([{ actor: account.id, realm: "practice" }]);
});

test("[SEC-C8 SEC-A5] the device of the registration is known until the first link, one of a later login through every other", async () => {
  const { username, cookies } = await registerPerson(server);
  await resetByLink(username, goodPassword);
  for (let time = 0; time < 10; time += 1) await logIn(username, "wrong-otter-1", {});
  expect(await logIn(username, goodPassword, cookies)).toBe(401);

  server.advance({ hours: 1 });
  expect(await logIn(username, goodPassword, cookies)).toBe(200);
  await resetByLink(username, "lantern-maple-90");
  for (let time = 0; time < 10; time += 1) await logIn(username, "wrong-otter-1", {});
  expect(await logIn(username, "lantern-maple-90", {})).toBe(401);
  expect(await logIn(username, "lantern-maple-90", cookies)).toBe(200);
});

test("[SEC-C6 SEC-C5] a one-time password proves no address", async () => {
  const { username } = await registerPerson(server);
  const { code } = await askForReset(server, username);
  const body = { otp: code, username, password: "violet-gravel-77" };
  const response = await server.post("/practice/security/password/processResetWithOtp", body);
  expect(response.statusCode).toBe(200);
  expect(await accountOf(server, username)).toMatchObject({ email_proven_at: null });
});
