import { glossary } from "@frontdoor/words/glossary/glossary.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";

/** What one thing is called everywhere. */
export interface Term {
  english: string;
  translated: string;
}

/** The glossary of one language, as it is shown to people; empty where nothing has a name in it. */
export function termsIn(code: LanguageCode): Term[] {
  return glossary.flatMap(({ english, names }) => {
    const term = names[code]?.term;
    return term === undefined ? [] : [{ english, translated: term }];
  });
}
