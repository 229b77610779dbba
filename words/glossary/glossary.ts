import { accountThings } from "./accounts.ts";
import { careThings } from "./care.ts";
import { screenThings } from "./screens.ts";
import type { Thing } from "./thing.ts";

/**
 * What each thing is called in each language. Where an English text names a thing, its translation has one of the
 * forms here, and none of the words that are never used: `scripts/words/glossary` holds every text to it.
 */
export const glossary: readonly Thing[] = [...accountThings, ...screenThings, ...careThings];
