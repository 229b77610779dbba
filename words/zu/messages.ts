import type { messageWords as english } from "../en/messages.ts";
import type { Translation } from "../text/translation.ts";

/** What screens say of a failure, whichever of them it is. */
export const messageWords: Translation<typeof english> = {
  /** The standard messages (section 8 of the specification). */
  standard: {
    /** A form with fields that are missing or wrong (S8.001). */
    validation:
      "Leli fomu aligcwaliswanga ngendlela efanele. Sicela ubheke isikhala ngasinye esigqanyisiwe usilungise.",
    /** No answer, or one that says nothing of what went wrong (S8.002). */
    communication: "Kube nephutha ekuxhumaneni neseva. Sicela uzame futhi emva kwesikhathi.",
    /** A login with a wrong password or an unknown username (S8.003). */
    badCredentials:
      "Igama lomsebenzisi noma iphasiwedi, noma kokubili, akulungile. Sicela uzame futhi.",
    /** A login that is refused because of a lock (S8.004). */
    locked: "I-akhawunti ikhiyiwe noma ayikho.",
    /**
     * In the catalogue of the specification and used nowhere, since it would tell who has an account (S8.005,
     * S8.007).
     */
    unknownEmail: "Ikheli le-imeyili elifakiwe alikho.",
    /** Used nowhere, for the same reason (S8.006, S8.007). */
    unknownUsername: "Igama lomsebenzisi elifakiwe alikho.",
  },
  /**
   * What a person reads whose account is locked; the words `forgot password` link to that screen (S8.024,
   * S8.025).
   */
  accountLocked: {
    text: "I-akhawunti yakho ikhiyiwe. Sicela usebenzise ikhasi elithi ‘{link}’ ukuze usethe kabusha i-akhawunti nephasiwedi yakho",
    link: "Ukhohlwe iphasiwedi?",
  },
  /** An invite that could not be loaded (S8.027). */
  inviteLoad: "Imininingwane yesimemo ayitholakalanga",
  /** An invite that they may use (S4.007, S4.032). */
  inviteUsable: "Isimemo sakho siyasebenza futhi sizosetshenziswa.",
  /** An invite whose status says that it cannot be used (S8.029, S4.006). */
  inviteStatus: "Lesi simemo asinakwamukelwa; okwamanje isimo saso sithi: {status}",
  /** A list of the practice form that could not be loaded (S2.179). */
  practiceForms:
    "Amafomu endawo yokwelapha awakwazanga ukulayishwa. Sicela uthinte ithimba lethu losizo ukuze likusize.",
  /** A head of department who works elsewhere; the server says it as well. */
  hodUnconfirmed:
    "Inhloko yomnyango ekhethiwe isebenza kwesinye isikhungo noma kobunye ubuchwepheshe. Sicela uqinisekise ukhetho lwakho.",
  /** The script of a dialog, or of what was pressed, that could not be loaded. */
  missingPart: "Lokhu akukwazanga ukulayishwa. Sicela uzame futhi.",
  /** On the poster of a video whose site does not answer. */
  videoAway: "Ividiyo ayitholakali. Cindezela ‘Dlala’ ukuze uzame futhi.",
  /** A practice that was chosen, before its kiosk opens (S2.052, S2.053). */
  chosenPractice: "Ukhethe indawo yokwelapha: {name}. Uyathanda ukuqhubeka?",
  /** A practice search that failed (S2.175). */
  practiceSearch: "Kuvele iphutha ngesikhathi kuseshwa",
};
