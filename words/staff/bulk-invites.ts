import { consoleInvitesWords } from "./invites.ts";

/** Many invites at once, from a file. */
export const consoleBulkInvitesWords = {
  heading: "Invites from a file",
  lead: "Check every row before anything is sent.",
  back: "Back to the invites",
  link: "Invites from a file",
  product: "Product",
  file: "CSV file",
  columns: {
    practice: `Columns: emailAddress; optional userType and practiceId. User type: ${consoleInvitesWords.making.userTypeHint}`,
    academic: "Columns: emailAddress, name and role, which is one of {roles}.",
  },
  hint: "{columns} UTF-8, at most {most} rows.",
  reason: "Reason",
  reasonHint: "Kept in the audit with your name. Do not name people in it.",
  reasonFirst: "Write a reason to see the rows of the file.",
  unreadable: "The file is not a CSV in UTF-8. Check line {line}.",
  unreadableAll: "The file is not a CSV in UTF-8.",
  namedTwice: "The first line names the column {name} twice.",
  tooMany: "The file has {count} rows, and at most {most} are possible at once. Split it.",
  none: "The file has no row below its first line.",
  twice: "Line {line} has this address.",
  caption: "Rows of the file",
  empty: "No row.",
  head: { line: "Line", emailAddress: "Email address", what: "What for", state: "State" },
  states: {
    ready: "Ready",
    faulty: "Faulty",
    sent: "Sent",
    pending: "Waits for an owner",
    refused: "Refused",
  },
  wrongRole: "Write one of {roles}.",
  faults: "{column}: {problem}",
  send: { one: "Send one invite", other: "Send {count} invites" },
  nothing: "No row is ready to be sent.",
  told: "{sent} sent, {pending} wait for an owner, {refused} refused, {left} not sent yet.",
  faulty: {
    one: "One faulty row is left out.",
    other: "{count} faulty rows are left out.",
  },
} as const;
