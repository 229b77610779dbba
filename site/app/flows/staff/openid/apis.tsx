import {
  endOpenidApi,
  type ListedOpenidApi,
  listOpenidApis,
} from "@frontdoor/contract/products/openid-apis.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { buttonColumn, productColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { type RowDialogProps, useRowDialog } from "../lists/use-row-dialog.tsx";
import { useWholeList } from "../lists/use-whole-list.ts";
import { NewApi } from "./new-api.tsx";

const { apis: words } = consoleOpenidWords;

/** The APIs for which clients get access tokens. */
export function Apis() {
  const list = useWholeList(listOpenidApis, {});
  const [onEnd, ending] = useRowDialog("endOpenidApi", list.reload, EndApi);
  return (
    <>
      <DialogButton
        calls={["addOpenidApi"]}
        place="staff-tools"
        icon="plus"
        text={words.add}
        dialog={(onClose) => <NewApi onDone={list.reload} onClose={onClose} />}
      />
      <ListTable
        list={list}
        words={words}
        columns={columnsFor(onEnd)}
        keyOf={({ identifier }) => identifier}
      />
      {ending}
    </>
  );
}

function columnsFor(onEnd: ((api: ListedOpenidApi) => void) | null): Column<ListedOpenidApi>[] {
  const { columns } = words;
  return [
    { head: columns.identifier, look: "wide", cell: ({ identifier }) => identifier },
    productColumn(columns.product, ({ product }) => product),
    { head: columns.scopes, look: "wide", cell: ({ scopes }) => scopes.join(" ") },
    { head: columns.tokens, look: "only-wide", cell: ({ tokens }) => words.tokens[tokens] },
    {
      head: columns.minutes,
      look: "only-wide",
      cell: ({ tokenMinutes }) => fill(words.minutes, { count: String(tokenMinutes) }),
    },
    buttonColumn(columns.actions, { text: words.end, onPress: onEnd }),
  ];
}

function EndApi({ row: { identifier }, ...dialog }: RowDialogProps<ListedOpenidApi>) {
  return (
    <ConfirmCall
      words={words.ending}
      named={{ identifier }}
      icons={["leave"]}
      typed={{ what: "word", word: identifier }}
      call={endOpenidApi}
      input={() => ({ body: { identifier } })}
      {...dialog}
    />
  );
}
