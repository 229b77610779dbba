/** The removals of accounts that were asked for. */
export const consoleRemovalsWords = {
  heading: "Removals",
  lead: "An account is removed once its owner confirms by the mailed link.",
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
    clock: "Deadline",
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
      "A link is mailed to the owner of the patient’s account, who has 24 hours to confirm.",
      "An earlier link ends.",
    ],
    username: "Username of the patient",
    submit: "Ask for the removal",
    said: "The link is on its way to the owner.",
  },
} as const;
