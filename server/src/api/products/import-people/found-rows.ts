import type { InputOf } from "@frontdoor/contract/call.ts";
import type { importPeople } from "@frontdoor/contract/products/import-people.ts";
import type { Imported } from "@frontdoor/contract/products/import-rules.ts";
import { emailIndexes, usernameIndexes } from "../../../identity/accounts/username.ts";
import { blindIndex, blindIndexes } from "../../../platform/encryption.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

export type ImportRequest = InputOf<typeof importPeople>["body"];
/** A row as a request numbers it. */
export type NumberedRow = ImportRequest["rows"][number];

/** A row that says whom it is about, with the indexes that its account is found by. */
export interface FoundRow extends NumberedRow {
  who: Imported;
  username: string;
  email: string;
  usernameIndexes: [string, ...string[]];
  emailIndexes: [string, ...string[]];
  /** Keyed: of the values of the row, whichever file they stand in. */
  fingerprint: string;
  /** The same by the previous key too. */
  fingerprints: readonly string[];
}

export function foundRow(keys: Keys, { row, person }: NumberedRow, who: Imported): FoundRow {
  const email = person.emailAddress?.trim() ?? "";
  const username = who.realm === "academic" ? email : (person.username?.trim() ?? "");
  const values = Object.entries(person)
    .map(([column, value]) => [column, value?.trim() ?? ""] as const)
    .filter(([, value]) => value !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const [label, text] = ["imported-row", JSON.stringify(values)] as const;
  return {
    row,
    person,
    who,
    username,
    email,
    usernameIndexes: usernameIndexes(keys, who.realm, username),
    emailIndexes: emailIndexes(keys, who.realm, email),
    fingerprint: blindIndex(keys, label, text),
    fingerprints: blindIndexes(keys, label, text),
  };
}
