import { language as af } from "./af/language.ts";
import { language as en } from "./en/language.ts";
import { language as zu } from "./zu/language.ts";

/**
 * How far a language is: some of its texts are still in English (begun), none is but nobody fluent has read them all
 * (draft), or somebody has (reviewed).
 */
export type LanguageState = "begun" | "draft" | "reviewed";

/** What is known of a language beside its words. */
interface Language {
  code: string;
  name: string;
  tag: string;
  state: LanguageState;
}

/** Every language that there are words in; which of them people are offered, the operator decides. */
export const languages = { en, af, zu } as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The language of the specification: its pages have no language in their address. */
export const firstLanguage = "en" satisfies LanguageCode;

export const languageCodes = /* @__PURE__ */ Object.keys(languages) as LanguageCode[];

/** How far a language is. */
export function stateOf(code: LanguageCode): LanguageState {
  return languages[code].state;
}

/** The languages that are whole: where nothing says which ones to offer, these are. */
export function wholeLanguages(codes: readonly LanguageCode[] = languageCodes): LanguageCode[] {
  return codes.filter((code) => stateOf(code) !== "begun");
}

/** Of some languages those that somebody fluent has read: search engines are told of no others. */
export function reviewedLanguages(codes: readonly LanguageCode[]): LanguageCode[] {
  return codes.filter((code) => stateOf(code) === "reviewed");
}
