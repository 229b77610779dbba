import {
  type FoundAccount,
  type FoundAccounts,
  maximumFoundAccounts,
} from "@frontdoor/contract/products/support.ts";
import { consoleSearchWords as words } from "@frontdoor/words/staff/search.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { Matched } from "../../../ui/matched.tsx";
import { plural } from "../../../ui/plural.ts";
import { AccountState, stateWords } from "../account-state.tsx";
import { personAddress } from "../addresses.ts";
import { Chips } from "../lists/chips.tsx";
import { productColumn } from "../lists/columns.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useRows } from "../lists/use-whole-list.ts";
import { productOf } from "../product-of.ts";
import { roleName } from "../role-name.ts";

interface FoundPeopleProps {
  text: string;
  found: FoundAccounts;
  /** The page number, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The people that a search found, of one product if one is chosen. */
export function FoundPeople({ text, found, page, onPage }: FoundPeopleProps) {
  const [product, setProduct] = useState<keyof typeof words.filter>("all");
  const count = found.accounts.length;
  const rows = found.accounts.filter(({ realm }) => product === "all" || realm === product);
  const list = useRows(rows);
  return (
    <>
      <p role="status" className="muted">
        {count === 0 ? words.none : fill(plural(words.found, count), { count, text })}
        {found.more && ` ${words.more}`}
      </p>
      {count > 0 && (
        <>
          <Chips
            label={words.products}
            choices={words.filter}
            chosen={product}
            onChoose={setProduct}
          />
          <ListTable
            list={{
              ...list,
              before: (page - 1) * maximumFoundAccounts,
              newer: page > 1 ? () => onPage(page - 1) : null,
              older: found.more ? () => onPage(page + 1) : null,
            }}
            words={{ caption: words.caption, empty: words.none }}
            columns={columnsFor(text)}
          />
        </>
      )}
    </>
  );
}

function columnsFor(text: string): Column<FoundAccount>[] {
  const { columns } = words;
  return [
    {
      head: columns.name,
      cell: ({ id, name }) => (
        <a href={personAddress(id)}>
          {name === null ? words.waits : <Matched text={name} part={text} />}
        </a>
      ),
      csv: ({ name }) => name ?? words.waits,
    },
    productColumn(columns.product, productOf),
    {
      head: columns.username,
      cell: ({ username }) =>
        username === null ? (
          <span className="muted">{words.sameAsAddress}</span>
        ) : (
          <Matched text={username} part={text} />
        ),
      csv: ({ username }) => username,
    },
    { head: columns.emailAddress, look: "only-wide", cell: ({ maskedEmail }) => maskedEmail },
    { head: columns.type, cell: ({ type }) => roleName(type) },
    {
      head: columns.state,
      cell: ({ status }) => <AccountState status={status} />,
      csv: ({ status }) => stateWords(status),
    },
  ];
}
