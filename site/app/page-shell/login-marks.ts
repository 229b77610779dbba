import { accountTarget, targetParameter } from "@frontdoor/contract/account/account-page.ts";
import { canUsePasskeys } from "../client/can-use-passkeys.ts";

/**
 * What the login page has to know before its form is painted: whether its end is the person's own account, and
 * whether passkeys can be used.
 */
export function markLogin(): void {
  const { dataset } = document.documentElement;
  const target = new URLSearchParams(window.location.search).get(targetParameter);
  if (target === accountTarget) dataset.target = "";
  else delete dataset.target;
  if (canUsePasskeys()) dataset.passkeys = "";
}
