import type { Keys } from "../../platform/keys/keys.ts";
import { canonicalEmail } from "../accounts/canonical.ts";
import { emailIndexes } from "../accounts/username.ts";
import type { CountedName } from "./lockout-tables.ts";

/** The name under which failures at a staff address are counted, whether a member of staff has it or not. */
export function countedAddress(keys: Keys, emailAddress: string): CountedName {
  return { realm: "staff", usernameIndexes: emailIndexes(keys, "staff", emailAddress) };
}

/**
 * The spellings under which an address may be stored, in lower case: as typed, or with its domain in punycode.
 * PostgreSQL takes no U+0000, so an address with one becomes another that nobody has.
 */
export function spellingsOf(emailAddress: string): string[] {
  const spellings = [canonicalEmail(emailAddress), emailAddress.trim().toLowerCase()];
  return spellings.map((spelling) => spelling.replaceAll("\0", "\uFFFD"));
}
