import { replaceStaffCodes } from "../../../directory/staff/recovery-code-store.ts";
import {
  newRecoveryCodes,
  recoveryCodeHash,
  writtenCode,
} from "../../../identity/two-step/recovery-codes.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

/** Gives a member of staff ten new recovery codes, as they are shown this once; older ones let nobody in any more. */
export async function makeStaffCodes(
  tx: Transaction,
  { keys }: { keys: Keys },
  staffId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(keys, staffId, code));
  await replaceStaffCodes(tx, { staffId, keyId: keys.id, hashes });
  return codes.map(writtenCode);
}
