import type { logbookPhoneWords as english } from "../en/logbook-phones.ts";
import type { Translation } from "../text/translation.ts";

/** The drawings of the logbook on a phone: a new case, and the cases of a rotation. */
export const logbookPhoneWords: Translation<typeof english> = {
  procedures: {
    appendicectomy: "Appendicectomy, open",
    hernia: "Inguinal hernia repair",
    laparotomy: "Laparotomy, trauma",
    chestDrain: "Chest drain insertion",
    amputation: "Below-knee amputation",
    skinGraft: "Skin graft",
  },
  statuses: { offline: "Offline", signed: "Signed", waiting: "Waiting" },
  newCase: {
    drawing: "The logbook on a phone: a new case, saved offline.",
    heading: "New case",
    place: "Wed 18 November, Theatre 4",
    procedure: "Procedure",
    roles: { observed: "Observed", assisted: "Assisted", surgeon: "Surgeon" },
    supervision: { name: "Supervision", value: "Scrubbed" },
    theatreTime: { name: "Theatre time", value: "54 min" },
    patient: { name: "Age, sex", value: "23, F" },
    patientName: { name: "Patient name", value: "Not recorded" },
    photos: "Photos",
    save: "Save case 214",
    upload: "Uploads when you are back online",
    before: "Case 213, assisted",
  },
  cases: {
    drawing: "The logbook on a phone: the cases of a rotation, most of them signed.",
    heading: "Cases",
    logged: "214 logged",
    rotation: "Trauma rotation",
    toSign: "3 to sign",
    /** The part that the trainee had, and when. */
    roles: {
      appendicectomy: "Surgeon, today",
      hernia: "Assisted, Mon",
      laparotomy: "Assisted, Mon",
      chestDrain: "Surgeon, Sun",
      amputation: "Surgeon, Sat",
      skinGraft: "Surgeon, Fri",
    },
  },
};
