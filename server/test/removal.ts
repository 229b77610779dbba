import { requestRemoval } from "../src/identity/removal/removal.ts";
import { accountOf } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** Asks for the removal of an account as its product does; what the mail or the app would carry. */
export async function askForRemoval(server: TestServer, username: string) {
  const { database, deps } = server;
  const account = await accountOf(server, username);
  const { token } = await database.kysely
    .transaction()
    .execute((tx) => requestRemoval(tx, deps, account, "practice"));
  return { token, userId: account.id };
}
