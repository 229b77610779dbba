/** Notes of support about a person, each until a day. */
export const consoleNotesWords = {
  heading: "Notes of support",
  none: "There are none.",
  about: "{who}, until {day}",
  add: "Write a note…",
  delete: "Delete",
  deleteOf: "Delete the note “{text}”",
  deleted: "The note is deleted.",
  adding: {
    title: "Write a note?",
    facts: [
      "Colleagues in support can read it, and so can the person, in the file of their stored data. Products cannot.",
      "It is deleted on its day. Do not write health details or document numbers.",
    ],
    text: "Note",
    until: "Ends on",
    untilHint: "A day such as 2026-12-31, at most {days} days away.",
    submit: "Save the note",
    said: "The note is saved.",
  },
} as const;
