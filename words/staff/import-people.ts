/** People of another system that come in from a file. */
export const consoleImportPeopleWords = {
  heading: "Import of people",
  lead: "First a dry run, which changes nothing; then the same file for good.",
  file: "CSV file",
  fileHint:
    "With a column realm, in UTF-8, at most {most} rows. Larger files and exports of other systems go in at the machine: frontdoor account import.",
  mail: "Write to each new person that their account has moved, and how to log in",
  sharedAddresses: "Several people of a practice may have one address",
  unreadable: "The file is no CSV in UTF-8: look at line {line}.",
  unreadableAll: "The file is no CSV in UTF-8.",
  tooMany:
    "The file has {count} rows; at most {most} go in here. Split it, or import it at the machine.",
  none: "The file has no row below its first line.",
  noRealm: "No column is called realm: it says of each person which product they belong to.",
  unknown: "No column is called {names}.",
  dryRun: "Dry run",
  dry: {
    heading: "Dry run",
    text: "{made} accounts would be made, {already} are in already, {faulty} rows are faulty. Nothing was written.",
  },
  done: {
    heading: "Imported",
    text: "{made} accounts were made, {already} were in already, {faulty} rows are faulty.",
  },
  importing: {
    open: "Import…",
    title: "Import these people?",
    facts: [
      "{made} accounts are made. Rows that are faulty are left out; rows that are in stay as they are.",
      "The same file can be imported again: nobody is doubled.",
    ],
    submit: "Import",
  },
  caption: "Faulty rows",
  empty: "No row is faulty.",
  columns: { line: "Line", column: "Column", problem: "What is wrong" },
} as const;
