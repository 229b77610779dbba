import {
  type ListedPractice,
  listPractices,
  savePractices,
} from "@frontdoor/contract/products/practices.ts";
import { consolePracticesWords as words } from "@frontdoor/words/staff/practices.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { buttonColumn, dayColumn, stateColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { ListSearch } from "../lists/list-search.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useAddressText, useFilter } from "../lists/use-address-text.ts";
import { useList } from "../lists/use-list.ts";
import { useRowDialog } from "../lists/use-row-dialog.tsx";
import { usePress } from "../use-press.ts";
import { PracticeForm } from "./practice-form.tsx";

/** The screen of the practices. */
export function PracticesScreen() {
  return (
    <ConsoleScreen screen="practices" words={words} call="listPractices">
      <Practices />
    </ConsoleScreen>
  );
}

type Shown = keyof typeof words.filters;
const shownStates = ["all", "true", "false"] as const satisfies readonly Shown[];

/** The practices by name or number, including hidden ones. */
function Practices() {
  const [text, setText] = useAddressText("text");
  const [active, setActive] = useFilter<Shown>("active", shownStates, "all");
  const [round, setRound] = useState(0);
  return (
    <>
      <div className="staff-tools">
        <ListSearch text={text} onSearch={setText} words={words} />
        <Chips label={words.filter} choices={words.filters} chosen={active} onChoose={setActive} />
        <DialogButton
          calls={["savePractices"]}
          icon="plus"
          text={words.add}
          dialog={(onClose) => (
            <PracticeForm row={null} onDone={() => setRound(round + 1)} onClose={onClose} />
          )}
        />
      </div>
      <PracticesTable key={`${active} ${round} ${text}`} text={text} active={active} />
    </>
  );
}

interface PracticesTableProps {
  text: string;
  active: Shown;
}

function PracticesTable({ text, active }: PracticesTableProps) {
  const query = { ...(text !== "" && { text }), ...(active !== "all" && { active }) };
  const list = useList(listPractices, { query });
  const [onChange, changing] = useRowDialog<ListedPractice>(
    "savePractices",
    list.reload,
    PracticeForm,
  );
  const { state, press } = usePress();
  const toggle = ({ id, name, active: isShown }: ListedPractice) => {
    const showing = (active: boolean) => ({
      body: { practices: [{ id, name, active, keepLogo: true }] },
    });
    press({
      call: savePractices,
      input: showing(!isShown),
      said: fill(isShown ? words.said.hidden : words.said.shown, { name }),
      undoneBy: showing(isShown),
      taken: list.reload,
    });
  };
  const toggleText = (row: ListedPractice) => (row.active ? words.hide : words.show);
  const buttons = buttonColumn<ListedPractice>(
    columns.actions,
    {
      text: toggleText,
      label: (row) => fill(words.of, { press: toggleText(row), name: row.name }),
      onPress: onChange && toggle,
      isBusy: state.at === "sending",
    },
    { text: words.change, onPress: onChange },
  );
  return (
    <>
      <PressFailed state={state} />
      <ListTable list={list} words={words} columns={[...shownColumns, buttons]} />
      {changing}
    </>
  );
}

const { columns, states } = words;
const shownColumns: readonly Column<ListedPractice>[] = [
  {
    head: columns.name,
    look: "wide",
    cell: ({ name }) => <b>{name}</b>,
    csv: ({ name }) => name,
  },
  { head: columns.id, cell: ({ id }) => id },
  { head: columns.logo, cell: ({ hasLogo }) => (hasLogo ? words.hasLogo : words.noLogo) },
  dayColumn(columns.changed, ({ updatedAt }) => updatedAt, "only-wide"),
  stateColumn(
    columns.state,
    ({ active }) => (active ? "ok" : "off"),
    ({ active }) => (active ? states.shown : states.hidden),
  ),
];
