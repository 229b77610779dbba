import type { forgotWords as english } from "../en/forgot.ts";
import type { Translation } from "../text/translation.ts";

/** What both pages say that help with a username or password that was forgotten. */
export const forgotWords: Translation<typeof english> = {
  backToLogin: "Buyela ekungeneni",
};
