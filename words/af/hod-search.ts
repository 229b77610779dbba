import type { hodSearchWords as english } from "../en/hod-search.ts";
import type { Translation } from "../text/translation.ts";

/** The search for a head of department, and the invite of one who is not found (S2.171–S2.173). */
export const hodSearchWords: Translation<typeof english> = {
  term: {
    label: "Soekterm",
    hint: "Minstens {letters} letters van ’n naam",
  },
  lists: {
    speciality: { label: "Spesialiteit", any: "Enige spesialiteit" },
    institute: { label: "Instelling", any: "Enige instelling" },
  },
  submit: "Soek",
  searching: "Soek tans",
  unasked: "Tik ’n naam in, of kies ’n spesialiteit of ’n instelling.",
  found: {
    none: "Niemand is gevind nie. Soek met minder, of nooi die persoon uit.",
    some: { one: "Een persoon is gevind.", other: "{count} mense is gevind." },
    /** As many as an answer may have. */
    most: "{count} mense is gevind. Daar is dalk meer: vernou asseblief die soektog.",
  },
  /** Said where the search left out what found nobody. */
  widened: {
    speciality:
      "Niemand met hierdie spesialiteit is gevind nie. Hierdie mense het enige spesialiteit.",
    institute: "Niemand is by hierdie instelling gevind nie. Hierdie mense is by enige instelling.",
    both: "Niemand met hierdie spesialiteit of by hierdie instelling is gevind nie. Hierdie mense kan enige spesialiteit of instelling hê.",
  },
  choose: "Kies",
  choosePerson: "Kies {name}",
  notListed: "Nie in die lys nie? {invite}",
  inviteNew: "Nooi ’n nuwe departementshoof uit",
  invite: {
    lead: "Die persoon kry ’n uitnodiging per e-pos sodra jou rekening geskep is.",
    submit: "Nooi uit",
    back: "Terug na die soektog",
  },
};
