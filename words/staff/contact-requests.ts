import { brand } from "@frontdoor/brand/brand.ts";

/** Who asked to be contacted, and whether they were answered. */
export const consoleContactRequestsWords = {
  heading: "Contact requests",
  lead: "Who asked in the last 12 months.",
  filter: "State",
  filters: { all: "All", new: "New", phoned: "Phoned", done: "Done" },
  caption: "Contact requests",
  empty: "No such contact requests.",
  columns: {
    name: "Name",
    email: "Email address",
    phone: "Cellphone number",
    origin: "From",
    asked: "Asked",
    consent: "May be advertised to",
    state: "State",
    actions: "Actions",
  },
  /** The page whose form was sent. */
  origins: { practice: brand.products.practice.name, "med-e-mass": "Med-e-Mass" },
  yes: "Yes",
  no: "No",
  states: { new: "New", phoned: "Phoned", done: "Done" },
  marked: "{name}, {moment}",
  nobody: "the command",
  mark: { new: "Open again", phoned: "Phoned", done: "Done" },
  said: {
    new: "{name} is new again.",
    phoned: "{name} was phoned.",
    done: "{name} is done.",
  },
} as const;
