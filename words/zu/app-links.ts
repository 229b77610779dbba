import type { appLinkWords as english } from "../en/app-links.ts";
import type { Translation } from "../text/translation.ts";

/** The badges that lead to a product's apps. */
export const appLinkWords: Translation<typeof english> = { app: "Thola i-app: {platform}" };
