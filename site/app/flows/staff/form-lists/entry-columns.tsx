import type { ListedLookup } from "@frontdoor/contract/products/lookups.ts";
import { consoleFormListsWords as words } from "@frontdoor/words/staff/form-lists.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Button } from "../../../ui/button.tsx";
import { stateColumn } from "../lists/columns.tsx";
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
    {
      head: columns.actions,
      look: "end",
      cell: (entry) => actions && <Actions entry={entry} {...actions} />,
    },
  ];
}

function Actions(props: EntryActions & { entry: ListedLookup }) {
  const { entry, isBusy, onRename, onToggle, neighbour, onMove } = props;
  const named = (press: string) => fill(words.of, { press, name: entry.name });
  const mover = (by: -1 | 1, press: string) => {
    const other = neighbour(entry, by);
    return (
      <Button
        look="secondary"
        aria-label={named(press)}
        disabled={isBusy || other === undefined}
        onClick={() => other && onMove(entry, other, by)}
      >
        {press}
      </Button>
    );
  };
  const toggle = entry.active ? words.hide : words.show;
  return (
    <>
      {mover(-1, words.up)} {mover(1, words.down)}{" "}
      <Button look="secondary" aria-label={named(words.rename)} onClick={() => onRename(entry)}>
        {words.rename}
      </Button>{" "}
      <Button
        look="secondary"
        aria-label={named(toggle)}
        disabled={isBusy}
        onClick={() => onToggle(entry)}
      >
        {toggle}
      </Button>
    </>
  );
}
