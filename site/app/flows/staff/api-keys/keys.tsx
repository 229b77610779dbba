import {
  endProductKey,
  keyHolders,
  type ListedKey,
  listProductKeys,
} from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { Chips } from "../lists/chips.tsx";
import { buttonColumn, dayColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { useRowDialog } from "../lists/use-row-dialog.ts";
import { holderNames } from "./holder-names.ts";
import { NewKey } from "./new-key.tsx";

const { keys: words } = consoleApiKeysWords;
const filters = ["all", ...keyHolders] as const;
type Filter = (typeof filters)[number];
const names: Record<Filter, string> = { all: words.all, ...holderNames };

/** The keys that are valid now, of one holder or all. */
export function Keys() {
  const [holder, setHolder] = useFilter("holder", filters, "all");
  const [round, setRound] = useState(0);
  return (
    <>
      <div className="staff-tools">
        <Chips label={words.filter} choices={names} chosen={holder} onChoose={setHolder} />
        <DialogButton
          calls={["createProductKey"]}
          text={words.add}
          icon="plus"
          dialog={(onClose) => <NewKey onDone={() => setRound(round + 1)} onClose={onClose} />}
        />
      </div>
      <KeysTable key={`${holder} ${round}`} holder={holder} />
    </>
  );
}

function KeysTable({ holder }: { holder: Filter }) {
  const list = useList(listProductKeys, { query: holder === "all" ? {} : { holder } });
  const [onEnd, ending] = useRowDialog<ListedKey>(
    "endProductKey",
    list.reload,
    (listed, dialog) => <EndKey listed={listed} {...dialog} />,
  );
  return (
    <>
      <ListTable list={list} words={words} columns={columnsFor(onEnd)} keyOf={({ id }) => id} />
      {ending}
    </>
  );
}

function columnsFor(onEnd: ((key: ListedKey) => void) | null): Column<ListedKey>[] {
  const { columns } = words;
  return [
    { head: columns.holder, cell: ({ holder }) => holderNames[holder] },
    { head: columns.label, look: "wide", cell: ({ label }) => label },
    dayColumn(columns.since, ({ createdAt }) => createdAt),
    { head: columns.id, look: "only-wide", cell: ({ id }) => id },
    buttonColumn(columns.actions, { text: words.end, onPress: onEnd }),
  ];
}

function EndKey({ listed: { id, label, holder }, ...dialog }: DialogProps & { listed: ListedKey }) {
  const { facts, said } = words.ending;
  return (
    <ConfirmDialog
      words={words.ending}
      facts={[fill(facts[0], { label }), facts[1]]}
      icons={["leave"]}
      forTwo
      typed={{ what: "word", word: holderNames[holder] }}
      asksReason
      onSubmit={(entered, press) =>
        press({
          call: endProductKey,
          input: { params: { id }, body: { reason: textIn(entered, "reason") } },
          said: fill(said, { label }),
        })
      }
      {...dialog}
    />
  );
}
