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
import { apart } from "../ui/apart.ts";

/** Links to the page in every language; the server removes languages that this deployment does not offer. */
export function LanguageChoice({ page }: { page: IslandPage }) {
  return apart(
    languageCodes.map((code) => (
      <bdi data-language={code} key={code}>
        {code === language.code ? (
          <Name code={code} />
        ) : (
          <a href={choosing(code, page)} hrefLang={code}>
            <Name code={code} />
          </a>
        )}
      </bdi>
    )),
  );
}

/** Links to the page in the other languages, for headers; the choice in the footer marks drafts. */
export function OtherLanguages({ page }: { page: IslandPage }) {
  const others = languageCodes.filter((code) => code !== language.code);
  return (
    <div data-languages="">
      {apart(
        others.map((code) => (
          <bdi data-language={code} key={code}>
            <a href={choosing(code, page)} hrefLang={code} lang={languages[code].tag}>
              {languages[code].name}
            </a>
          </bdi>
        )),
      )}
    </div>
  );
}

/** The same for pages whose header has no menu. */
export function LanguageLinks({ page }: { page: IslandPage }) {
  return (
    <nav className="language-links" aria-label={languageChoiceWords.others}>
      <OtherLanguages page={page} />
    </nav>
  );
}

function Name({ code }: { code: LanguageCode }) {
  const { name, tag, state } = languages[code];
  const Own = code === language.code ? "b" : "span";
  return (
    <>
      <Own lang={tag}>{name}</Own>
      {state !== "reviewed" && (
        <small>
          {"\u00a0"}
          {languageChoiceWords.draft}
        </small>
      )}
    </>
  );
}

/**
 * English pages have no language prefix, so choosing English has its own address (`/en/login`).
 * `page-shell/keep-address.ts` adds values that only the browser knows.
 */
function choosing(code: LanguageCode, { address }: IslandPage): string {
  const [path = ""] = address.split("/:");
  return code === firstLanguage ? `/${code}${path}` : pathIn(code, path);
}
