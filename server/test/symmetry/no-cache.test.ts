import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive } from "../accounts.ts";
import { goodPassword } from "../people.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { realms } from "./realms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** What another process, or a restored backup, does to the row behind a login's back. */
const change = (username: string, values: { password_hash: string }) =>
  server.database.kysely
    .updateTable("accounts")
    .set(values)
    .where("username", "=", username)
    .execute();

describe.each(realms)("$realm: a login", (calls) => {
  const logIn = async (username: string, password = goodPassword) =>
    (await server.post(calls.loginPath, { username, password })).statusCode;

  test("[SEC-A3] of a name that was just asked for sees the account as it is stored now", async () => {
    const { username } = await calls.addPerson(server);
    expect(await logIn(username)).toBe(200);
    await change(username, { password_hash: await server.deps.hasher.hash("violet-gravel-77") });
    expect(await logIn(username)).toBe(401);
    expect(await logIn(username, "violet-gravel-77")).toBe(200);
    await archive(server, username);
    expect(await logIn(username, "violet-gravel-77")).toBe(401);
  });

  test("[SEC-A3] of a name that was unknown a moment ago is that of the account which has it now", async () => {
    const { username } = await calls.addPerson(server);
    const { username_index } = await accountOf(server, username);
    const rename = (to: string) =>
      server.database.kysely
        .updateTable("accounts")
        .set({ username_index: to })
        .where("username", "=", username)
        .execute();
    await rename("nobody finds this");
    expect(await logIn(username)).toBe(401);
    await rename(username_index);
    expect(await logIn(username)).toBe(200);
  });
});
