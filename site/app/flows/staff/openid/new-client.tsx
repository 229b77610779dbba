import {
  addOpenidClient,
  type ClientType,
  clientProfiles,
  clientTypes,
  keepsSecret,
} from "@frontdoor/contract/products/openid.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { SelectField } from "../../../fields/select-field.tsx";
import { ConfirmDialog, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { ProductField } from "../lists/product-choice.tsx";
import { requiredProblems } from "../required-problems.ts";
import { secretWords } from "./client-dialogs.tsx";
import { ClientFields, ExactField, termLabels, termsIn, usualTexts } from "./client-fields.tsx";

const { clients, types, profiles } = consoleOpenidWords;
const { adding: words } = clients;
const labels = {
  id: words.id,
  product: words.product,
  type: clients.type,
  profile: clients.profile,
  ...termLabels,
  jwksUri: words.jwksUri,
};
const optionsOf = <Name extends string>(names: readonly Name[], of: Record<Name, string>) =>
  names.map((id) => ({ id, name: of[id] }));

interface NewClientProps {
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Dialog that adds a client by the rules of the command. Its secret is shown once. */
export function NewClient({ onAdded, onClose }: NewClientProps) {
  const [type, setType] = useState<ClientType>("web");
  const send: SendDialog = (value, press) => {
    const [id, product] = [value("id"), value("product") as ProductName];
    const profile = value("profile") as (typeof clientProfiles)[number];
    press({
      call: addOpenidClient,
      input: {
        body: {
          id,
          product,
          type,
          profile,
          ...termsIn(value),
          jwks: null,
          jwksUri: value("jwksUri") || null,
          reason: value("reason"),
        },
      },
      problems: requiredProblems({ id, product, type, profile }),
      said: fill(words.said, { id }),
      taken: (added) => added && onAdded(id),
      shown: ({ clientSecret }) =>
        clientSecret === null ? null : { ...secretWords(id), secret: clientSecret },
    });
  };
  return (
    <ConfirmDialog
      words={words}
      icons={["lock"]}
      forTwo
      asksReason
      isDanger={false}
      labels={labels}
      fields={(field, problems) => (
        <>
          <ExactField {...field("id")} hint={words.idHint} required />
          <ProductField {...field("product")} />
          <SelectField
            {...field("type")}
            options={optionsOf(clientTypes, types)}
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value as ClientType)}
            required
          />
          <SelectField
            {...field("profile")}
            options={optionsOf(clientProfiles, profiles)}
            defaultValue="standard"
            required
          />
          <ClientFields type={type} texts={usualTexts} problems={problems} />
          {keepsSecret(type) && <ExactField {...field("jwksUri")} hint={words.jwksUriHint} />}
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
