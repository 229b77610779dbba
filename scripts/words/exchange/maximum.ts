import { brand } from "@frontdoor/brand/brand.ts";
import { withoutPlaceholders } from "./placeholders.ts";

/**
 * Up to so many letters of English, so many times as many of a translation: the shorter, the more it grows
 * (https://www.w3.org/International/articles/article-text-size).
 */
const growth = [
  { letters: 10, times: 3 },
  { letters: 20, times: 2 },
  { letters: 30, times: 1.8 },
  { letters: Number.POSITIVE_INFINITY, times: 1.6 },
];
/** A word of so many letters fits anywhere. */
const least = 12;
/** One SMS, of which the code, the minutes and the brand take their letters (`words/en/sms.ts`). */
const oneMessage = 160;
const filledIn: Readonly<Record<string, number>> = {
  code: 6,
  minutes: 2,
  brand: brand.name.length,
};

/**
 * How many letters of its own a translation may have, without what is filled in.
 * @param english the text that it translates; its placeholders may be as in the source
 */
export function maximumOf(area: string, english: string): number {
  if (area !== "sms") {
    const { length } = withoutPlaceholders(english);
    const { times = 1 } = growth.find(({ letters }) => length <= letters) ?? {};
    return Math.max(least, Math.floor(length * times));
  }
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => filledIn[name] ?? 0);
  return names.reduce((left, length) => left - length, oneMessage);
}

/** True where a translation has more letters of its own than there is room for. */
export function isTooLong(area: string, english: string, translated: string): boolean {
  return withoutPlaceholders(translated).length > maximumOf(area, english);
}
