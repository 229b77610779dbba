import type { findDoctorWords as english } from "../en/find-doctor.ts";
import type { Translation } from "../text/translation.ts";

/** The search for a practice, as it stands in its dialog (S2.047–S2.056). */
export const findDoctorWords: Translation<typeof english> = {
  box: {
    label: "Praktyknaam",
    hint: "Minstens vier letters daarvan.",
    placeholder: "Praktyknaam",
  },
  practices: "Praktyke",
  logo: "Praktyk se logo",
  defaultLogo: "Standaardlogo",
  searching: "Soek tans",
  noneFound: "Geen praktyk met hierdie naam is gevind nie.",
  found: { one: "{count} praktyk gevind", other: "{count} praktyke gevind" },
  /** Where a server that does not know the search says nothing else. */
  notFound: "Nie gevind nie",
  cancel: "Kanselleer",
  next: "Gaan voort",
};
