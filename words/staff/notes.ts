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
      "Colleagues in support read it, and the person in the file of what is kept about them. Products do not.",
      "It is deleted on its day. Write no health details and no numbers of documents.",
    ],
    text: "Note",
    until: "Ends on",
    untilHint: "A day such as 2026-12-31, at most {days} days away.",
    submit: "Write it",
    said: "The note is written.",
  },
} as const;
