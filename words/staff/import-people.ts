/** People of another system that come in from a file. */
export const consoleImportPeopleWords = {
  heading: "Import of people",
  lead: "Start with a dry run, which changes nothing; then import the same file.",
  file: "CSV file",
  fileHint:
    "With a column realm, in UTF-8, at most {most} rows. Import larger files and exports of other systems on the machine: frontdoor account import.",
  mail: "Write to each new person that their account has moved, and how to log in",
  sharedAddresses: "Several people of a practice may have one address",
  unreadable: "The file is not a CSV in UTF-8. Check line {line}.",
  unreadableAll: "The file is not a CSV in UTF-8.",
  namedTwice: "The first line names the column {name} twice.",
  tooMany:
    "The file has {count} rows, and at most {most} are possible here. Split it, or import it on the machine.",
  none: "The file has no row below its first line.",
  noRealm: "The column realm is missing: it names each person’s product.",
  unknown: "Unknown columns: {names}. These are known: {known}.",
  dryRun: "Dry run",
  dry: {
    heading: "Dry run",
    text: "New accounts: {made}. Existing accounts: {already}. Faulty rows: {faulty}. Nothing was changed.",
  },
  done: {
    heading: "Imported",
    text: "Accounts made: {made}. Existing accounts: {already}. Faulty rows: {faulty}.",
  },
  importing: {
    open: "Import…",
    title: "Import these people?",
    facts: [
      "New accounts: {made}. Faulty rows are left out; rows that were imported before stay as they are.",
      "The same file can be imported again: nobody gets a second account.",
    ],
    submit: "Import",
  },
  caption: "Faulty rows",
  empty: "No row is faulty.",
  columns: { line: "Line", column: "Column", problem: "What is wrong" },
} as const;
