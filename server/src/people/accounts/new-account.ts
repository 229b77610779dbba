import { termsVersion } from "@frontdoor/contract/constants.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import { newId } from "../../mechanisms/ids.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import type { NewAccount } from "./account-store.ts";
import { emailIndexes, usernameIndex } from "./username.ts";

/** Whose account it is, as they or somebody for them typed it. */
interface Person {
  realm: Realm;
  type: string;
  username: string;
  email: string;
  name: string;
  surname: string;
  /** International form. */
  cellNumber: string;
  /** Null: nobody logs in before they have chosen a password. */
  passwordHash: string | null;
}

/**
 * The row of an account that begins now: active, with today's terms, and nothing proven of its person.
 * @param known what is known better than that
 */
export function newAccount(
  { clock, keys }: { clock: Clock; keys: Keys },
  { realm, type, username, email, name, surname, cellNumber, passwordHash }: Person,
  known: Partial<NewAccount> = {},
): NewAccount {
  const now = clock();
  return {
    id: newId(clock),
    realm,
    status: "active",
    type,
    username,
    username_index: usernameIndex(keys, realm, username),
    email,
    email_index: emailIndexes(keys, realm, email)[0],
    name,
    surname,
    cell_number: cellNumber,
    cell_number_changed_at: null,
    email_proven_at: null,
    number_confirmed_at: null,
    password_hash: passwordHash,
    password_changed_at: now,
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    archived_at: null,
    retain_until: null,
    ...known,
  };
}
