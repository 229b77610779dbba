import { accountTarget, targetParameter } from "@frontdoor/contract/account/account-page.ts";
import { canUsePasskeys } from "../client/can-use-passkeys.ts";

/**
 * What the login page has to know before its form is painted: whether its end is the person's own account, whether
 * passkeys can be used, and where the browser does not offer them in a field's list, that as well.
 */
export function markLogin(): void {
  const { dataset } = document.documentElement;
  const target = new URLSearchParams(window.location.search).get(targetParameter);
  if (target === accountTarget) dataset.target = "";
  else delete dataset.target;
  if (canUsePasskeys()) void showPasskeys(dataset);
}

async function showPasskeys(dataset: DOMStringMap): Promise<void> {
  dataset.passkeys = "";
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) dataset.passkeys = "asked";
}
