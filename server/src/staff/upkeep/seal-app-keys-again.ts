import { isSealedWithPreviousKey } from "../../mechanisms/encryption/encryption.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { hourSeconds } from "../../mechanisms/upkeep/deletion.ts";
import type { UpkeepJob } from "../../mechanisms/upkeep/upkeep.ts";
import { sealAppKeyAgain } from "../../people/second-step/app-key.ts";
import { replaceSealedKey, sealedKeysOfStaff } from "../../records/staff/console-login-store.ts";

/** While a previous master key is given: seals what the apps of staff were told with the current one (SEC-H18). */
export function sealAppKeysOfStaffAgain(keys: Keys): UpkeepJob {
  return {
    name: "seal-app-keys-of-staff-again",
    everySeconds: hourSeconds,
    async run({ kysely }) {
      if (keys.previous === undefined) return 0;
      const logins = await sealedKeysOfStaff(kysely);
      const old = logins.filter(({ sealed }) => isSealedWithPreviousKey(keys, sealed));
      for (const { staffId, sealed } of old) {
        const again = sealAppKeyAgain(keys, sealed, staffId);
        await replaceSealedKey(kysely, { staffId, from: sealed, to: again });
      }
      return old.length;
    },
  };
}
