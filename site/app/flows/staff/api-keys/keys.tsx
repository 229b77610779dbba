import {
  endProductKey,
  keyHolders,
  type ListedKey,
  listProductKeys,
} from "@frontdoor/contract/products/keys.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { useConsole } from "../console.ts";
import { Chips } from "../lists/chips.tsx";
import { buttonColumn, dayColumn } from "../lists/columns.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { holderNames } from "./holder-names.ts";
import { NewKey } from "./new-key.tsx";

const { keys: words } = consoleApiKeysWords;
const filters = ["all", ...keyHolders] as const;
type Filter = (typeof filters)[number];
const names: Record<Filter, string> = { all: words.all, ...holderNames };

/** The keys that are valid now, of one holder or all. */
export function Keys() {
  const { may } = useConsole();
  const [holder, setHolder] = useFilter("holder", filters, "all");
  const [isMaking, setMaking] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <>
      <div className="staff-tools">
        <Chips label={words.filter} choices={names} chosen={holder} onChoose={setHolder} />
        {may("createProductKey") && (
          <Button icon="plus" look="secondary" onClick={() => setMaking(true)}>
            {words.add}
          </Button>
        )}
      </div>
      <KeysTable key={`${holder} ${round}`} holder={holder} />
      {isMaking && (
        <NewKey onDone={() => setRound((last) => last + 1)} onClose={() => setMaking(false)} />
      )}
    </>
  );
}

function KeysTable({ holder }: { holder: Filter }) {
  const { may } = useConsole();
  const list = useList(listProductKeys, { query: holder === "all" ? {} : { holder } });
  const [ended, setEnded] = useState<ListedKey | null>(null);
  return (
    <>
      <ListTable
        list={list}
        words={words}
        columns={columnsFor(may("endProductKey") ? setEnded : null)}
        keyOf={({ id }) => id}
      />
      {ended && <EndKey listed={ended} onDone={list.reload} onClose={() => setEnded(null)} />}
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
    buttonColumn(columns.actions, words.end, onEnd),
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
