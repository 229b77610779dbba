import type { messageWords as english } from "../en/messages.ts";
import type { Translation } from "../text/translation.ts";

/** What screens say of a failure, whichever of them it is. */
export const messageWords: Translation<typeof english> = {
  /** The standard messages (section 8 of the specification). */
  standard: {
    /** A form with fields that are missing or wrong (S8.001). */
    validation:
      "Die vorm is nie reg ingevul nie. Gaan asseblief elke gemerkte veld na en maak dit reg.",
    /** No answer, or one that says nothing of what went wrong (S8.002). */
    communication:
      "Daar was ’n fout in die kommunikasie met die bediener. Probeer asseblief later weer.",
    /** A login with a wrong password or an unknown username (S8.003). */
    badCredentials: "Die gebruikersnaam en/of wagwoord is ongeldig. Probeer asseblief weer.",
    /** A login that is refused because of a lock (S8.004). */
    locked: "Die rekening is gesluit of bestaan nie.",
    /**
     * In the catalogue of the specification and used nowhere, since it would tell who has an account (S8.005,
     * S8.007).
     */
    unknownEmail: "Die e-posadres wat jy verskaf het, bestaan nie.",
    /** Used nowhere, for the same reason (S8.006, S8.007). */
    unknownUsername: "Die gebruikersnaam wat jy verskaf het, bestaan nie.",
  },
  /**
   * What a person reads whose account is locked; the words `forgot password` link to that screen (S8.024,
   * S8.025).
   */
  accountLocked: {
    text: "Jou rekening is gesluit. Gebruik asseblief ‘{link}’ om jou rekening en wagwoord terug te stel",
    link: "Wagwoord vergeet",
  },
  /** An invite that could not be loaded (S8.027). */
  inviteLoad: "Die uitnodiging se gegewens kon nie gelaai word nie",
  /** An invite that they may use (S4.007, S4.032). */
  inviteUsable: "Jou uitnodiging is geldig en sal gebruik word.",
  /** An invite whose status says that it cannot be used (S8.029, S4.006). */
  inviteStatus: "Die uitnodiging kan nie aanvaar word nie; die status daarvan is tans {status}",
  /** A list of the practice form that could not be loaded (S2.179). */
  practiceForms:
    "Die praktykvorms kon nie gelaai word nie. Kontak asseblief ons ondersteuning vir hulp.",
  /** A head of department who works elsewhere; the server says it as well. */
  hodUnconfirmed:
    "Die departementshoof wat jy gekies het, werk by ’n ander instelling of in ’n ander spesialiteit. Bevestig asseblief jou keuse.",
  /** The script of a dialog, or of what was pressed, that could not be loaded. */
  missingPart: "Dit kon nie gelaai word nie. Probeer asseblief weer.",
  /** On the poster of a video whose site does not answer. */
  videoAway: "Die video kan nie bereik word nie. Druk die speelknoppie om weer te probeer.",
  /** A practice that was chosen, before its kiosk opens (S2.052, S2.053). */
  chosenPractice: "Jy het {name} gekies. Wil jy voortgaan?",
  /** A practice search that failed (S2.175). */
  practiceSearch: "Daar was ’n fout met die soektog",
};
