import { brand } from "@frontdoor/brand/brand.ts";
import { type ListedOpenidClient, listOpenidClients } from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { useState } from "react";
import { dayOf } from "../../../parts/dates/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useAddressText } from "../lists/use-address-text.ts";
import { useWholeList } from "../lists/use-whole-list.ts";
import { ProductDot } from "../product-dot.tsx";
import { Client } from "./client.tsx";
import { NewClient } from "./new-client.tsx";

const { clients: words, types } = consoleOpenidWords;

/** The clients in use, and beside them the settings of one. */
export function Clients() {
  const { may } = useConsole();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useAddressText("client");
  const list = useWholeList(listOpenidClients, {});
  const client = list.all.find(({ id }) => id === chosen);
  return (
    <>
      {may("addOpenidClient") && (
        <div className="staff-tools">
          <Button icon="plus" look="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
      <div className="list-beside">
        <ListTable
          list={list}
          caption={words.caption}
          columns={columnsFor(setChosen)}
          keyOf={({ id }) => id}
          empty={words.empty}
          chosen={client?.id}
        />
        {client === undefined ? (
          <p className="box muted">{words.none}</p>
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
      {isAdding && (
        <NewClient
          onAdded={(id) => {
            setChosen(id);
            list.reload();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function columnsFor(onChoose: (id: string) => void): Column<ListedOpenidClient>[] {
  const { columns } = words;
  return [
    {
      head: columns.id,
      cell: ({ id }) => (
        <button type="button" className="text-button" onClick={() => onChoose(id)}>
          {id}
        </button>
      ),
      csv: ({ id }) => id,
    },
    {
      head: columns.product,
      cell: ({ product }) => <ProductDot product={product} />,
      csv: ({ product }) => brand.products[product].name,
    },
    { head: columns.type, look: "wide", cell: ({ type }) => types[type] },
    {
      head: columns.since,
      look: "only-wide",
      cell: ({ createdAt }) => dayOf(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
  ];
}
