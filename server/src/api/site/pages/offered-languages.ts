import { pathIn } from "@frontdoor/contract/languages.ts";
import {
  firstLanguage,
  type LanguageCode,
  languages,
  reviewedLanguages,
} from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { escapeHtml } from "../../../platform/mail/mail-style.ts";

const choice = /<(nav|div)[^>]* data-languages="".*?<\/\1>/gs;
const entry = /<bdi data-language="(\w+)">.*?<\/bdi>/gs;
const choiceScript = /<script data-keeps="".*?<\/script>/gs;
const alternate = /<link rel="alternate" hreflang="([\w-]+)"[^>]*>/g;

/**
 * A built page with the choice of the languages that are offered: it was built with all of them. Where English is
 * alone there is nothing to choose. Search engines are told of those alone that somebody fluent has read.
 */
export function withLanguages(
  html: string,
  offered: readonly LanguageCode[],
  searched: readonly LanguageCode[] = reviewedLanguages(offered),
): string {
  if (offered.length === 1) {
    return [choice, alternate, choiceScript].reduce((page, part) => page.replace(part, ""), html);
  }
  const ifOneOf = (codes: readonly string[]) => (text: string, code: string) =>
    codes.includes(code) ? text : "";
  const alternates = searched.length > 1 ? [...searched, "x-default"] : [];
  return html.replace(entry, ifOneOf(offered)).replace(alternate, ifOneOf(alternates));
}

/**
 * A page with the line that offers another language, in that language, at the end of its header, and English beside it:
 * either is an answer, and the line is gone.
 * @param path of the page, in English
 */
export function withOffer(html: string, language: LanguageCode, path: string): string {
  const href = escapeHtml(pathIn(language, path));
  const words = escapeHtml(serverWords[language].offer);
  const link = `<a href="${href}" hreflang="${language}" lang="${languages[language].tag}">${words}</a>`;
  const stay = `<a href="${escapeHtml(`/${firstLanguage}${path}`)}" hreflang="${firstLanguage}">${serverWords[firstLanguage].stay}</a>`;
  return html.replace("</header>", () => `<p class="wrap small">${link} · ${stay}</p></header>`);
}
