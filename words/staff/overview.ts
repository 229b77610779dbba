/** The first screen of the console: what needs somebody now, and how the day goes. */
export const consoleOverviewWords = {
  heading: "Overview",
  needs: {
    heading: "Needs attention now",
    calm: "Nothing waits for you. Every message was sent, and nobody waits for a decision.",
    many: "99+",
    /** What is there, with how often. */
    lines: {
      attack: "{count} failed logins today, far more than a week ago: locks and limits stop them",
      backup: "The last backup is older than two days, or none was recorded",
      doctor: "frontdoor doctor found {count} things",
      unreachable: "{count} addresses or numbers were found unreachable within 7 days",
      "client-secrets": "{count} old secrets of OpenID clients end within a day",
      "failed-messages": "{count} messages were not sent",
      "failed-deliveries": "{count} events did not reach a product’s webhook",
      approvals: "{count} requests wait for a second person",
      heads: "{count} heads of department wait to be confirmed",
      keys: "{count} keys of staff end within 14 days",
    },
    /** The same of a single one. */
    single: {
      doctor: "frontdoor doctor found one thing",
      unreachable: "One address or number was found unreachable within 7 days",
      "client-secrets": "One old secret of an OpenID client ends within a day",
      "failed-messages": "One message was not sent",
      "failed-deliveries": "One event did not reach a product’s webhook",
      approvals: "One request waits for a second person",
      heads: "One head of department waits to be confirmed",
      keys: "One key of staff ends within 14 days",
    },
    /** A backup is made where the server runs. */
    backupHow: "At the machine: frontdoor backup <folder>",
  },
  day: {
    heading: "Today so far",
    beside: "Compared with all of {day}, a week ago",
    caption: "Today so far, compared with the same day last week",
    figure: "What",
    figures: {
      registrations: "Sign-ups",
      logins: "Logins",
      "failed-logins": "Failed logins",
      resets: "Password resets",
      removals: "Removals",
    },
    before: "{count} a week ago",
    all: "All numbers",
  },
} as const;
