import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import {
  academicProfileOf,
  identityDocumentOf,
  practiceProfileOf,
} from "../../../identity/claims/claims-store.ts";
import type { Db } from "../../../platform/database/database.ts";
import { decrypt } from "../../../platform/encryption.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

const identityEnd = 3;

/** A person's numbers, masked as account settings shows them without reauthentication: enough to recognise them. */
export async function shownNumbersOf(
  db: Db,
  keys: Keys,
  { id, realm }: Pick<Account, "id" | "realm">,
): Promise<AccountSettings["numbers"]> {
  const profile = await (realm === "academic" ? academicProfileOf : practiceProfileOf)(db, id);
  const document = await identityDocumentOf(db, id);
  return {
    hpcsa: masked(profile?.hpcsa_number),
    practice: masked(profile?.practice_number),
    identity:
      document === undefined
        ? null
        : {
            type: document.identity_type,
            end: decrypt(keys, document.number_sealed, id).slice(-identityEnd),
          },
  };
}

/** `MP0123457` as `MP 0•••••7`: its letters, and the first and the last sign of the rest. */
export function masked(number: string | null | undefined): string | null {
  if (!number) return null;
  const [, letters = "", first = "", middle = "", last = ""] =
    /^([A-Za-z]*)\s*(.)(.*)(.)$/.exec(number) ?? [];
  if (last === "") return "•";
  return `${letters === "" ? "" : `${letters} `}${first}${"•".repeat(middle.length)}${last}`;
}
