import { termsVersion } from "@frontdoor/contract/constants.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { newId } from "../../platform/ids.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import type { NewAccount } from "./account-store.ts";
import { emailIndexes, usernameIndex } from "./username.ts";

/**
 * The required columns of a new account: text as typed, the number in its international form, the hash null where the
 * owner still has to choose a password.
 */
type Owner = Pick<
  NewAccount,
  "realm" | "type" | "username" | "email" | "name" | "surname" | "cell_number" | "password_hash"
>;

/**
 * The row of a new account: active, with today's terms, nothing verified, and English as the language of its
 * messages, unless more is known.
 */
export function newAccount(
  { clock, keys }: KeyedDeps,
  known: Owner & Partial<NewAccount>,
): NewAccount {
  const now = clock();
  return {
    id: newId(clock),
    status: "active",
    language: firstLanguage,
    username_index: usernameIndex(keys, known.realm, known.username),
    email_index: emailIndexes(keys, known.realm, known.email)[0],
    cell_number_changed_at: null,
    email_proven_at: null,
    number_confirmed_at: null,
    password_changed_at: now,
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    archived_at: null,
    retain_until: null,
    ...known,
    name: singleSpaced(known.name),
    surname: singleSpaced(known.surname),
  };
}

/** As a name is read and looked for: a phone that completes words leaves two spaces. */
const singleSpaced = (name: string) => name.replace(/ +/g, " ");
