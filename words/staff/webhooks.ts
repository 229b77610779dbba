/** The addresses to which the events of products are posted, and what became of each. */
export const consoleWebhooksWords = {
  heading: "Webhooks",
  lead: "Addresses to which the events of a product are posted, and the receivers’ responses.",
  caption: "Webhooks",
  empty:
    "No product has a webhook: an address to which its events, such as the removal of an account, are posted at once. Without one a product can still list its events. Owners and integrators add one by “Add a webhook”.",
  columns: {
    product: "Product",
    url: "Address",
    since: "Since",
    state: "State",
    actions: "Actions",
  },
  states: { active: "In use", ended: "Ended" },
  choose: "Deliveries",
  none: "Choose a webhook to see what was posted to it.",
  add: "Add a webhook",
  rotate: "New secret…",
  end: "End…",
  adding: {
    title: "Add a webhook",
    facts: ["Its secret is shown once, to you. The receiver verifies posts with it."],
    product: "Product",
    url: "Address",
    urlHint:
      "A whole address that begins with https://. It is shown in lists, so put no secret into it.",
    submit: "Add the webhook",
    said: "The events of {product} are posted to {url} now.",
  },
  rotating: {
    title: "Give it a new secret?",
    facts: [
      "The new secret is shown once, to you. For a day events are signed with both.",
      "If the current one has leaked, do this twice: then it ends at once.",
    ],
    submit: "Make the secret",
    said: "{url} has a new secret.",
  },
  ending: {
    title: "End this webhook?",
    facts: [
      "Nothing is posted to it any more, and its secrets are deleted.",
      "This cannot be undone. The product can still list its events.",
    ],
    submit: "End the webhook",
    said: "{url} has ended.",
  },
  key: {
    title: "The webhook’s secret",
    text: "It signs the posts to {url}, and is shown only now. Store it where the receiver reads its secrets, nowhere else.",
    copy: "Copy the secret",
    done: "Done",
  },
  test: "Send a test",
  tested: {
    delivered: "The receiver accepted the test: {status}.",
    failed: "The receiver did not accept the test: {status}.",
  },
  noAnswer: "no response within 10 seconds",
  deliveries: {
    heading: "Deliveries",
    filter: "State",
    filters: { all: "All", waiting: "Waiting", delivered: "Delivered", failed: "Failed" },
    caption: "Deliveries to {url}",
    empty: "Nothing was posted.",
    columns: {
      event: "Event",
      at: "Happened",
      answer: "Response",
      state: "State",
      actions: "Actions",
    },
    states: { waiting: "Waiting", delivered: "Delivered", failed: "Failed" },
    answer: "{status}, try {tries}",
    again: "Send again",
    said: "The event is on its way again.",
  },
} as const;
