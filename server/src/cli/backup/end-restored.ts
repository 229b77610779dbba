import { endRestoredStaffKeys } from "../../directory/staff/end-console.ts";
import { endRestoredLogins } from "../../identity/sessions/end-restored-logins.ts";
import { bumpTokenEpoch } from "../../identity/tokens/epoch.ts";
import { endOtherProductKeys } from "../../integrations/keys/product-keys-store.ts";
import { removeEveryArtifact } from "../../integrations/openid-state/openid-artifacts.ts";
import { endGrants } from "../../integrations/scopes/product-scopes-store.ts";
import { auditThing } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { isRecovering } from "../../platform/database/read-only.ts";
import { CommandFailed } from "../command-failed.ts";
import { operatorHere } from "../with-database.ts";

interface Restored {
  /** When the backup was made, where that is known. */
  madeAt?: string;
  /** Product keys that stay valid. */
  keep: readonly string[];
  /** Whether people's passkeys and recovery codes are ended too, in case a thief has obtained some since. */
  endsPasskeys: boolean;
}

/**
 * Ends the credentials that a restored database brings back: links and codes by the token epoch, sessions, keys and
 * granted scopes. No process may run on it before (SEC-H19). It may be run twice.
 * @throws CommandFailed while PostgreSQL still recovers
 */
export async function endRestored(
  database: Database,
  clock: Clock,
  { madeAt, keep, endsPasskeys }: Restored,
) {
  if (await isRecovering(database.kysely)) {
    throw new CommandFailed("The database still recovers: try again once it takes writes.");
  }
  // A database of an earlier version lacks tables that are written here.
  await migrate(database);
  return database.kysely.transaction().execute(async (tx) => {
    await bumpTokenEpoch(tx);
    await removeEveryArtifact(tx);
    await endRestoredLogins(tx);
    if (endsPasskeys) {
      for (const table of ["passkeys", "recovery_codes"] as const) {
        await tx.deleteFrom(table).execute();
      }
    }
    const ended = {
      productKeys: await endOtherProductKeys(tx, { keep, now: clock() }),
      grants: await endGrants(tx, clock()),
      staffKeys: await endRestoredStaffKeys(tx, clock()),
    };
    await auditThing(tx, { clock }, "backup-restored", operatorHere, {
      ...(madeAt === undefined ? {} : { madeAt }),
      ...(endsPasskeys ? { endedPasskeys: true } : {}),
      endedKeys: ended.productKeys,
      endedGrants: ended.grants,
      endedStaffKeys: ended.staffKeys,
    });
    return ended;
  });
}
