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
    ends: "Ends",
    state: "State",
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
      "The owner of a patient’s account confirms it by a link, within 24 hours.",
      "A link that was asked for before ends.",
    ],
    username: "Username of the patient",
    submit: "Ask for the removal",
    said: "The removal is asked for.",
  },
  link: {
    title: "The link that confirms it",
    text: "Give it to the owner of the account alone, in the way that they asked you. Whoever opens it can remove the account. It is shown this once.",
    copy: "Copy the link",
    done: "Done",
  },
} as const;
