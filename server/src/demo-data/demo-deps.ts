import type { Clock } from "../mechanisms/clock.ts";
import type { Database } from "../mechanisms/database/database.ts";
import type { PasswordHasher } from "../mechanisms/hashing/hashing.ts";
import type { Keys } from "../mechanisms/keys/keys.ts";

/** What the demonstration is made with. */
export interface DemoDeps {
  database: Database;
  keys: Keys;
  clock: Clock;
  hasher: Pick<PasswordHasher, "hash">;
}
