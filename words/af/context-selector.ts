import type { contextSelectorWords as english } from "../en/context-selector.ts";
import type { Translation } from "../text/translation.ts";

/** The choice of a product (S2.088, S2.089). */
export const contextSelectorWords: Translation<typeof english> = {
  legend: "Kies ’n produk",
  /** What each product is for, in three words. */
  purposes: {
    patient: "Deel my inligting",
    practice: "Bestuur my praktyk",
    academic: "Hou my logboek by",
  },
};
