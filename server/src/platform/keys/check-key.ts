import type { Database } from "../database/database.ts";
import { addSetting, keepSetting, readSetting } from "../database/settings.ts";
import type { Keys } from "./keys.ts";

const setting = "master_key_id";

/**
 * Refuses a database that was written with another master key: nobody could log in, and new data would be unreadable
 * with the right key. In a rotation the new key replaces the one that is configured as the previous one (SEC-H18).
 * @throws Error in one line that says what to do
 */
export async function checkMasterKey({ kysely }: Database, keys: Keys): Promise<void> {
  if (await addSetting(kysely, setting, keys.id)) return;
  const value = await readSetting(kysely, setting);
  if (value === keys.id) return;
  if (value !== keys.previous?.id) {
    throw new Error(
      `The master key (${keys.id}) is not the one of this database (${value}). Set MASTER_KEY to that one; to rotate, set it as MASTER_KEY_PREVIOUS.`,
    );
  }
  await keepSetting(kysely, setting, keys.id);
}
