/** The heads of department that supervisors named. */
export const consoleHodsWords = {
  heading: "Heads of department",
  lead: "A supervisor named them. Once confirmed, that holds.",
  filter: "State",
  filters: { pending: "To confirm", confirmed: "Confirmed", declined: "Declined" },
  caption: "Heads of department",
  empty: "Nobody is to be confirmed.",
  columns: {
    head: "Head of department",
    supervisor: "Named by",
    unit: "Clinical unit",
    named: "Named",
    state: "State",
    actions: "Actions",
  },
  noAccount: "Invited, no account yet",
  states: { pending: "To confirm", confirmed: "Confirmed", declined: "Declined" },
  confirm: "Confirm…",
  decline: "Decline…",
  declining: {
    title: "Decline this head of department?",
    facts: [
      "{supervisor} has no head of department then; their product is told, and asks them for another.",
      "{head} is not told. Under “Declined” it can still be confirmed.",
    ],
    submit: "Decline",
    said: "{head} is declined.",
  },
  confirming: {
    title: "Confirm this head of department?",
    facts: [
      "{head} is then the head of department of {supervisor}. It cannot be undone here.",
      "Ask both sides, or look it up, before you press.",
    ],
    submit: "Confirm",
    said: "{head} is confirmed.",
  },
} as const;
