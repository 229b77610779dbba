import {
  type ListedLookup,
  type LookupList,
  listLookups,
  orderLookups,
  saveLookups,
} from "@frontdoor/contract/products/lookups.ts";
import { consoleFormListsWords as words } from "@frontdoor/words/staff/form-lists.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { buttonColumn, stateColumn } from "../lists/columns.tsx";
import { ListSearch } from "../lists/list-search.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useReply } from "../lists/use-reply.ts";
import { useRowDialog } from "../lists/use-row-dialog.tsx";
import { useRows } from "../lists/use-whole-list.ts";
import { usePress } from "../use-press.ts";
import { EntryForm } from "./entry-form.tsx";

interface EntriesProps {
  list: LookupList;
  /** Empty in lists without a parent. */
  parentId: string;
}

/** The entries of a list in the order in which forms offer them. They can be renamed, hidden and moved. */
export function Entries({ list, parentId }: EntriesProps) {
  const { may } = useConsole();
  const { state: read, reload } = useReply(listLookups, { query: { list } });
  const [text, setText] = useAddressText("text");
  const [onForm, form] = useRowDialog("saveLookups", reload, EntryForm);
  const { state, press } = usePress();
  const all = (read.at === "shown" ? read.reply : []).filter((row) => row.parentId === parentId);
  const wanted = text.toLowerCase();
  const rows = all.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(wanted));
  const shown = useRows(rows);
  const mayChange = list !== "academic-roles" && may("saveLookups");
  const below = parentId === "" ? {} : { parentId };

  const toggle = ({ id, name, active: isShown }: ListedLookup) => {
    const showing = (active: boolean) => ({
      body: { list, entries: [{ id, name, active, ...below }] },
    });
    press({
      call: saveLookups,
      input: showing(!isShown),
      said: fill(isShown ? words.said.hidden : words.said.shown, { name }),
      undoneBy: showing(isShown),
      taken: reload,
    });
  };
  const isBusy = state.at === "sending";
  const button = (
    text: (entry: ListedLookup) => string,
    onPress: (entry: ListedLookup) => void,
  ) => ({
    text,
    label: (entry: ListedLookup) => fill(words.of, { press: text(entry), name: entry.name }),
    onPress,
    isBusy,
  });
  /** Moves an entry up or down: changes places with its neighbour, if it has one. */
  const mover = (by: -1 | 1, text: string) => {
    const neighbour = (entry: ListedLookup) => all[all.indexOf(entry) + by];
    const move = (entry: ListedLookup) => {
      const other = neighbour(entry);
      if (other === undefined) return;
      const ids = by === -1 ? [entry.id, other.id] : [other.id, entry.id];
      press({
        call: orderLookups,
        input: { body: { list, ids, ...below } },
        said: fill(words.said.moved, { name: entry.name }),
        undoneBy: { body: { list, ids: [...ids].reverse(), ...below } },
        taken: reload,
      });
    };
    return {
      ...button(() => text, move),
      isOff: (entry: ListedLookup) => neighbour(entry) === undefined,
    };
  };
  const buttons = [
    mover(-1, words.up),
    mover(1, words.down),
    {
      ...button(
        () => words.rename,
        (entry) => onForm?.({ list, parentId, entry }),
      ),
      isBusy: false,
    },
    button(({ active }) => (active ? words.hide : words.show), toggle),
  ];
  return (
    <>
      <div className="staff-tools">
        <ListSearch text={text} onSearch={setText} words={words} />
        {mayChange && (
          <Button
            icon="plus"
            look="secondary"
            onClick={() => onForm?.({ list, parentId, entry: null })}
          >
            {words.add}
          </Button>
        )}
      </div>
      {list === "academic-roles" && <p className="muted">{words.fixed}</p>}
      <PressFailed state={state} />
      <ListTable
        list={{ ...shown, state: read.at === "shown" ? shown.state : read, reload }}
        words={{ caption: words.names[list], empty: words.empty }}
        columns={[...shownColumns, buttonColumn(columns.actions, ...(mayChange ? buttons : []))]}
      />
      {form}
    </>
  );
}

const { columns, states } = words;
const shownColumns: readonly Column<ListedLookup>[] = [
  { head: columns.name, look: "wide", cell: ({ name }) => name },
  { head: columns.id, look: "only-wide", cell: ({ id }) => id },
  stateColumn(
    columns.state,
    ({ active }) => (active ? "ok" : "off"),
    ({ active }) => (active ? states.shown : states.hidden),
  ),
];
