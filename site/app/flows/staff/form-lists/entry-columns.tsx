import type { ListedLookup } from "@frontdoor/contract/products/lookups.ts";
import { consoleFormListsWords as words } from "@frontdoor/words/staff/form-lists.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { buttonColumn, stateColumn } from "../lists/columns.tsx";
import type { Column } from "../lists/list-table.tsx";

interface EntryActions {
  isBusy: boolean;
  onRename: (entry: ListedLookup) => void;
  /** Hides or shows it. */
  onToggle: (entry: ListedLookup) => void;
  /** Returns the previous or next entry, or undefined at the end of the list. */
  neighbour: (entry: ListedLookup, by: -1 | 1) => ListedLookup | undefined;
  onMove: (entry: ListedLookup, other: ListedLookup, by: -1 | 1) => void;
}

/** The columns of a list. @param actions null if the role may not change it */
export function entryColumns(actions: EntryActions | null): Column<ListedLookup>[] {
  const { columns, states } = words;
  return [
    { head: columns.name, look: "wide", cell: ({ name }) => name },
    { head: columns.id, look: "only-wide", cell: ({ id }) => id },
    stateColumn(
      columns.state,
      ({ active }) => (active ? "ok" : "off"),
      ({ active }) => (active ? states.shown : states.hidden),
    ),
    buttonColumn(columns.actions, ...(actions === null ? [] : buttonsOf(actions))),
  ];
}

function buttonsOf({ isBusy, onRename, onToggle, neighbour, onMove }: EntryActions) {
  const button = (
    text: (entry: ListedLookup) => string,
    onPress: (entry: ListedLookup) => void,
  ) => ({
    text,
    label: (entry: ListedLookup) => fill(words.of, { press: text(entry), name: entry.name }),
    onPress,
  });
  const mover = (by: -1 | 1, text: string) => ({
    ...button(
      () => text,
      (entry) => {
        const other = neighbour(entry, by);
        if (other !== undefined) onMove(entry, other, by);
      },
    ),
    isOff: (entry: ListedLookup) => isBusy || neighbour(entry, by) === undefined,
  });
  return [
    mover(-1, words.up),
    mover(1, words.down),
    button(() => words.rename, onRename),
    {
      ...button(({ active }) => (active ? words.hide : words.show), onToggle),
      isOff: () => isBusy,
    },
  ];
}
