/** The search for a head of department, and the invite of one who is not found (S2.171–S2.173). */
export const hodSearchWords = {
  term: {
    label: "Search term",
    hint: "At least {letters} letters of a name",
  },
  lists: {
    speciality: { label: "Speciality", any: "Any speciality" },
    institute: { label: "Institution", any: "Any institution" },
  },
  submit: "Search",
  searching: "Searching",
  unasked: "Enter a name, or choose a speciality or an institution.",
  found: {
    none: "Nobody was found. Search with less, or invite them.",
    some: { one: "One was found.", other: "{count} were found." },
    /** As many as an answer may have. */
    most: "{count} were found. There may be more: please narrow the search.",
  },
  /** Said where the search left out what found nobody. */
  widened: {
    speciality: "Nobody was found with this speciality. These have any speciality.",
    institute: "Nobody was found at this institution. These are at any institution.",
    both: "Nobody was found with this speciality or at this institution. These have any.",
  },
  choose: "Choose",
  choosePerson: "Choose {name}",
  notListed: "Not in the list? {invite}",
  inviteNew: "Invite a new head of department",
  invite: {
    lead: "They get an invitation by email once your account is created.",
    submit: "Invite",
    back: "Back to the search",
  },
} as const;
