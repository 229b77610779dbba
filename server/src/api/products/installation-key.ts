import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { firstInstallationKeyAt } from "../../integrations/keys/product-keys-store.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AlertLog } from "../../platform/log.ts";
import { raiseAlert } from "../../platform/raise-alert.ts";

const firstDayMilliseconds = 86_400_000;

interface Deps {
  database: Database;
  clock: Clock;
  config: { twoPerson: boolean };
}

/**
 * Tells of a use of the installation's key after its first day, where two people are wanted: it is nobody's by name,
 * and by then everybody who works here has a key or a login of their own. A newer key has no first day of its own.
 */
export async function tellInstallationKey(
  { database, clock, config }: Deps,
  log: AlertLog,
  call: keyof ProductCalls,
): Promise<void> {
  if (!config.twoPerson) return;
  const first = await firstInstallationKeyAt(database.kysely);
  if (first === null || clock().getTime() - first.getTime() < firstDayMilliseconds) return;
  raiseAlert(log, "INSTALLATION_KEY_USED", { call });
}
