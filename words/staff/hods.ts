/** The heads of department that supervisors named. */
export const consoleHodsWords = {
  heading: "Heads of department",
  lead: "Supervisors named them. Each has to be confirmed once.",
  filter: "State",
  filters: { pending: "To confirm", confirmed: "Confirmed", declined: "Declined" },
  caption: "Heads of department",
  empty: "Nobody waits for confirmation.",
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
      "{supervisor} then has no head of department; their product is notified, and asks them for another.",
      "{head} is not notified. You can still confirm it under “Declined”.",
    ],
    submit: "Decline",
    said: "{head} is declined.",
  },
  confirming: {
    title: "Confirm this head of department?",
    facts: [
      "{head} is then the head of department of {supervisor}. It cannot be undone here.",
      "Check with both of them before you confirm.",
    ],
    submit: "Confirm",
    said: "{head} is confirmed.",
  },
} as const;
