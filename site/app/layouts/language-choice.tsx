import { pathIn } from "@frontdoor/contract/languages.ts";
import { language } from "@frontdoor/words/language.ts";
import { languageChoiceWords } from "@frontdoor/words/language-choice.ts";
import {
  firstLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "@frontdoor/words/languages.ts";
import type { IslandPage } from "../client/island-page.ts";

/** The page in every language; the server leaves out those that this deployment does not offer. */
export function LanguageChoice({ page }: { page: IslandPage }) {
  return languageCodes.map((code) => (
    <bdi data-language={code} key={code}>
      <Name code={code} page={page} />
      {languages[code].state === "draft" && <small> {languageChoiceWords.draft}</small>}
    </bdi>
  ));
}

function Name({ code, page }: { code: LanguageCode; page: IslandPage }) {
  const { name, tag } = languages[code];
  if (code === language.code) return <b>{name}</b>;
  return (
    <a href={choosing(code, page)} hrefLang={code} lang={tag}>
      {name}
    </a>
  );
}

/**
 * English has to be chosen by an address of its own: that of its page says nothing (`/en/login`). A value that only
 * the browser knows is added by `frame/keep-address.ts`.
 */
function choosing(code: LanguageCode, { address }: IslandPage): string {
  const [path = ""] = address.split("/:");
  return code === firstLanguage ? `/${code}${path}` : pathIn(code, path);
}
