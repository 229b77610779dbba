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
import { textIn } from "../confirm/text-in.ts";

const { clients, acr } = consoleOpenidWords;
const { adding: words } = clients;

/** What may change of a client, and how each is called. */
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

/** What the fields of a new client say before anything is typed. */
export const usualTexts: Record<TermName, string> = {
  redirectUris: "",
  postLogoutRedirectUris: "",
  backchannelLogoutUri: "",
  initiateLoginUri: "",
  refreshHours: String(refreshHours.usual),
  wantedAcr: "",
};

/** What the fields of a client say that is there. */
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

/** What was typed with blanks or commas between. */
export function severalIn(entered: FormData, name: string): string[] {
  return textIn(entered, name)
    .split(/[\s,]+/)
    .filter(Boolean);
}

export function termsIn(entered: FormData): Terms {
  const one = (name: TermName) => textIn(entered, name) || null;
  const wanted = textIn(entered, "wantedAcr");
  return {
    redirectUris: severalIn(entered, "redirectUris"),
    postLogoutRedirectUris: severalIn(entered, "postLogoutRedirectUris"),
    backchannelLogoutUri: one("backchannelLogoutUri"),
    initiateLoginUri: one("initiateLoginUri"),
    refreshHours: Number(textIn(entered, "refreshHours")),
    wantedAcr: acrValues.find((name) => name === wanted) ?? null,
  };
}

/** A line for what is no prose: an id, an address, a scope. */
export function ExactField(props: TextFieldProps) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />;
}

interface ClientFieldsProps {
  type: ClientType;
  texts: Readonly<Record<TermName, string>>;
  problems: Problems;
}

/** The fields for what may change of a client; a machine logs nobody in. */
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
