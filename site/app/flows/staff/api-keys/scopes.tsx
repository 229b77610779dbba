import { brand } from "@frontdoor/brand/brand.ts";
import { grantedScopeNames, scopes } from "@frontdoor/contract/products/claims.ts";
import {
  endScope,
  grantScope,
  type ListedGrant,
  listScopes,
  type NewGrant,
} from "@frontdoor/contract/products/scopes.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { consoleApiKeysWords } from "@frontdoor/words/staff/api-keys.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { whoWords } from "../event-words.ts";
import { buttonColumn, dayColumn, productColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { ProductField, productNamed } from "../lists/product-choice.tsx";
import { type RowDialogProps, useRowDialog } from "../lists/use-row-dialog.tsx";
import { useWholeList } from "../lists/use-whole-list.ts";
import { requiredProblems } from "../required-problems.ts";

const { scopes: words } = consoleApiKeysWords;

/** The scopes that were granted to products. */
export function Scopes() {
  const list = useWholeList(listScopes, {});
  const [onEnd, ending] = useRowDialog("endScope", list.reload, EndGrant);
  return (
    <>
      <DialogButton
        calls={["grantScope"]}
        place="staff-tools"
        icon="plus"
        text={words.add}
        dialog={(onClose) => <GrantDialog onDone={list.reload} onClose={onClose} />}
      />
      <ListTable
        list={list}
        words={words}
        columns={columnsFor(onEnd)}
        keyOf={({ product, scope }) => `${product} ${scope}`}
      />
      {ending}
    </>
  );
}

function columnsFor(onEnd: ((grant: ListedGrant) => void) | null): Column<ListedGrant>[] {
  const { columns } = words;
  return [
    productColumn(columns.product, ({ product }) => product),
    { head: columns.scope, cell: ({ scope }) => scope },
    { head: columns.reason, look: "wide", cell: ({ reason }) => reason },
    { head: columns.by, look: "only-wide", cell: ({ grantedBy }) => whoWords(grantedBy) },
    dayColumn(columns.since, ({ grantedAt }) => grantedAt),
    buttonColumn(columns.actions, { text: words.end, onPress: onEnd }),
  ];
}

function GrantDialog(dialog: DialogProps) {
  const { said, product: productLabel, scope: scopeLabel } = words.granting;
  const send: SendDialog = (value, press) => {
    const product = value("product") as ProductName;
    const scope = value("scope") as NewGrant["scope"];
    press({
      call: grantScope,
      input: { body: { product, scope, reason: value("reason") } },
      problems: requiredProblems({ product, scope }),
      said: fill(said, { product: productNamed(product), scope }),
    });
  };
  return (
    <ConfirmDialog
      words={words.granting}
      forTwo
      asksReason
      labels={{ product: productLabel, scope: scopeLabel }}
      fields={(field) => (
        <>
          <ProductField {...field("product")} />
          <SelectField
            {...field("scope")}
            options={grantedScopeNames.map((id) => ({
              id,
              name: `${id}: ${scopes[id].purpose}`,
            }))}
            required
          />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}

function EndGrant({ row: { product, scope }, ...dialog }: RowDialogProps<ListedGrant>) {
  return (
    <ConfirmCall
      words={words.ending}
      named={{ product: brand.products[product].name, scope }}
      icons={["leave"]}
      typed={{ what: "word", word: scope }}
      call={endScope}
      input={() => ({ body: { product, scope } })}
      {...dialog}
    />
  );
}
