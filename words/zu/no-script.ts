import type { noScriptWords as english } from "../en/no-script.ts";
import type { Translation } from "../text/translation.ts";

/** What is read where a browser runs no JavaScript. Only prerendered pages hold these words, no script does. */
export const noScriptWords: Translation<typeof english> = {
  /** Why the page cannot go on. */
  need: {
    logIn: "Kudingeka i-JavaScript ukuze ungene.",
    signUp: "Kudingeka i-JavaScript ukuze ubhalise.",
    verifyAddress: "Kudingeka i-JavaScript ukuze uqinisekise ikheli lakho le-imeyili.",
    notMe: "Kudingeka i-JavaScript ukuze kumiswe lokho okungenziwanga nguwe.",
    getData: "Kudingeka i-JavaScript ukuze uthole idatha yakho.",
    lookAfterAccount: "Kudingeka i-JavaScript ukuze unakekele i-akhawunti yakho.",
    openPage: "Kudingeka i-JavaScript ukuze uvule leli khasi.",
  },
  /** What to do, and who helps. */
  help: "Sicela uyivule ezilungiselelweni zesiphequluli sakho bese ulayisha leli khasi futhi, noma ubhalele ku-{email} noma ushayele ku-{phone}, sizokusiza.",
  /** What stays as it is until the person has done what the page is for. */
  until: {
    verifyAddress: "Uze uliqinisekise, i-akhawunti yakho igcina ikheli enalo.",
  },
  cookies:
    "Isiphequluli sakho sivimba amakhukhi, futhi ngaphandle kwawo akekho ongangena lapha. Sicela uwavumele kule webhusayithi ezilungiselelweni zesiphequluli sakho, ngaphansi kobumfihlo, bese uvula leli khasi kabusha, noma ubhalele ku-{email} noma ushayele ku-{phone}, sizokusiza.",
};
