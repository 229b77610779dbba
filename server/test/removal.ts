import { requestRemoval } from "../src/people/removal/removal.ts";
import { accountOf } from "./accounts.ts";
import type { House } from "./house.ts";

/** Asks for the removal of an account as its product does; what the mail or the app would carry. */
export async function askForRemoval(house: House, username: string) {
  const { database, deps } = house;
  const account = await accountOf(house, username);
  const { token } = await database.kysely
    .transaction()
    .execute((tx) => requestRemoval(tx, deps, account, "practice"));
  return { token, userId: account.id };
}
