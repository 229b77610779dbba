import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ImportedRow } from "@frontdoor/contract/products/import-columns.ts";
import { importMessages } from "@frontdoor/contract/products/import-rules.ts";
import { canonicalEmail } from "../../identity/accounts/canonical.ts";
import { canonicalName } from "../../identity/accounts/username.ts";

/**
 * Remembers the earlier rows of a dry run: in a real import the server finds these conflicts, but in a dry run it
 * stores nothing.
 */
export function createSeenPeople(sharedAddresses: boolean) {
  const [usernames, emails] = [new Map<string, number>(), new Map<string, number>()];
  const heads = new Set<string>();
  const namesOf = (person: ImportedRow) => {
    const realm = person.realm?.trim() ?? "";
    const address = canonicalEmail(person.emailAddress ?? "");
    const username = realm === "academic" ? address : canonicalName(person.username ?? "");
    return { address, name: `${realm} ${username}`, written: `${realm} ${address}` };
  };
  return {
    /** What a remembered row shares with this one; null for nothing. */
    problemOf(person: ImportedRow): Problems | null {
      const { name, written } = namesOf(person);
      const named = usernames.get(name);
      if (named !== undefined) return { username: importMessages.usernameInFile(named) };
      const used = sharedAddresses ? undefined : emails.get(written);
      return used === undefined ? null : { emailAddress: importMessages.emailAddressInFile(used) };
    },
    remember(line: number, person: ImportedRow): void {
      const { address, name, written } = namesOf(person);
      if (!usernames.has(name)) usernames.set(name, line);
      if (!emails.has(written)) emails.set(written, line);
      if (person.type?.trim() === "HOD") heads.add(address);
    },
    /** The problems without that of an unknown head of department who is in an earlier row of the file. */
    withoutKnownHead(person: ImportedRow, problems: Problems): Problems {
      const { hodEmailAddress, ...others } = problems;
      const isAbove = heads.has(canonicalEmail(person.hodEmailAddress ?? ""));
      return isAbove && hodEmailAddress === importMessages.unknownHead ? others : problems;
    },
  };
}
