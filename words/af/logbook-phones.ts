import type { logbookPhoneWords as english } from "../en/logbook-phones.ts";
import type { Translation } from "../text/translation.ts";

/** The drawings of the logbook on a phone: a new case, and the cases of a rotation. */
export const logbookPhoneWords: Translation<typeof english> = {
  procedures: {
    appendicectomy: "Appendektomie, oop",
    hernia: "Herstel van liesbreuk",
    laparotomy: "Laparotomie, trauma",
    chestDrain: "Plasing van borsdrein",
    amputation: "Amputasie onder die knie",
    skinGraft: "Veloorplanting",
  },
  statuses: { offline: "Vanlyn", signed: "Geteken", waiting: "Wag" },
  newCase: {
    drawing: "Die logboek op ’n foon: ’n nuwe geval, vanlyn gestoor.",
    heading: "Nuwe geval",
    place: "Wo 18 November, Teater 4",
    procedure: "Prosedure",
    roles: { observed: "Waarnemer", assisted: "Assistent", surgeon: "Chirurg" },
    supervision: { name: "Toesig", value: "Geskrop" },
    theatreTime: { name: "Teatertyd", value: "54 min" },
    patient: { name: "Ouderdom, geslag", value: "23, V" },
    patientName: { name: "Pasiënt se naam", value: "Nie aangeteken" },
    photos: "Foto’s",
    save: "Stoor geval 214",
    upload: "Laai op sodra jy weer aanlyn is",
    before: "Geval 213, assistent",
  },
  cases: {
    drawing: "Die logboek op ’n foon: die gevalle van ’n rotasie, die meeste daarvan geteken.",
    heading: "Gevalle",
    logged: "214 aangeteken",
    rotation: "Traumarotasie",
    toSign: "3 om te teken",
    /** The part that the trainee had, and when. */
    roles: {
      appendicectomy: "Chirurg, vandag",
      hernia: "Assistent, Ma",
      laparotomy: "Assistent, Ma",
      chestDrain: "Chirurg, So",
      amputation: "Chirurg, Sa",
      skinGraft: "Chirurg, Vr",
    },
  },
};
