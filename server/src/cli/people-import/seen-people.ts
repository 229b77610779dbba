import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ImportedRow } from "@frontdoor/contract/products/import-columns.ts";
import { importMessages } from "@frontdoor/contract/products/import-rules.ts";
import { canonicalEmail } from "../../identity/accounts/canonical.ts";
import { canonicalName } from "../../identity/accounts/username.ts";

/** What a dry run remembers of the rows above: the server, which keeps none of them, finds it in the real one. */
export function createSeenPeople(sharedAddresses: boolean) {
  const [usernames, emails] = [new Map<string, number>(), new Map<string, number>()];
  const heads = new Set<string>();
  return {
    /** What a row above has of this one; null for nothing, and then it is remembered itself. */
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
    /** Without a head of department who is missing here and stands further up in the file. */
    withoutKnownHead(person: ImportedRow, problems: Problems): Problems {
      const { hodEmailAddress, ...others } = problems;
      const isAbove = heads.has(canonicalEmail(person.hodEmailAddress ?? ""));
      return isAbove && hodEmailAddress === importMessages.unknownHead ? others : problems;
    },
  };
}
