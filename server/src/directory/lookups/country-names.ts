import type { LookupItem } from "@frontdoor/contract/lookup.ts";
import { firstLanguage, type LanguageCode, languages } from "@frontdoor/words/languages.ts";

/**
 * The countries by the names that a language has for them (CLDR), in the order of that language; the first stays
 * first, for it is our own. What has no code of two letters keeps its name.
 */
export function countriesIn(
  language: LanguageCode,
  countries: readonly LookupItem[],
): LookupItem[] {
  if (language === firstLanguage) return [...countries];
  const { tag } = languages[language];
  const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  const named = countries.map((country) => ({
    ...country,
    name: (/^[A-Z]{2}$/.test(country.id) ? names.of(country.id) : undefined) ?? country.name,
  }));
  const { compare } = new Intl.Collator(tag);
  const [own, ...others] = named;
  return [...(own ? [own] : []), ...others.sort((one, other) => compare(one.name, other.name))];
}
