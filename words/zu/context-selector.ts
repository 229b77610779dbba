import type { contextSelectorWords as english } from "../en/context-selector.ts";
import type { Translation } from "../text/translation.ts";

/** The choice of a product (S2.088, S2.089). */
export const contextSelectorWords: Translation<typeof english> = {
  legend: "Khetha umkhiqizo",
  /** What each product is for, in three words. */
  purposes: {
    patient: "Yabelana ngolwazi lwami",
    practice: "Phatha indawo yokwelapha",
    academic: "Gcina ilogibhuku lami",
  },
};
