import { accountTarget, targetParameter } from "@frontdoor/contract/account/account-page.ts";
import { canUsePasskeys } from "../client/can-use-passkeys.ts";

/**
 * Marks the document before the login form is painted: whether the login leads to account settings, and whether the
 * browser supports passkeys.
 */
export function markLogin(): void {
  const { dataset } = document.documentElement;
  const target = new URLSearchParams(window.location.search).get(targetParameter);
  if (target === accountTarget) dataset.target = "";
  else delete dataset.target;
  if (canUsePasskeys()) dataset.passkeys = "";
}
