import { brand } from "@frontdoor/brand/brand.ts";
import {
  endOpenidApi,
  type ListedOpenidApi,
  listOpenidApis,
} from "@frontdoor/contract/products/openid-apis.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { useConsole } from "../console.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useWholeList } from "../lists/use-whole-list.ts";
import { ProductDot } from "../product-dot.tsx";
import { NewApi } from "./new-api.tsx";

const { apis: words } = consoleOpenidWords;

/** The APIs for which clients get access tokens. */
export function Apis() {
  const { may } = useConsole();
  const list = useWholeList(listOpenidApis, {});
  const [isAdding, setAdding] = useState(false);
  const [ended, setEnded] = useState<ListedOpenidApi | null>(null);
  return (
    <>
      {may("addOpenidApi") && (
        <div className="staff-tools">
          <Button icon="plus" look="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
      <ListTable
        list={list}
        caption={words.caption}
        columns={columnsFor(may("endOpenidApi") ? setEnded : null)}
        keyOf={({ identifier }) => identifier}
        empty={words.empty}
      />
      {isAdding && <NewApi onDone={list.reload} onClose={() => setAdding(false)} />}
      {ended && <EndApi api={ended} onDone={list.reload} onClose={() => setEnded(null)} />}
    </>
  );
}

function columnsFor(onEnd: ((api: ListedOpenidApi) => void) | null): Column<ListedOpenidApi>[] {
  const { columns } = words;
  return [
    { head: columns.identifier, look: "wide", cell: ({ identifier }) => identifier },
    {
      head: columns.product,
      cell: ({ product }) => <ProductDot product={product} />,
      csv: ({ product }) => brand.products[product].name,
    },
    { head: columns.scopes, look: "wide", cell: ({ scopes }) => scopes.join(" ") },
    { head: columns.tokens, look: "only-wide", cell: ({ tokens }) => words.tokens[tokens] },
    {
      head: columns.minutes,
      look: "only-wide",
      cell: ({ tokenMinutes }) => fill(words.minutes, { count: String(tokenMinutes) }),
    },
    {
      head: columns.actions,
      look: "end",
      cell: (api) =>
        onEnd && (
          <Button look="secondary" onClick={() => onEnd(api)}>
            {words.end}
          </Button>
        ),
    },
  ];
}

interface EndApiProps {
  api: ListedOpenidApi;
  onDone: () => void;
  onClose: () => void;
}

function EndApi({ api: { identifier }, onDone, onClose }: EndApiProps) {
  return (
    <ConfirmDialog
      words={words.ending}
      icons={["leave"]}
      typed={{ what: "word", word: identifier }}
      onSubmit={(_, press) =>
        press({
          call: endOpenidApi,
          input: { body: { identifier } },
          said: fill(words.ending.said, { identifier }),
        })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
