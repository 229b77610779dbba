import { serverWords as af } from "./af/server.ts";
import { serverWords as en } from "./en/server.ts";
import type { LanguageCode } from "./languages.ts";
import type { Translation } from "./text/translation.ts";
import { serverWords as zu } from "./zu/server.ts";

/** What the server says: in every language the names and placeholders of the English. */
export type ServerWords = typeof en;

/** What the server says, in each language. */
export const serverWords = typedAsEnglish({ en, af, zu });

function typedAsEnglish(
  words: Readonly<Record<LanguageCode, Translation<ServerWords>>>,
): Readonly<Record<LanguageCode, ServerWords>> {
  return words as unknown as Readonly<Record<LanguageCode, ServerWords>>;
}
