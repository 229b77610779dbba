import type { Realm } from "@frontdoor/contract/products.ts";
import type { NewAccount } from "../identity/accounts/account-store.ts";
import { newAccount } from "../identity/accounts/new-account.ts";
import type { DemoDeps } from "./demo-deps.ts";

/** An unassigned number, in international form. */
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

/** The account of an invented person, whose username is their address. */
export function demoAccount(
  deps: Pick<DemoDeps, "keys" | "clock">,
  { realm, type, email, name, surname, passwordHash }: Invented,
): NewAccount {
  return newAccount(deps, {
    realm,
    type,
    username: email,
    email,
    email_proven_at: deps.clock(),
    name,
    surname,
    cell_number: demoNumber,
    password_hash: passwordHash,
  });
}
