import { brand } from "@frontdoor/brand/brand.ts";

const { patient } = brand.products;

/** Account removal (S2.165–S2.170). */
export const requestRemovalWords = {
  heading: "Account removal",
  /** Without script a press asks whose account it is. */
  look: "Show the request",
  checking: "Checking your request",
  invalid: {
    error: "This link is not valid: it was already used, or it has expired.",
    howToAsk: `To remove your account, open the ${patient.fullName} app, go to the account settings and ask for the removal there. You then receive a new link.`,
  },
  request: {
    lead: "We were asked to remove this account.",
    user: "Requesting user",
    account: "Account {userId}",
  },
  consequences: {
    lead: "Once you confirm:",
    noLogin: "Nobody can log in to the account any more.",
    sharedWithNobody: "Its details are shared with nobody.",
    archived:
      "Health records are kept for at least six years under the HPCSA guideline, so the profile is archived, not erased.",
    final: "This cannot be undone here.",
  },
  confirm: "Confirm removal",
  keep: "Keep my account",
} as const;
