import {
  encryptedKeysOfStaff,
  replaceEncryptedKey,
} from "../directory/staff/console-login-store.ts";
import { moveDevices } from "../identity/devices/device.ts";
import { moveCounters } from "../identity/lockout/lockout-store.ts";
import { countedAddress } from "../identity/lockout/staff-address.ts";
import { reencryptAppKey } from "../identity/two-step/app-key.ts";
import type { Transaction } from "../platform/database/database.ts";
import { hourSeconds } from "../platform/deletion.ts";
import { isEncryptedWithPreviousKey } from "../platform/encryption.ts";
import type { Keys } from "../platform/keys/keys.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

type Encrypted = Awaited<ReturnType<typeof encryptedKeysOfStaff>>[number];

/**
 * While a previous master key is configured: re-encrypts the app keys of staff, and re-indexes their browsers and counters
 * (SEC-H18). The old key is then needed only for passwords until the next login, for recovery codes until they are renewed,
 * and for what expires by itself. A row that fails does not stop the others.
 * @throws the first failure, after the other rows
 */
export function reencryptAppKeysOfStaff(keys: Keys): MaintenanceJob {
  return {
    name: "re-encrypt-app-keys-of-staff",
    everySeconds: hourSeconds,
    async run({ kysely }) {
      if (keys.previous === undefined) return 0;
      const failures: unknown[] = [];
      let moved = 0;
      for (const login of await encryptedKeysOfStaff(kysely)) {
        try {
          if (await kysely.transaction().execute((tx) => move(tx, keys, login))) moved += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
      return moved;
    },
  };
}

/** @returns false where the app's key was under the current key already */
async function move(
  tx: Transaction,
  keys: Keys,
  { staffId, emailAddress, encrypted }: Encrypted,
): Promise<boolean> {
  const name = countedAddress(keys, emailAddress);
  const [current, ...usernameIndexes] = name.usernameIndexes;
  await moveCounters(tx, name);
  await moveDevices(tx, { realm: "staff", usernameIndexes }, current);
  if (!isEncryptedWithPreviousKey(keys, encrypted)) return false;
  const to = reencryptAppKey(keys, encrypted, staffId);
  await replaceEncryptedKey(tx, { staffId, from: encrypted, to });
  return true;
}
