import type { LanguageCode } from "../languages.ts";

/** What one thing is called in a language. */
export interface Name {
  /** As the glossary shows it. */
  term: string;
  /** Each way in which it is inflected; `*` is any letters, or none. Without it, `term` alone. */
  forms?: readonly string[];
  /** Other words for the same thing: no text may have one. */
  never?: readonly string[];
  /** Texts that say it in another way on purpose, or speak of something else: `area.name`. */
  otherwise?: readonly string[];
}

/** One thing, which has one name everywhere. */
export interface Thing {
  english: string;
  /** How English texts name it; without these, only its words that may not be are looked for. */
  forms: readonly string[];
  names: Readonly<Partial<Record<LanguageCode, Name>>>;
}
