import { afterAll, beforeAll, expect, test } from "vitest";
import { auditOf, registerPerson } from "../../../test/accounts.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep } from "../../../test/two-step.ts";
import { eraseAccounts } from "./erase-accounts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const rowsOf = async (id: string) => {
  const { kysely } = server.database;
  const account = await kysely.selectFrom("accounts").select("id").where("id", "=", id).execute();
  const identity = await kysely
    .selectFrom("identity_documents")
    .select("account_id")
    .where("account_id", "=", id)
    .execute();
  return account.length + identity.length;
};

test("[SEC-H8 SEC-H9] an archived account is erased after six years and not before, an active one never", async () => {
  const stays = await registerPerson(server);
  const { userId: activeId } = await askForRemoval(server, stays.username);
  const leaves = await registerPerson(server);
  const { userId, token } = await askForRemoval(server, leaves.username);
  await server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});
  const end = server.deps.clock();
  end.setUTCFullYear(end.getUTCFullYear() + 6);

  expect(await eraseAccounts.run(server.database, new Date(end.getTime() - 1))).toBe(0);
  expect(await rowsOf(userId)).toBe(2);
  expect(await eraseAccounts.run(server.database, end, AbortSignal.abort()), "it stops").toBe(0);
  expect(await eraseAccounts.run(server.database, end)).toBe(1);
  expect([await rowsOf(userId), await rowsOf(activeId)]).toEqual([0, 2]);
  const erased = await auditOf(server, userId, "account-erased");
  expect(erased).toMatchObject([{ actor: "system" }]);
});

test("[SEC-H9] an archived account is erased with what is left of two-step verification", async () => {
  const person = await registerPerson(server);
  const { userId, token } = await askForRemoval(server, person.username);
  await server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});
  await setUpTwoStep(server, person.username);
  const end = server.deps.clock();
  end.setUTCFullYear(end.getUTCFullYear() + 6);
  expect(await eraseAccounts.run(server.database, end)).toBe(1);
  expect(await rowsOf(userId)).toBe(0);
});
