import type { newPasswordWords as english } from "../en/new-password.ts";
import type { Translation } from "../text/translation.ts";

/** The form in which a person chooses a new password, by a code or by a link (S2.140–S2.142, S2.148–S2.152). */
export const newPasswordWords: Translation<typeof english> = {
  labels: { password: "Iphasiwedi entsha", confirmPassword: "Qinisekisa iphasiwedi" },
  submit: "Shintsha iphasiwedi",
};
