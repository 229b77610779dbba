import {
  addOpenidApi,
  apiTokenFormats,
  apiTokenMinutes,
} from "@frontdoor/contract/products/openid-apis.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { ProductField } from "../lists/product-choice.tsx";
import { requiredProblems } from "../required-problems.ts";
import { ExactField, severalIn } from "./client-fields.tsx";

const { adding: words, tokens } = consoleOpenidWords.apis;
const { product: productLabel } = consoleOpenidWords.clients.adding;
const { identifier, scopes, tokenMinutes } = words;
const labels = { identifier, scopes, tokens: words.tokens, tokenMinutes, product: productLabel };
const { least, most, usual } = apiTokenMinutes;

/** Adds an API for which the clients of a product get tokens. */
export function NewApi(dialog: DialogProps) {
  const send: SendDialog = (value, press) => {
    const [named, product] = [value("identifier"), value("product") as ProductName];
    const tokenFormat = value("tokens") as (typeof apiTokenFormats)[number];
    press({
      call: addOpenidApi,
      input: {
        body: {
          identifier: named,
          product,
          scopes: severalIn(value("scopes")),
          tokens: tokenFormat,
          tokenMinutes: Number(value("tokenMinutes")),
          reason: value("reason"),
        },
      },
      problems: requiredProblems({
        identifier: named,
        product,
        scopes: value("scopes"),
        tokens: tokenFormat,
      }),
      said: fill(words.said, { identifier: named }),
    });
  };
  return (
    <ConfirmDialog
      words={words}
      asksReason
      labels={labels}
      fields={(field) => (
        <>
          <ExactField {...field("identifier")} hint={words.identifierHint} required />
          <ProductField {...field("product")} />
          <ExactField {...field("scopes")} hint={words.scopesHint} required />
          <SelectField
            {...field("tokens")}
            options={apiTokenFormats.map((id) => ({ id, name: tokens[id] }))}
            defaultValue="jwt"
            required
          />
          <ExactField
            {...field("tokenMinutes")}
            hint={fill(words.tokenMinutesHint, { least: String(least), most: String(most) })}
            defaultValue={String(usual)}
            inputMode="numeric"
            required
          />
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}
