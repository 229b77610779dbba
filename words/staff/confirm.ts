/** What every dialog says in which somebody confirms what they are about to do. */
export const confirmWords = {
  cancel: "Cancel",
  close: "Close",
  reason: "Reason",
  reasonHint: "Kept in the audit with your name. Do not name people in it.",
  ticket: "Ticket number",
  ticketHint: "If your help desk has one. It is kept in the audit.",
  halfTyped: "This date and time is not complete. Complete it, or clear it.",
  type: "Type {what} to confirm",
  whats: {
    username: "the username",
    address: "the email address",
    name: "the name",
    word: "the word",
  },
  twoPersons:
    "Where two people are required, an owner must agree first. Until then nothing happens.",
  closedEarly:
    "You closed this before the answer came. It may have been done: look before you do it again.",
  pending: "An owner has to agree first. The request waits under Approvals, and ends {moment}.",
} as const;
