import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive } from "../accounts.ts";
import { type House, openHouse } from "../house.ts";
import { goodPassword } from "../people.ts";
import { realms } from "./realms.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What another process, or a restored backup, does to the row behind a login's back. */
const change = (username: string, values: { password_hash: string }) =>
  house.database.kysely
    .updateTable("accounts")
    .set(values)
    .where("username", "=", username)
    .execute();

describe.each(realms)("$realm: a login", (calls) => {
  const logIn = async (username: string, password = goodPassword) =>
    (await house.post(calls.loginPath, { username, password })).statusCode;

  test("[SEC-A3] of a name that was just asked for sees the account as it is stored now", async () => {
    const { username } = await calls.addPerson(house);
    expect(await logIn(username)).toBe(200);
    await change(username, { password_hash: await house.deps.hasher.hash("violet-gravel-77") });
    expect(await logIn(username)).toBe(401);
    expect(await logIn(username, "violet-gravel-77")).toBe(200);
    await archive(house, username);
    expect(await logIn(username, "violet-gravel-77")).toBe(401);
  });

  test("[SEC-A3] of a name that was unknown a moment ago is that of the account which has it now", async () => {
    const { username } = await calls.addPerson(house);
    const { username_index } = await accountOf(house, username);
    const rename = (to: string) =>
      house.database.kysely
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
