import type { shareWords as english } from "../en/share.ts";
import type { Translation } from "../text/translation.ts";

/** What pages state to search engines alone. */
export const shareWords: Translation<typeof english> = {
  /** The name of an offer that costs nothing. */
  free: "Mahhala",
};
