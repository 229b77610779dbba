import type { selectFieldWords as english } from "../en/select-field.ts";
import type { Translation } from "../text/translation.ts";

/** A choice from a list. */
export const selectFieldWords: Translation<typeof english> = { placeholder: "Khetha okukodwa" };
