import type { passwordFieldWords as english } from "../en/password-field.ts";
import type { Translation } from "../text/translation.ts";

/** A password that can be shown, and the rules for a new one (S5.004–S5.006). */
export const passwordFieldWords: Translation<typeof english> = {
  show: "Wys",
  hide: "Versteek",
  /** The same button for those who do not see which field it stands in. */
  showWhich: {
    password: "Wys wagwoord",
    newPassword: "Wys nuwe wagwoord",
    confirmPassword: "Wys bevestiging van wagwoord",
  },
  hideWhich: {
    password: "Versteek wagwoord",
    newPassword: "Versteek nuwe wagwoord",
    confirmPassword: "Versteek bevestiging van wagwoord",
  },
  rules: {
    length: "Minstens {minimum} karakters",
    lowercase: "Minstens een kleinletter",
    digit: "Minstens een syfer",
  },
  /** What is heard of a rule; only the rule itself is seen. */
  heard: {
    kept: "{rule}, klaar",
    open: "{rule}, nog te doen",
    missing: "{rule}, ontbreek",
  },
};
