import {
  acrValues,
  addOpenidClient,
  clientProfiles,
  clientTypes,
  keepsSecret,
  refreshHours,
} from "@frontdoor/contract/products/openid.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ProductField, productIn } from "../lists/product-choice.tsx";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";
import { ClientSecret } from "./client-dialogs.tsx";

const { clients, types, profiles, acr } = consoleOpenidWords;
const { adding: words } = clients;
const labels = {
  id: words.id,
  product: words.product,
  type: clients.type,
  profile: clients.profile,
  redirectUris: clients.redirectUris,
  postLogoutRedirectUris: clients.postLogoutRedirectUris,
  backchannelLogoutUri: clients.backchannelLogoutUri,
  initiateLoginUri: clients.initiateLoginUri,
  refreshHours: clients.refreshHours,
  wantedAcr: clients.wantedAcr,
  jwksUri: words.jwksUri,
};
const optionsOf = <Name extends string>(names: readonly Name[], of: Record<Name, string>) =>
  names.map((id) => ({ id, name: of[id] }));

interface NewClientProps {
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Adds a client by the same rules as the command; its secret is shown once. */
export function NewClient({ onAdded, onClose }: NewClientProps) {
  const { state, press } = usePress();
  const [type, setType] = useState<string>("web");
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  if (made !== null) return <ClientSecret {...made} onClose={onClose} />;
  const chosen = clientTypes.find((name) => name === type) ?? "web";
  const send = (entered: FormData) => {
    const value = (name: string) => String(entered.get(name) ?? "").trim();
    const several = (name: string) =>
      value(name)
        .split(/[\s,]+/)
        .filter(Boolean);
    const one = (name: string) => value(name) || null;
    const [id, product] = [value("id"), productIn(value("product"))];
    press({
      call: addOpenidClient,
      input: {
        body: {
          id,
          product: product ?? "practice",
          type: chosen,
          profile: clientProfiles.find((name) => name === value("profile")) ?? "standard",
          redirectUris: several("redirectUris"),
          postLogoutRedirectUris: several("postLogoutRedirectUris"),
          backchannelLogoutUri: one("backchannelLogoutUri"),
          initiateLoginUri: one("initiateLoginUri"),
          refreshHours: Number(value("refreshHours")),
          wantedAcr: acrValues.find((name) => name === value("wantedAcr")) ?? null,
          jwks: null,
          jwksUri: one("jwksUri"),
          reason: value("reason"),
        },
      },
      problems: requiredProblems({ id, product: product ?? "" }),
      said: fill(words.said, { id }),
      taken: (added) => {
        if (added !== null) onAdded(id);
        const secret = added?.clientSecret ?? null;
        if (secret === null) onClose();
        else setMade({ id, secret });
      },
    });
  };
  const line = (name: keyof typeof labels, error: string | undefined, hint?: string) => (
    <TextField
      name={name}
      label={labels[name]}
      required={name === "id"}
      hint={hint}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
  return (
    <ConfirmDialog
      title={words.title}
      facts={[
        { icon: "lock", text: words.facts[0] },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      asksReason
      submit={words.submit}
      isDanger={false}
      state={state}
      labels={labels}
      fields={(problems) => (
        <>
          {line("id", problems.id, words.idHint)}
          <ProductField name="product" label={labels.product} error={problems.product} />
          <SelectField
            name="type"
            label={labels.type}
            options={optionsOf(clientTypes, types)}
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value)}
            required
          />
          <SelectField
            name="profile"
            label={labels.profile}
            options={optionsOf(clientProfiles, profiles)}
            defaultValue="standard"
            error={problems.profile}
            required
          />
          {chosen !== "machine" && (
            <>
              {line("redirectUris", problems.redirectUris, words.several)}
              {line("postLogoutRedirectUris", problems.postLogoutRedirectUris)}
              {line("backchannelLogoutUri", problems.backchannelLogoutUri)}
              {line("initiateLoginUri", problems.initiateLoginUri)}
              <SelectField
                name="wantedAcr"
                label={labels.wantedAcr}
                placeholder={words.none}
                options={optionsOf(acrValues, acr)}
              />
            </>
          )}
          {keepsSecret(chosen) && line("jwksUri", problems.jwksUri, words.jwksUriHint)}
          <TextField
            name="refreshHours"
            label={labels.refreshHours}
            hint={fill(words.refreshHoursHint, { most: String(refreshHours.most) })}
            defaultValue={String(refreshHours.usual)}
            inputMode="numeric"
            autoComplete="off"
            error={problems.refreshHours}
            required
          />
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
