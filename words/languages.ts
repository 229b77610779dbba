import { language as af } from "./af/language.ts";
import { language as en } from "./en/language.ts";
import { language as zu } from "./zu/language.ts";

/** What is known of a language beside its words. */
interface Language {
  code: string;
  name: string;
  tag: string;
  state: "draft" | "reviewed";
}

/** Every language that there are words in; which of them people are offered, the operator decides. */
export const languages = { en, af, zu } as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The language of the specification: its pages have no language in their address. */
export const firstLanguage = "en" satisfies LanguageCode;

export const languageCodes = Object.keys(languages) as LanguageCode[];
