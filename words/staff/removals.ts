/** The removals of accounts that were asked for. */
export const consoleRemovalsWords = {
  heading: "Removals",
  lead: "An account goes once its owner confirms by their link.",
  ask: "Ask for a removal",
  filter: "State",
  filters: {
    all: "All",
    waiting: "Waiting",
    confirmed: "Confirmed",
    expired: "Ended",
    replaced: "Replaced",
  },
  caption: "Removals",
  empty: "No such removals.",
  columns: {
    emailAddress: "Email address",
    product: "Product",
    askedBy: "Asked by",
    asked: "Asked",
    clock: "Clock",
    state: "State",
  },
  clock: {
    left: "{hours} h {minutes} min left to confirm",
    restorable: "Can be brought back until {day}",
    erased: "Erased on {day}",
    none: "–",
  },
  states: {
    waiting: "Waiting",
    confirmed: "Confirmed",
    expired: "Ended",
    replaced: "Replaced by a newer one",
  },
  asking: {
    title: "Ask for a removal?",
    facts: [
      "The owner of a patient’s account is mailed a link, and confirms it within 24 hours.",
      "A link that was asked for before ends.",
    ],
    username: "Username of the patient",
    submit: "Ask for the removal",
    said: "The link is on its way to the owner.",
  },
} as const;
