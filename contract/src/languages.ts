import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";

/** The address of a page in a language: `/login` is English, `/af/login` is Afrikaans. */
export function pathIn(language: LanguageCode, path: string): string {
  if (language === firstLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** An address without its language: `/af/login` is `/login` in Afrikaans. */
export function languageOfPath(path: string): { language: LanguageCode; path: string } {
  const [, first = "", ...rest] = path.split("/");
  const language = languageCodes.find((code) => code === first && code !== firstLanguage);
  return language ? { language, path: `/${rest.join("/")}` } : { language: firstLanguage, path };
}
