import type { mailedLinkWords as english } from "../en/mailed-link.ts";
import type { Translation } from "../text/translation.ts";

/** Where a mailed link leads, while what it does cannot be read. */
export const mailedLinkWords: Translation<typeof english> = { tryAgain: "Probeer weer" };
