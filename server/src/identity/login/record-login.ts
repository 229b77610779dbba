import type { Realm } from "@frontdoor/contract/products.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { sendWithNext } from "../../platform/database/send-with-next.ts";
import { rememberingDevice } from "../devices/device.ts";
import { type ListedLogin, notingLogin } from "../devices/login-devices.ts";
import { forgettingCounters } from "../lockout/lockout-store.ts";

interface NewLogin extends ListedLogin {
  realm: Realm;
  /** As `usernameIndexes` gives them. */
  usernameIndexes: readonly [string, ...string[]];
  /** Whose failures are forgotten with it, as the lockout counts clients; null for nobody's. */
  countedClient: string | null;
}

/**
 * Writes a login down, in one statement: the device is known to the name from now on and is among the account's,
 * and what was counted against the client is forgotten.
 */
export async function recordLogin(
  tx: Transaction,
  { clock }: { clock: Clock },
  login: NewLogin,
): Promise<void> {
  const { realm, usernameIndexes, deviceId, countedClient } = login;
  const device = { realm, usernameIndex: usernameIndexes[0], deviceId };
  const known = tx.with("known", (db) => rememberingDevice(db, device, clock()));
  const recorded =
    countedClient === null
      ? known
      : known.with("forgotten", (db) =>
          forgettingCounters(db, { realm, usernameIndexes }, countedClient),
        );
  await sendWithNext(tx, notingLogin(recorded, clock, login));
}
