import { termsVersion } from "@frontdoor/contract/constants.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { newId } from "../mechanisms/ids.ts";
import type { NewAccount } from "../people/accounts/account-store.ts";
import { emailIndexes, usernameIndex } from "../people/accounts/username.ts";
import type { DemoDeps } from "./demo-deps.ts";

/** Nobody's number, in international form. */
export const demoNumber = "+27820000000";

interface Invented {
  realm: Realm;
  type: string;
  email: string;
  name: string;
  surname: string;
  /** Null: nobody logs in. */
  passwordHash: string | null;
}

/** The account of an invented person, who goes by their address. */
export function demoAccount(
  { keys, clock }: Pick<DemoDeps, "keys" | "clock">,
  { realm, type, email, name, surname, passwordHash }: Invented,
): NewAccount {
  const now = clock();
  return {
    id: newId(clock),
    realm,
    status: "active",
    type,
    username: email,
    username_index: usernameIndex(keys, realm, email),
    email,
    email_index: emailIndexes(keys, realm, email)[0],
    name,
    surname,
    cell_number: demoNumber,
    cell_number_changed_at: null,
    email_proven_at: now,
    number_confirmed_at: null,
    password_hash: passwordHash,
    password_changed_at: now,
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    archived_at: null,
    retain_until: null,
  };
}
