import type { StoredData } from "@frontdoor/contract/account/stored-data.ts";
import { accountKeptWords as words } from "@frontdoor/words/account-kept.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { plural } from "../../../ui/plural.ts";
import { KeptList } from "./kept-list.tsx";

type Rows = StoredData["tables"][string];
type Value = Rows[number][string];

/** The rows of one table about the person; nothing for an empty table. */
export function StoredTable({ table, rows }: { table: string; rows: Rows }) {
  if (rows.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <span lang="en-ZA" translate="no">
          {spaced(table)}
        </span>
        <small className="entry__more">
          {fill(plural(words.count, rows.length), { count: String(rows.length) })}
        </small>
        <Icon name="chevronDown" size={20} />
      </summary>
      {rows.map((row, at) => (
        <KeptList
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name in common, and never change
          key={at}
          namesLanguage="en-ZA"
          rows={Object.entries(row).map(([name, value]) => [spaced(name), textOf(value)] as const)}
        />
      ))}
    </details>
  );
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const spaced = (name: string) => name.replaceAll("_", " ");

function textOf(value: Value | undefined): string {
  if (value === null || value === undefined || value === "") return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string" && moment.test(value)) return momentOf(value, "alone");
  return String(value);
}
