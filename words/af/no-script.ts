import type { noScriptWords as english } from "../en/no-script.ts";
import type { Translation } from "../text/translation.ts";

/** What is read where a browser runs no JavaScript. Only prerendered pages hold these words, no script does. */
export const noScriptWords: Translation<typeof english> = {
  /** Why the page cannot go on. */
  need: {
    logIn: "JavaScript is nodig om aan te meld.",
    signUp: "JavaScript is nodig om te registreer.",
    verifyAddress: "JavaScript is nodig om jou e-posadres te bevestig.",
    notMe: "JavaScript is nodig om te keer wat jy nie self gedoen het nie.",
    getData: "JavaScript is nodig om jou data te kry.",
    lookAfterAccount: "JavaScript is nodig om na jou rekening om te sien.",
    openPage: "JavaScript is nodig om hierdie bladsy oop te maak.",
  },
  /** What to do, and who helps. */
  help: "Skakel dit asseblief in jou blaaier se instellings aan en laai hierdie bladsy weer, of skryf aan {email} of bel {phone}, dan help ons jou.",
  /** What stays as it is until the person has done what the page is for. */
  until: {
    verifyAddress: "Totdat jy dit bevestig, hou jou rekening die adres wat dit het.",
  },
  cookies:
    "Jou blaaier blokkeer koekies, en daarsonder kan niemand hier aanmeld nie. Laat koekies asseblief vir hierdie webwerf toe in jou blaaier se instellings, onder privaatheid, en laai hierdie bladsy weer, of skryf aan {email} of bel {phone}, dan help ons jou.",
};
