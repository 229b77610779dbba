import type { loadingWords as english } from "../en/loading.ts";
import type { Translation } from "../text/translation.ts";

/** What is said of anything that is on its way. */
export const loadingWords: Translation<typeof english> = { status: "Kuyalayishwa" };
