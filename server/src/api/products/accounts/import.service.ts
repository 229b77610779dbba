import type { ImportedAccount } from "@frontdoor/contract/products/accounts.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import {
  addAccount,
  findAccount,
  type NewAccount,
} from "../../../identity/accounts/account-store.ts";
import { newAccount } from "../../../identity/accounts/new-account.ts";
import { patientType } from "../../../identity/accounts/patient.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { KeyedDeps, Keys } from "../../../platform/keys/keys.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";

/** The terms of an imported account: those that its owner accepted in the patient app. */
const acceptedInApp = "patient-app";

/** Imports accounts from the patient app, so that their owners can recover and remove them here. */
export function createImportService(deps: Services) {
  return {
    importAccounts: ({ body: { accounts } }, { once, actor }) =>
      once(async (tx) => {
        const skipped = new Set<ImportedAccount>();
        for (const { account, indexes } of inOneOrder(deps.keys, accounts)) {
          const row = newPatient(deps, account);
          // Under another key's index the insert would meet no conflict (SEC-H18).
          const known = await findAccount(tx, "practice", indexes);
          if (known !== undefined || !(await addAccount(tx, row))) {
            skipped.add(account);
            continue;
          }
          const event = { kind: "account-imported", actor, subjectId: row.id };
          await audit(tx, deps, { ...event, realm: row.realm });
        }
        const left = accounts.filter((account) => skipped.has(account));
        return {
          imported: accounts.length - left.length,
          skipped: left.map(({ username }) => username),
        };
      }),
  } satisfies ProductHandlers;
}

/** The same for everybody: two calls with the same people would wait for each other. */
function inOneOrder(keys: Keys, accounts: readonly ImportedAccount[]) {
  const indexed = accounts.map((account) => ({
    account,
    indexes: usernameIndexes(keys, "practice", account.username),
  }));
  return indexed.toSorted((one, other) => (one.indexes[0] < other.indexes[0] ? -1 : 1));
}

function newPatient(deps: KeyedDeps, account: ImportedAccount): NewAccount {
  return newAccount(deps, {
    realm: "practice",
    type: patientType,
    username: account.username.trim(),
    email: account.emailAddress.trim(),
    name: account.name.trim(),
    surname: account.surname.trim(),
    cell_number: internationalPhoneNumber(account.cellularNumber) ?? "",
    password_hash: null,
    terms_version: acceptedInApp,
  });
}
