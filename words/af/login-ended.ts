import type { loginEndedWords as english } from "../en/login-ended.ts";
import type { Translation } from "../text/translation.ts";

/** A login that a product asked for and that cannot go on. */
export const loginEndedWords: Translation<typeof english> = {
  heading: "Hierdie aanmelding het verval",
  reasons:
    "Dit het te lank gewag, is reeds voltooi, of het in ’n ander blaaier begin. Niks is verander nie.",
  whatNow: "Gaan terug na waar jy vandaan gekom het en meld van daar af aan, of meld hier aan.",
  logIn: "Meld aan",
  unknown: {
    heading: "Ons ken nie hierdie toep nie",
    reasons:
      "Die toep of webwerf wat jou hierheen gestuur het, is nie by ons gekoppel nie. Niks is verander nie.",
    whatNow:
      "Laat weet die mense wat dit bestuur, en gee vir hulle die verwysing hieronder. Jy kan hier aanmeld.",
  },
  setUp: {
    heading: "Hierdie toep is nie reg opgestel nie",
    reasons:
      "Die toep of webwerf wat jou hierheen gestuur het, het iets gevra wat ons nie kan beantwoord nie. Dit is nie jou fout nie, en niks is verander nie.",
    whatNow:
      "Laat weet die mense wat dit bestuur, en gee vir hulle die verwysing hieronder. Jy kan hier aanmeld.",
  },
  busy: {
    heading: "Probeer asseblief binnekort weer",
    reasons: "Te veel versoeke het gelyktydig gekom. Niks is verander nie.",
    whatNow: "Wag ’n minuut. Gaan dan terug na waar jy vandaan gekom het en meld van daar af aan.",
  },
  fault: {
    heading: "Iets het aan ons kant verkeerd geloop",
    reasons: "Ons kon nie hierdie aanmelding voltooi nie. Niks is verander nie.",
    whatNow:
      "Gaan terug na waar jy vandaan gekom het en probeer weer. As dit weer gebeur, kontak ons.",
  },
  developer: "Vir ontwikkelaars",
};
