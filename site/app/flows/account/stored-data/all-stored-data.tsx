import { type StoredData, storedData } from "@frontdoor/contract/account/stored-data.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { accountStoredDataWords as words } from "@frontdoor/words/account-stored-data.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { plural } from "../../../ui/plural.ts";
import { useChange } from "../use-change.ts";

/** All stored data, by table; loaded when the fold is opened. */
export function AllStoredData() {
  const [data, setData] = useState<StoredData | null>(null);
  const { state, start } = useChange();
  const summary = useRef<HTMLElement>(null);
  const load = () =>
    start({
      reason: reauthenticationWords.reasons.kept,
      write: (sending) => send(storedData, {}, sending),
      taken: (kept) => setData(kept),
    });
  // The button goes at the press.
  const loadAgain = () => {
    summary.current?.focus();
    load();
  };
  return (
    <details
      className="fold"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && data === null && state.at !== "sending") load();
      }}
    >
      <summary ref={summary}>
        {words.fold}
        <Icon name="chevronDown" size={20} />
      </summary>
      <PressFailed state={state} />
      {state.at === "sending" && <Loading>{words.loading}</Loading>}
      {state.at !== "sending" && data === null && (
        <div className="part__end">
          <Button look="secondary" size="small" onClick={loadAgain}>
            {words.show}
          </Button>
        </div>
      )}
      {data !== null && (
        <>
          <p className="entry__more" role="status">
            {fill(words.readAt, { moment: momentOf(data.at) })}
          </p>
          {Object.entries(data.tables).map(([table, rows]) => (
            <StoredTable key={table} table={table} rows={rows} />
          ))}
        </>
      )}
    </details>
  );
}

type Rows = StoredData["tables"][string];
type Value = Rows[number][string];

/** The rows of one table about the person; nothing for an empty table. */
function StoredTable({ table, rows }: { table: string; rows: Rows }) {
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
        <DataList
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

interface DataListProps {
  rows: readonly (readonly [string, ReactNode])[];
  /** The language of the names, where it is not the page's. */
  namesLanguage?: string;
}

/** Names and values; unknown values are left out. */
export function DataList({ rows, namesLanguage }: DataListProps) {
  return (
    <dl className="kept">
      {rows.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt lang={namesLanguage}>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
