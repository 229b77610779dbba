import type { Config } from "../config/config.ts";
import { isLocal } from "../config/config-network.ts";
import type { Transaction } from "../platform/database/database.ts";
import { addSetting } from "../platform/database/settings.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { addDemoHods } from "./demo-hods.ts";
import { disableDemoLogins, enableDemoLogins } from "./demo-logins.ts";
import { settleDemoOwner } from "./demo-owner.ts";
import { addDemoPractices } from "./demo-practices.ts";
import { addDemoStatistics } from "./demo-statistics.ts";
import { addDemoWaiting } from "./demo-waiting.ts";

/** Each part of the demonstration data, added once in the life of a database. */
const parts: Record<string, (tx: Transaction, deps: DemoDeps) => Promise<void>> = {
  "demo-heads-of-department": addDemoHods,
  "demo-practices": addDemoPractices,
  "demo-statistics": addDemoStatistics,
  "demo-waiting": addDemoWaiting,
};

/**
 * Brings the demonstration data into the configured state. The demo people's password is in the README, so in a
 * database that was tried out and then becomes public they cannot log in.
 * @returns the codes with which the demo owner logs in to the console; null where there is none
 */
export async function settleDemoData(
  { demoData, demoPeople, console }: Pick<Config, "demoData" | "demoPeople" | "console">,
  deps: DemoDeps,
): Promise<string[] | null> {
  if (demoData) await seedDemoData(deps);
  await (demoPeople ? enableDemoLogins(deps) : disableDemoLogins(deps));
  return settleDemoOwner(
    deps,
    demoPeople && console !== null && isLocal(new URL(console.url).hostname),
  );
}

/** Adds data for every screen of the embedded default; data that somebody removed stays removed. */
async function seedDemoData(deps: DemoDeps): Promise<void> {
  for (const [name, add] of Object.entries(parts)) {
    await deps.database.kysely.transaction().execute(async (tx) => {
      if (await addSetting(tx, name, "added")) await add(tx, deps);
    });
  }
}
