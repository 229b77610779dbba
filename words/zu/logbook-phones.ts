import type { logbookPhoneWords as english } from "../en/logbook-phones.ts";
import type { Translation } from "../text/translation.ts";

/** The drawings of the logbook on a phone: a new case, and the cases of a rotation. */
export const logbookPhoneWords: Translation<typeof english> = {
  procedures: {
    appendicectomy: "Ukukhipha i-appendix (open)",
    hernia: "Ukulungisa i-hernia yembilapho",
    laparotomy: "I-laparotomy, i-trauma",
    chestDrain: "Ukufaka i-chest drain",
    amputation: "Ukunquma umlenze ngaphansi kwedolo",
    skinGraft: "Ukufakela isikhumba",
  },
  statuses: { offline: "Alixhunyiwe", signed: "Lisayiniwe", waiting: "Lilindile" },
  newCase: {
    drawing: "Ilogibhuku efonini: ikesi elisha, elilondolozwe lingaxhunyiwe.",
    heading: "Ikesi elisha",
    place: "Tha 18 Novemba, Ithiyetha 4",
    procedure: "Inqubo",
    roles: { observed: "Ubukile", assisted: "Usizile", surgeon: "Uhlinzile" },
    supervision: { name: "Umphathi", value: "Ubehlinza naye" },
    theatreTime: { name: "Isikhathi ethiyetha", value: "54 min" },
    patient: { name: "Ubudala, ubulili", value: "23, F" },
    patientName: { name: "Igama lesiguli", value: "Alibhaliwe" },
    photos: "Izithombe",
    save: "Londoloza ikesi 214",
    upload: "Lizolayishwa uma usuxhunyiwe futhi",
    before: "Ikesi 213, usizile",
  },
  cases: {
    drawing: "Ilogibhuku efonini: amakesi e-rotation, amaningi awo asesayiniwe.",
    heading: "Amakesi",
    logged: "Abhaliwe: 214",
    rotation: "I-rotation ye-trauma",
    toSign: "Azosayinwa: 3",
    /** The part that the trainee had, and when. */
    roles: {
      appendicectomy: "Uhlinzile, namuhla",
      hernia: "Usizile, Mso",
      laparotomy: "Usizile, Mso",
      chestDrain: "Uhlinzile, Son",
      amputation: "Uhlinzile, Mgq",
      skinGraft: "Uhlinzile, Hla",
    },
  },
};
