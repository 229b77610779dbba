import { type Account, holdAccount, replaceHash } from "../identity/accounts/account-store.ts";
import { reencrypt } from "../identity/accounts/identity-store.ts";
import { emailIndexes, usernameIndexes } from "../identity/accounts/username.ts";
import { moveCounters } from "../identity/lockout/lockout-store.ts";
import { reencryptTwoStep } from "../identity/two-step/two-step-store.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { isEncryptedWithPreviousKey } from "../platform/encryption.ts";
import { isForeign, reencryptForeign } from "../platform/hashing/foreign/encrypted-foreign.ts";
import type { Keys } from "../platform/keys/keys.ts";
import type { Log } from "../platform/log.ts";
import { raiseAlert } from "../platform/raise-alert.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

const batchSize = 500;
const everySeconds = 3_600;
/** The most accounts that one run moves: other jobs, such as signing the audit, wait for it. */
const fullRun = 1_000;

type Kept = Pick<Account, "id" | "realm" | "username" | "username_index" | "password_hash">;

/**
 * The encrypted parts of an account: its identity number, the key of its app, and the values that a suspension stores.
 */
interface Encrypted {
  put_aside: string | null;
  number_sealed: string | null;
  app_key_sealed: string | null;
}

/**
 * While a previous master key is configured: moves every account, archived ones too, to the current key: its indexes,
 * devices, counters, encrypted number, app key, and a hash of another system (SEC-H18). The old key is then needed only for
 * passwords until the next login or reset, for recovery codes until they are renewed, and for what expires by itself. An
 * account that fails is logged by its id and does not stop the others.
 */
export function moveToCurrentKey(keys: Keys, log: Log, most = fullRun): MaintenanceJob {
  /** The account up to which the last run came; null where it came to the end. */
  let last: string | null = null;
  return {
    name: "move-to-current-key",
    everySeconds,
    fullRun: most,
    async run({ kysely }, _now, signal) {
      if (keys.previous === undefined) return 0;
      for (let moved = 0; ; ) {
        const batch: (Kept & Encrypted)[] = await accountsAfter(kysely, last);
        if (batch.length === 0) {
          last = null;
          return moved;
        }
        for (const account of batch) {
          if (moved >= most || signal?.aborted === true) return moved;
          if (isBehind(keys, account) && (await moveAlone(kysely, keys, log, account))) moved += 1;
          last = account.id;
        }
      }
    },
  };
}

/** Moves an account in a transaction of its own; one that fails is logged. @returns whether it was moved */
async function moveAlone(
  kysely: Database["kysely"],
  keys: Keys,
  log: Log,
  account: Kept & Encrypted,
): Promise<boolean> {
  try {
    await kysely.transaction().execute((tx) => move(tx, keys, account));
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    raiseAlert(log, "ACCOUNT_NOT_MOVED", { accountId: account.id, reason });
    return false;
  }
}

function accountsAfter(kysely: Database["kysely"], last: string | null) {
  return kysely
    .selectFrom("accounts")
    .leftJoin("identity_documents", "identity_documents.account_id", "accounts.id")
    .leftJoin("second_steps", "second_steps.account_id", "accounts.id")
    .leftJoin("account_suspensions", "account_suspensions.account_id", "accounts.id")
    .select(["accounts.id", "realm", "username", "username_index"])
    .select(["accounts.password_hash", "number_sealed", "app_key_sealed"])
    .select("account_suspensions.password_hash as put_aside")
    .where((account) => account.and(last === null ? [] : [account("accounts.id", ">", last)]))
    .orderBy("accounts.id")
    .limit(batchSize)
    .execute();
}

function isBehind(keys: Keys, account: Kept & Encrypted): boolean {
  const { number_sealed, app_key_sealed, realm, username, password_hash } = account;
  const hashes = [password_hash, account.put_aside];
  if (hashes.some((hash) => hash !== null && encryptedAgain(keys, hash) !== null)) return true;
  const isOld = (encrypted: string | null) =>
    encrypted !== null && isEncryptedWithPreviousKey(keys, encrypted);
  if (isOld(number_sealed) || isOld(app_key_sealed)) return true;
  return account.username_index !== usernameIndexes(keys, realm, username)[0];
}

/** A hash of another system under the current key; null where it does not have to be encrypted again. */
const encryptedAgain = (keys: Keys, hash: string) =>
  isForeign(hash) ? reencryptForeign(keys, hash) : null;

async function move(tx: Transaction, keys: Keys, { id, put_aside: putAside }: Kept & Encrypted) {
  // Its address may have changed since the batch was read: indexes of the former one would lock its owner out.
  const held = await holdAccount(tx, id);
  if (held === undefined) return;
  const { realm, username, email, password_hash: hash } = held;
  const indexes = usernameIndexes(keys, realm, username);
  const [current, ...others] = indexes;
  await tx
    .updateTable("accounts")
    .set({ username_index: current, email_index: emailIndexes(keys, realm, email)[0] })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("known_devices as device")
    .set({ username_index: current })
    .where("realm", "=", realm)
    .where("username_index", "in", others)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("known_devices as known")
            .select("known.realm")
            .where("known.realm", "=", realm)
            .where("known.username_index", "=", current)
            .whereRef("known.device_hash", "=", "device.device_hash"),
        ),
      ),
    )
    .execute();
  await moveCounters(tx, { realm, usernameIndexes: indexes });
  await reencrypt(tx, keys, id);
  await reencryptTwoStep(tx, keys, id);
  const to = hash === null ? null : encryptedAgain(keys, hash);
  if (hash !== null && to !== null) await replaceHash(tx, { accountId: id, from: hash, to });
  const aside = putAside === null ? null : encryptedAgain(keys, putAside);
  if (putAside !== null && aside !== null) {
    await tx
      .updateTable("account_suspensions")
      .set({ password_hash: aside })
      .where("account_id", "=", id)
      .where("password_hash", "=", putAside)
      .execute();
  }
}
