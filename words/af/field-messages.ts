import type { fieldMessageWords as english } from "../en/field-messages.ts";
import type { Translation } from "../text/translation.ts";

/** What a form says about one of its fields (section 5 of the specification). */
export const fieldMessageWords: Translation<typeof english> = {
  /** A password that does not keep the rule (S5.088). */
  password:
    "Die wagwoord moet minstens 8 karakters lank wees. Dit moet minstens een syfer en een letter bevat.",
  /** A field that must be filled and is empty (S5.089). */
  required: "Hierdie veld moet ingevul word",
  /** A confirmation that is not the value above it (S5.090). */
  mismatch: "Wat jy ingetik het, stem nie ooreen nie",
  /** A value that the rule of its field refuses (S5.091). */
  invalid: "Vul asseblief ’n geldige waarde in hierdie veld in",
  /** The same, with the label of the field (S5.092). */
  invalidField: "Die veld ‘{label}’ is ongeldig",
  /** A text that is too long (S5.093). */
  maximumLength: "Hoogstens {length} karakters",
  /** A text that is too short (S5.094). */
  minimumLength: "Minstens {length} karakters",
  /** A text that is no date (S5.095). */
  dateFormat: "Die datum moet in ’n geldige formaat wees",
  /** A date that is too early or too late; both ends are ISO dates (S5.096). */
  dateRange: "Die datum moet tussen {minimum} en {maximum} wees",
  /** Why an invite does not fit what was typed, and what to do (SEC-D5, Q043). */
  inviteForOtherAddress:
    "Die uitnodiging is vir ’n ander e-posadres. Gebruik asseblief die adres waarheen dit gestuur is, of registreer sonder die uitnodiging.",
  inviteForOtherRole:
    "Die uitnodiging is vir ’n ander rol. Kies asseblief die rol wat daarin genoem word, of registreer sonder die uitnodiging.",
  /** A contact request that is not complete (S5.076). */
  contact: "Maak asseblief seker dat jou kontakbesonderhede reg ingevul is.",
  /** Why a password that keeps the rule is refused all the same (SEC-B3). */
  passwordCommon:
    "Hierdie wagwoord is op ’n lys van wagwoorde wat eerste geraai word. Kies asseblief ’n ander een.",
  passwordContainsContext:
    "Hierdie wagwoord bevat jou eie besonderhede of die produk se naam. Kies asseblief ’n ander een.",
};
