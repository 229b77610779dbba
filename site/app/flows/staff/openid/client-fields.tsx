import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  acrValues,
  type ClientType,
  type ListedOpenidClient,
  type OpenidClientTerms,
  refreshHours,
} from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextField, type TextFieldProps } from "../../../fields/text-field.tsx";
import type { TextOf } from "../confirm/confirm-dialog.tsx";

const { clients, acr } = consoleOpenidWords;
const { adding: words } = clients;

/** The settings of a client that can change, with their labels. */
export const termLabels = {
  redirectUris: clients.redirectUris,
  postLogoutRedirectUris: clients.postLogoutRedirectUris,
  backchannelLogoutUri: clients.backchannelLogoutUri,
  initiateLoginUri: clients.initiateLoginUri,
  refreshHours: clients.refreshHours,
  wantedAcr: clients.wantedAcr,
};
export type TermName = keyof typeof termLabels;
type Terms = Pick<OpenidClientTerms, TermName>;

/** The initial texts of the fields of a new client. */
export const usualTexts: Record<TermName, string> = {
  redirectUris: "",
  postLogoutRedirectUris: "",
  backchannelLogoutUri: "",
  initiateLoginUri: "",
  refreshHours: String(refreshHours.usual),
  wantedAcr: "",
};

/** Returns the texts of the fields of an existing client. */
export function textsOf(client: ListedOpenidClient): Record<TermName, string> {
  return {
    redirectUris: client.redirectUris.join(" "),
    postLogoutRedirectUris: client.postLogoutRedirectUris.join(" "),
    backchannelLogoutUri: client.backchannelLogoutUri ?? "",
    initiateLoginUri: client.initiateLoginUri ?? "",
    refreshHours: String(client.refreshHours),
    wantedAcr: client.wantedAcr ?? "",
  };
}

/** Splits the value of a field at blanks and commas. */
export function severalIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function termsIn(value: TextOf): Terms {
  const wanted = value("wantedAcr");
  return {
    redirectUris: severalIn(value("redirectUris")),
    postLogoutRedirectUris: severalIn(value("postLogoutRedirectUris")),
    backchannelLogoutUri: value("backchannelLogoutUri") || null,
    initiateLoginUri: value("initiateLoginUri") || null,
    refreshHours: Number(value("refreshHours")),
    wantedAcr: acrValues.find((name) => name === wanted) ?? null,
  };
}

/** A text field for an id, an address or a scope. */
export function ExactField(props: TextFieldProps) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />;
}

interface ClientFieldsProps {
  type: ClientType;
  texts: Readonly<Record<TermName, string>>;
  problems: Problems;
}

/** The fields for the settings that can change. A machine has no login settings. */
export function ClientFields({ type, texts, problems }: ClientFieldsProps) {
  const about = (name: TermName) => ({
    name,
    label: termLabels[name],
    defaultValue: texts[name],
    error: problems[name],
  });
  return (
    <>
      {type !== "machine" && (
        <>
          <ExactField {...about("redirectUris")} hint={words.several} />
          <ExactField {...about("postLogoutRedirectUris")} />
          <ExactField {...about("backchannelLogoutUri")} />
          <ExactField {...about("initiateLoginUri")} />
          <SelectField
            {...about("wantedAcr")}
            placeholder={words.none}
            options={acrValues.map((id) => ({ id, name: acr[id] }))}
          />
        </>
      )}
      <ExactField
        {...about("refreshHours")}
        hint={fill(words.refreshHoursHint, { most: String(refreshHours.most) })}
        inputMode="numeric"
        required
      />
    </>
  );
}
