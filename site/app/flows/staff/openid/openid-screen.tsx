import { type ListedOpenidClient, listOpenidClients } from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { choiceColumn, dayColumn, productColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { NothingChosen } from "../lists/nothing-chosen.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useWholeList } from "../lists/use-whole-list.ts";
import { Apis } from "./apis.tsx";
import { Client } from "./client.tsx";
import { NewClient } from "./new-client.tsx";

const { clients: words, types, views, view } = consoleOpenidWords;

/** The clients of OpenID Connect, and the APIs that they call. */
export function OpenidScreen() {
  return (
    <ConsoleScreen screen="openid" words={consoleOpenidWords} call="listOpenidClients">
      <Filtered parameter="view" words={{ filter: views, filters: view }} initial="clients">
        {(view) => (view === "apis" ? <Apis /> : <Clients />)}
      </Filtered>
    </ConsoleScreen>
  );
}

/** The clients in use, and beside them the settings of one. */
function Clients() {
  const [chosen, setChosen] = useAddressText("client");
  const list = useWholeList(listOpenidClients, {});
  const client = list.all.find(({ id }) => id === chosen);
  return (
    <>
      <DialogButton
        calls={["addOpenidClient"]}
        place="staff-tools"
        icon="plus"
        text={words.add}
        dialog={(onClose) => (
          <NewClient
            onAdded={(id) => {
              setChosen(id);
              list.reload();
            }}
            onClose={onClose}
          />
        )}
      />
      <div className="list-beside">
        <ListTable list={list} words={words} columns={columnsFor(setChosen)} chosen={client?.id} />
        {client === undefined ? (
          <NothingChosen list={list} text={words.none} />
        ) : (
          <Client
            key={client.id}
            client={client}
            onChanged={list.reload}
            onEnded={() => {
              setChosen("");
              list.reload();
            }}
          />
        )}
      </div>
    </>
  );
}

function columnsFor(onChoose: (id: string) => void): Column<ListedOpenidClient>[] {
  const { columns } = words;
  return [
    choiceColumn(columns.id, onChoose, ({ id }) => id),
    productColumn(columns.product, ({ product }) => product),
    { head: columns.type, look: "wide", cell: ({ type }) => types[type] },
    dayColumn(columns.since, ({ createdAt }) => createdAt, "only-wide"),
  ];
}
