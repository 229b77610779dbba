import * as z from "zod/mini";
import { undoHours } from "../account/account-page.ts";
import { call } from "../call.ts";
import { who } from "./accounts.ts";
import { because, moment } from "./formats.ts";
import { ownerRefusals, refusals, writing } from "./key-calls.ts";

/** Days after which an archived account can no longer be restored. */
export const restoreDays = 30;
export const suspensionEndMessage = "Write a day that is still to come, such as 2026-12-31.";
/**
 * The reason with which an account is restored as suspended that was archived soon after its address or number was
 * changed.
 */
export const movedMessage = `The address or number was changed in the ${undoHours} hours before the removal. Make sure of its owner before you reactivate it: a new password is mailed to its current address.`;

const reasoned = z.extend(who, because);

/**
 * Suspends an account. Nobody can log in to it, all its logins end, and nothing is deleted. It ends at `until`, or
 * without that when somebody reactivates the account. A repeated call sets the new end.
 */
export const suspendAccount = call({
  ...writing,
  path: "/accounts/suspend",
  body: z.extend(reasoned, { until: z.optional(moment) }),
  failures: [...refusals, "ACCOUNT_UNKNOWN", "ACCOUNT_ARCHIVED", "VALIDATION"],
});

/** Reactivates a suspended account: password, passkeys and the rest are as before. An active one stays as it is. */
export const reactivateAccount = call({
  ...writing,
  path: "/accounts/reactivate",
  body: reasoned,
  failures: [...refusals, "ACCOUNT_UNKNOWN", "ACCOUNT_ARCHIVED"],
});

/**
 * Restores an archived account within 30 days; its owner chooses a new password by a mailed link. An account that was
 * suspended is restored suspended. So is one whose address or number changed in the 72 hours before, because that link
 * might go to a thief. 404 for an account that is not archived, or for longer than that.
 */
export const restoreAccount = call({
  ...writing,
  path: "/accounts/restore",
  body: reasoned,
  failures: [...ownerRefusals, "ACCOUNT_UNKNOWN"],
  secondPerson: true,
});
