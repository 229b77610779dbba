import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { PasswordHasher } from "../platform/hashing/hashing.ts";
import type { Keys } from "../platform/keys/keys.ts";

export interface DemoDeps {
  database: Database;
  keys: Keys;
  clock: Clock;
  hasher: Pick<PasswordHasher, "hash">;
}
