/** On account settings: what is kept about the person. */
export const accountStoredDataWords = {
  lead: "What you record in {product} is kept there, not here.",
  labels: {
    name: "Name",
    place: "Practice or role",
    hpcsaNumber: "HPCSA number",
    identity: "Identity",
    practiceNumber: "Practice number",
    username: "Username",
    email: "Email address",
    cellNumber: "Cellphone number",
  },
  identities: {
    IDDOC: "South African ID, ends in {end}. Kept encrypted.",
    PASSPORT: "Passport, ends in {end}. Kept encrypted.",
  },
  fold: "All of it: logins, messages and changes",
  loading: "Loading your data",
  readAt:
    "Read {moment}. The names are those of our database, as they stand in the file. Secrets are named and never shown.",
  count: { one: "One row", other: "{count} rows" },
  nothing: "Empty",
  yes: "Yes",
  no: "No",
  show: "Show it",
  download: "Download as a file",
  downloaded: "Your file is ready.",
  downloadedMore: "It holds all of it. Keep it where only you can read it.",
} as const;
