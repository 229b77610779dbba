import type { Database } from "../platform/database/database.ts";
import type { PasswordHasher } from "../platform/hashing/hashing.ts";
import type { KeyedDeps } from "../platform/keys/keys.ts";

export interface DemoDeps extends KeyedDeps {
  database: Database;
  hasher: Pick<PasswordHasher, "hash">;
}
