import type { resetPasswordWords as english } from "../en/reset-password.ts";
import type { Translation } from "../text/translation.ts";

/** Change Password, behind the link of a mail (S2.148–S2.152); its form is that of `newPasswordWords`. */
export const resetPasswordWords: Translation<typeof english> = {
  heading: "Verander wagwoord",
  lead: "Tik asseblief jou nuwe wagwoord hieronder in",
  newLink: "Vra vir ’n nuwe skakel",
};
