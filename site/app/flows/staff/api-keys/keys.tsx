import {
  createProductKey,
  endProductKey,
  type KeyHolder,
  keyHolders,
  type ListedKey,
  listProductKeys,
} from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { Chips } from "../lists/chips.tsx";
import { buttonColumn, dayColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { type RowDialogProps, useRowDialog } from "../lists/use-row-dialog.tsx";
import { requiredProblems } from "../required-problems.ts";
import { holderNames } from "./holder-names.ts";

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
  const [onEnd, ending] = useRowDialog("endProductKey", list.reload, EndKey);
  return (
    <>
      <ListTable list={list} words={words} columns={columnsFor(onEnd)} />
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

function EndKey({ row: { id, label, holder }, ...dialog }: RowDialogProps<ListedKey>) {
  return (
    <ConfirmCall
      words={words.ending}
      named={{ label }}
      icons={["leave"]}
      forTwo
      typed={{ what: "word", word: holderNames[holder] }}
      asksReason
      call={endProductKey}
      input={(reason) => ({ params: { id }, body: { reason } })}
      {...dialog}
    />
  );
}

const { making, key: keyWords } = words;
const labels = { holder: making.holder, label: making.label };

const shownWords = (holder: KeyHolder) => ({
  ...keyWords,
  text: fill(keyWords.text, { holder: holderNames[holder] }),
});

/** Dialog that makes another key of a holder and shows it once. */
function NewKey(dialog: DialogProps) {
  const send: SendDialog = (value, press) => {
    const [holder, label] = [value("holder") as KeyHolder, value("label")];
    press({
      call: createProductKey,
      input: { body: { holder, label, reason: value("reason") } },
      problems: requiredProblems({ holder, label }),
      said: making.said,
      shown: ({ key }) => ({ ...shownWords(holder), secret: key }),
    });
  };
  return (
    <ConfirmDialog
      words={making}
      icons={["lock"]}
      forTwo
      asksReason
      labels={labels}
      fields={(field) => (
        <>
          <SelectField
            {...field("holder")}
            options={keyHolders.map((id) => ({ id, name: holderNames[id] }))}
            required
          />
          <TextField {...field("label")} maxLength={60} autoComplete="off" required />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}
