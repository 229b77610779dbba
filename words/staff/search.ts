/** The search of people, and what is said of the accounts that it finds. */
export const consoleSearchWords = {
  heading: "Search",
  lead: "Searches are limited and audited.",
  begin:
    "Type three letters or more of what somebody tells you: an address, a number or its last four digits, a name, a username, an HPCSA or practice number, or an id.",
  short: "Type at least {letters} letters.",
  found: {
    one: "One person for “{text}”. Searches are limited and audited.",
    other: "{count} people for “{text}”. Searches are limited and audited.",
  },
  more: "There are more: type more of it, or go to the next page.",
  none: "Nobody found. Try another part of what they told you, or the whole address: a waiting registration is found only by that.",
  products: "Product",
  filter: { all: "All", practice: "Practice", academic: "Academic" },
  caption: "People found",
  columns: {
    name: "Name",
    product: "Product",
    username: "Username",
    emailAddress: "Email address",
    type: "Role",
    state: "State",
  },
  waits: "Waiting registration",
  sameAsAddress: "an address or number",
  states: {
    active: "Active",
    pending: "Not verified yet",
    suspended: "Suspended",
    archived: "Archived",
  },
  locked: "Locked",
} as const;
