import type { fieldMessageWords as english } from "../en/field-messages.ts";
import type { Translation } from "../text/translation.ts";

/** What a form says about one of its fields (section 5 of the specification). */
export const fieldMessageWords: Translation<typeof english> = {
  /** A password that does not keep the rule (S5.088). */
  password:
    "Iphasiwedi idinga okungenani izinhlamvu ezingu-8. Kumele ibe okungenani nenombolo eyodwa nohlamvu lwe-alfabhethi olulodwa.",
  /** A field that must be filled and is empty (S5.089). */
  required: "Sicela ugcwalise lesi sikhala",
  /** A confirmation that is not the value above it (S5.090). */
  mismatch: "Okufakile akufani nokungenhla",
  /** A value that the rule of its field refuses (S5.091). */
  invalid: "Sicela ufake imininingwane efanele kulesi sikhala",
  /** The same, with the label of the field (S5.092). */
  invalidField: "Isikhala esithi ‘{label}’ asigcwaliswanga kahle",
  /** A text that is too long (S5.093). */
  maximumLength: "Izinhlamvu akumele zeqe ku-{length}",
  /** A text that is too short (S5.094). */
  minimumLength: "Okungenani izinhlamvu ezingu-{length}",
  /** A text that is no date (S5.095). */
  dateFormat: "Usuku kulesi sikhala kumele lubhalwe ngendlela efanele",
  /** A date that is too early or too late; both ends are ISO dates (S5.096). */
  dateRange: "Usuku kumele lube phakathi kuka-{minimum} no-{maximum}",
  /** Why an invite does not fit what was typed, and what to do (SEC-D5, Q043). */
  inviteForOtherAddress:
    "Isimemo singeselinye ikheli le-imeyili. Sicela usebenzise ikheli esathunyelwa kulo, noma ubhalise ngaphandle kwesimemo.",
  inviteForOtherRole:
    "Isimemo singesenye indima. Sicela ukhethe indima esiyishoyo, noma ubhalise ngaphandle kwesimemo.",
  /** A contact request that is not complete (S5.076). */
  contact: "Sicela uqinisekise ukuthi imininingwane yakho yokuxhumana ifakwe kahle.",
  /** Why a password that keeps the rule is refused all the same (SEC-B3). */
  passwordCommon: "Le phasiwedi isohlwini lwamaphasiwedi aqagelwa kuqala. Sicela ukhethe enye.",
  passwordContainsContext:
    "Le phasiwedi iqukethe imininingwane yakho noma igama lomkhiqizo. Sicela ukhethe enye.",
};
