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
  return {
    /** What an earlier row shares with this one; null for nothing, and then this one is remembered too. */
    problemOf(line: number, person: ImportedRow): Problems | null {
      const realm = person.realm?.trim() ?? "";
      const address = canonicalEmail(person.emailAddress ?? "");
      const username = realm === "academic" ? address : canonicalName(person.username ?? "");
      const [name, written] = [`${realm} ${username}`, `${realm} ${address}`];
      const named = usernames.get(name);
      if (named !== undefined) return { username: importMessages.usernameInFile(named) };
      const used = sharedAddresses ? undefined : emails.get(written);
      if (used !== undefined) return { emailAddress: importMessages.emailAddressInFile(used) };
      usernames.set(name, line);
      emails.set(written, line);
      if (person.type?.trim() === "HOD") heads.add(address);
      return null;
    },
    /** The problems without that of an unknown head of department who is in an earlier row of the file. */
    withoutKnownHead(person: ImportedRow, problems: Problems): Problems {
      const { hodEmailAddress, ...others } = problems;
      const isAbove = heads.has(canonicalEmail(person.hodEmailAddress ?? ""));
      return isAbove && hodEmailAddress === importMessages.unknownHead ? others : problems;
    },
  };
}
