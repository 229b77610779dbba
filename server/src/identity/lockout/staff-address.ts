import type { Keys } from "../../platform/keys/keys.ts";
import { canonicalEmail } from "../accounts/canonical.ts";
import { emailIndexes } from "../accounts/username.ts";
import type { CountedName } from "./lockout-tables.ts";

/** The name under which failures at an address of staff are counted, whether it is anybody's or not. */
export function countedAddress(keys: Keys, emailAddress: string): CountedName {
  return { realm: "staff", usernameIndexes: emailIndexes(keys, "staff", emailAddress) };
}

/**
 * What the address may be stored as, in lower case: as it was typed, or with its domain as mail knows it. No database
 * holds or takes U+0000, so an address with it becomes another that is nobody's.
 */
export function spellingsOf(emailAddress: string): string[] {
  const spellings = [canonicalEmail(emailAddress), emailAddress.trim().toLowerCase()];
  return spellings.map((spelling) => spelling.replaceAll("\0", "\uFFFD"));
}
