import type { Realm } from "@frontdoor/contract/products.ts";
import type { NewAccount } from "../people/accounts/account-store.ts";
import { newAccount } from "../people/accounts/new-account.ts";
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
  deps: Pick<DemoDeps, "keys" | "clock">,
  invented: Invented,
): NewAccount {
  const person = { ...invented, username: invented.email, cellNumber: demoNumber };
  return newAccount(deps, person, { email_proven_at: deps.clock() });
}
