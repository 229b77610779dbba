import type { dialogWords as english } from "../en/dialog.ts";
import type { Translation } from "../text/translation.ts";

/** What every dialog has. */
export const dialogWords: Translation<typeof english> = { close: "Vala" };
