import type { ImportedAccount } from "@frontdoor/contract/products/accounts.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import { newId } from "../../mechanisms/ids.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { addAccount, findAccount, type NewAccount } from "../../people/accounts/account-store.ts";
import { patientType } from "../../people/accounts/patient.ts";
import { emailIndexes, usernameIndexes } from "../../people/accounts/username.ts";
import type { ProductContext } from "../permissions.ts";

/** The terms of an imported account: those that its owner accepted in the patient app. */
const acceptedInApp = "patient-app";

/** Accounts that the patient app has, so that their owners can recover and remove them here. */
export function createImportService(deps: { clock: Clock; keys: Keys }) {
  return {
    importAll: (
      accounts: readonly ImportedAccount[],
      { once, holder }: Pick<ProductContext, "once" | "holder">,
    ): Promise<{ imported: number; skipped: string[] }> =>
      once(async (tx) => {
        const skipped: string[] = [];
        for (const account of accounts) {
          const indexes = usernameIndexes(deps.keys, "practice", account.username);
          const row = newPatient(deps, account, indexes[0]);
          // Under another key's index the insert would meet no conflict (SEC-H18).
          const known = await findAccount(tx, "practice", indexes);
          if (known !== undefined || !(await addAccount(tx, row))) {
            skipped.push(account.username);
            continue;
          }
          const event = { kind: "account-imported", actor: holder, subjectId: row.id };
          await audit(tx, deps, { ...event, realm: row.realm });
        }
        return { imported: accounts.length - skipped.length, skipped };
      }),
  };
}

function newPatient(
  { clock, keys }: { clock: Clock; keys: Keys },
  account: ImportedAccount,
  usernameIndex: string,
) {
  const now = clock();
  const username = account.username.trim();
  const email = account.emailAddress.trim();
  return {
    id: newId(clock),
    realm: "practice",
    status: "active",
    type: patientType,
    username,
    username_index: usernameIndex,
    email,
    email_index: emailIndexes(keys, "practice", email)[0],
    name: account.name.trim(),
    surname: account.surname.trim(),
    cell_number: internationalPhoneNumber(account.cellularNumber) ?? "",
    cell_number_changed_at: null,
    email_proven_at: null,
    number_confirmed_at: null,
    password_hash: null,
    password_changed_at: now,
    terms_version: acceptedInApp,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    archived_at: null,
    retain_until: null,
  } satisfies NewAccount;
}

export type ImportService = ReturnType<typeof createImportService>;
