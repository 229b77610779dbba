import type { passwordFieldWords as english } from "../en/password-field.ts";
import type { Translation } from "../text/translation.ts";

/** A password that can be shown, and the rules for a new one (S5.004–S5.006). */
export const passwordFieldWords: Translation<typeof english> = {
  show: "Bonisa",
  hide: "Fihla",
  /** The same button for those who do not see which field it stands in. */
  showWhich: {
    password: "Bonisa iphasiwedi",
    newPassword: "Bonisa iphasiwedi entsha",
    confirmPassword: "Bonisa iphasiwedi yokuqinisekisa",
  },
  hideWhich: {
    password: "Fihla iphasiwedi",
    newPassword: "Fihla iphasiwedi entsha",
    confirmPassword: "Fihla iphasiwedi yokuqinisekisa",
  },
  rules: {
    length: "Okungenani izinhlamvu ezingu-{minimum}",
    lowercase: "Okungenani uhlamvu olulodwa oluncane",
    digit: "Okungenani inombolo eyodwa",
  },
  /** What is heard of a rule; only the rule itself is seen. */
  heard: {
    kept: "{rule}, kuqediwe",
    open: "{rule}, kusamele kwenziwe",
    missing: "{rule}, kusashoda",
  },
};
