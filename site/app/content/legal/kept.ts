/**
 * Retention periods in plain words: the rows of "Retention" in docs/operations.md, which the server's maintenance
 * applies.
 */
export const kept: readonly string[] = [
  "Accounts: as long as they are open. Health records are retained for at least six years, as the guideline of the HPCSA asks. A deleted profile is therefore archived, not erased: nobody can log in to it, its password is removed at once, and it is kept for 6 years, a child’s until the age of 21. Then it is erased.",
  "Sign-ups that were not completed: 30 days. Invites: 30 days after they ended unused, 12 months after they were used.",
  "Your passkeys and your two-step verification: until you remove them or the account is archived; where our staff was asked to end two-step verification, for 72 hours more. An address or a number that you changed: 72 hours, so that you can undo the change; where it could not be undone because the address is somebody else’s by now, as long as your account. A login to your account settings: 30 minutes. Devices that are not asked for a code: 30 days.",
  "Contact requests, with your consent to receive news if you gave it: 12 months. The email that brings a request to our staff is to be deleted within the same time.",
  "The record of what was done with accounts, which holds neither your name nor your address: 24 months. Notices of it to a product: 90 days. What keeps you signed in at a product: until it ends, 30 days at most.",
  "Links and codes that we send you: they end after minutes, hours or days, as each message says, and are removed 24 hours later. Answers kept so that a repeated request does no harm: 24 hours.",
  "Failed logins: 30 days after the last one, unless there were so many that the account must stay protected. Counts that limit repeated requests: 2 days. The code of a browser that you logged in with: 400 days after the last login.",
  "Passkeys: until you remove them or your account is deleted. What we keep of a passkey lets nobody in; the part that does stays on your device.",
  "Mails and SMS messages are handed to the companies that deliver them and not kept by us; the note that one was sent goes after 7 days. Only where no mail server is set up, for trying things out, the last 500 are kept for developers to read.",
  "Backups hold what was there when they were made, until they are replaced.",
];
