import type { resetPasswordWords as english } from "../en/reset-password.ts";
import type { Translation } from "../text/translation.ts";

/** Change Password, behind the link of a mail (S2.148–S2.152); its form is that of `newPasswordWords`. */
export const resetPasswordWords: Translation<typeof english> = {
  heading: "Shintsha iphasiwedi",
  lead: "Sicela ufake iphasiwedi yakho entsha ngezansi",
  newLink: "Cela isixhumanisi esisha",
};
