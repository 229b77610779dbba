import type { signUpFormWords as english } from "../en/sign-up-form.ts";
import type { Translation } from "../text/translation.ts";

/** What the forms of both sign-ups have in common. */
export const signUpFormWords: Translation<typeof english> = {
  note: "Jou identiteitsnommer word geënkripteer bewaar.",
  submit: "Skep rekening",
  proving:
    "Baie mense registreer vanaf jou netwerk, daarom doen jou toestel eers ’n kort toets. Dit neem ’n paar sekondes, en wat jy ingetik het, bly hier.",
  nameHint: "Letters, spasies en koppeltekens: skryf O Brien.",
  notKept:
    "Vir jou veiligheid word dit nie bewaar wanneer die bladsy weer laai nie. Vul dit asseblief weer in.",
  progress: {
    label: "Dele van hierdie vorm",
    /** The title is seen, the rest is for screen readers. */
    parts: {
      done: "{title}, klaar",
      faulty: "{title}, moet reggemaak word",
      now: "{title}, volgende",
      later: "{title}, nog te doen",
    },
    allDone: "Alle dele is ingevul",
    position: "{position} van {count}",
  },
  lists: {
    choose: "Kies een",
    loading: "Laai tans",
    tryAgain: "Probeer weer",
  },
  identity: {
    hint: "Dit keer dat ander in jou naam registreer.",
    types: { IDDOC: "Suid-Afrikaanse ID", PASSPORT: "Paspoort" },
  },
  terms: {
    heading: "Voorwaardes",
    accept: "Ek het die {terms} gelees en aanvaar dit",
    terms: "Bepalings en voorwaardes",
  },
};
