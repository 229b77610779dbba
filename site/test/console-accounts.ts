import type { ShownAccount } from "@frontdoor/contract/products/accounts.ts";
import type { FoundAccount } from "@frontdoor/contract/products/support.ts";

/** Somebody as the console's search finds them. */
export const foundAccount: FoundAccount = {
  id: "018f0000-0000-7000-8000-000000000001",
  realm: "practice",
  type: "HCP",
  name: "Thandi Naidoo",
  username: "tnaidoo",
  maskedEmail: "t***@n***.example",
  status: "active",
};

/** The same account as its own screen shows it, with nothing that keeps it from logging in. */
export const shownAccount: ShownAccount = {
  id: foundAccount.id,
  realm: "practice",
  status: "active",
  type: "HCP",
  name: foundAccount.name,
  maskedEmail: foundAccount.maskedEmail,
  locked: false,
  lockedUntil: null,
  suspendedUntil: null,
  restorableUntil: null,
  practiceNumber: null,
  institution: null,
  emailVerified: true,
  numberVerified: false,
  twoStep: false,
  twoStepEndsAt: null,
  removalAskedUntil: null,
  passkeys: 0,
  logins: null,
  lastLoginAt: "2026-11-19T06:00:00.000Z",
  createdAt: "2026-02-03T07:08:00.000Z",
  messages: [],
};
