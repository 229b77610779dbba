import { language } from "@frontdoor/words/language.ts";

const rules = new Intl.PluralRules(language.tag);

/** A text for each plural category of a language; missing ones use `other`. */
type Plural = Readonly<Record<"one" | "other", string>>;

/** The text for a number: `plural({ one: "One year", other: "{years} years" }, years)`. */
export function plural<const Texts extends Plural>(
  texts: Texts,
  count: number,
): Texts["one" | "other"] {
  return rules.select(count) === "one" ? texts.one : texts.other;
}
