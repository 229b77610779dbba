import { firstLanguage, type LanguageCode } from "@frontdoor/words/languages.ts";
import { headerWeights } from "../http/header-weights.ts";

/** The part of the configuration that says which languages people are offered. */
export interface LanguageConfig {
  /** English is always one of them. */
  languages: readonly LanguageCode[];
}

/** The language that is kept for somebody, or English where it is not offered any more. */
export function offeredLanguage({ languages }: LanguageConfig, kept: string): LanguageCode {
  return languages.find((language) => language === kept) ?? firstLanguage;
}

/**
 * The offered language that a request asks for (`Accept-Language`, RFC 9110, 12.5.4), by the weights that it
 * gives them; `undefined` where it asks for none of them.
 */
export function askedLanguage(
  { languages }: LanguageConfig,
  acceptLanguage: string | undefined,
): LanguageCode | undefined {
  if (acceptLanguage === undefined) return undefined;
  const [best] = [...headerWeights(acceptLanguage, longestHeader)]
    .map(([tag, weight]) => {
      const [primary] = tag.split("-");
      return { language: languages.find((each) => each === primary), weight };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return best?.language;
}

/** A browser names a handful of languages. */
const longestHeader = 200;
