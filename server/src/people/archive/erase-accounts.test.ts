import { afterAll, beforeAll, expect, test } from "vitest";
import { auditOf, registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { eraseAccounts } from "./erase-accounts.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const rowsOf = async (id: string) => {
  const { kysely } = house.database;
  const account = await kysely.selectFrom("accounts").select("id").where("id", "=", id).execute();
  const identity = await kysely
    .selectFrom("identity_documents")
    .select("account_id")
    .where("account_id", "=", id)
    .execute();
  return account.length + identity.length;
};

test("[SEC-H8 SEC-H9] an archived account is erased after six years and not before, an active one never", async () => {
  const stays = await registerPerson(house);
  const { userId: activeId } = await askForRemoval(house, stays.username);
  const leaves = await registerPerson(house);
  const { userId, token } = await askForRemoval(house, leaves.username);
  await house.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});
  const end = house.deps.clock();
  end.setUTCFullYear(end.getUTCFullYear() + 6);

  expect(await eraseAccounts.run(house.database, new Date(end.getTime() - 1))).toBe(0);
  expect(await rowsOf(userId)).toBe(2);
  expect(await eraseAccounts.run(house.database, end)).toBe(1);
  expect([await rowsOf(userId), await rowsOf(activeId)]).toEqual([0, 2]);
  const erased = await auditOf(house, userId, "account-erased");
  expect(erased).toMatchObject([{ actor: "system" }]);
});
