import type { Database } from "../../platform/database/database.ts";
import { endAccountSession } from "./account-sessions.ts";
import { endKeptLogin, type KeepingBrowser, type KeptLoginDeps } from "./kept-logins.ts";

/**
 * Logs a browser out: ends its login to account settings, the login that it keeps, and the product logins that came
 * from that one.
 * @returns whether it kept a login
 */
export function logOut(
  { kysely }: Database,
  deps: KeptLoginDeps,
  { accountSession, ...browser }: KeepingBrowser & { accountSession: string | null },
): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    if (accountSession !== null) await endAccountSession(tx, accountSession);
    return endKeptLogin(tx, deps, browser);
  });
}
