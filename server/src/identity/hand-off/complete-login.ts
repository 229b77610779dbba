import { accountPagePath } from "@frontdoor/contract/account/account-page.ts";
import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { isToBeTold } from "../contact/unreachable.ts";
import type { HandOffs } from "../hand-off/hand-off.ts";
import { type LoginLookup, lookUpLogin } from "../hand-off/login-lookup.ts";
import type { Browser } from "../login/login-attempt.ts";
import { openAccountSession } from "../sessions/account-sessions.ts";
import { endOfSomebodyElse, type KeptLoginDeps, keepLogin } from "../sessions/kept-logins.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { type PolicyDeps, policyFor } from "../two-step/policy.ts";

interface Proven {
  product: LoginProduct;
  account: Pick<Account, "id" | "language" | "realm" | "type">;
  way: LoginWay;
}

type EntryDeps = TokenDeps & PolicyDeps & KeptLoginDeps & { handOffs: HandOffs };

/**
 * Lets somebody in who owes nothing more and whose login is written down, whichever way they proved who they are: to
 * account settings where they asked for it, else on to the product. Where two-step verification is required, a
 * password alone leads to account settings, to set one up: whoever has one was asked for its code. So does the first login
 * after mails or SMS have come back, unless a product waits. Whoever asked to stay signed in on the device stays so
 * where they went on to a product.
 * The login of somebody else that the browser keeps ends, wherever this one goes.
 * @param found what was looked up before, if it was
 * @returns where the browser goes next
 */
export async function enter(
  tx: Transaction,
  deps: EntryDeps,
  { product, account, way }: Proven,
  browser: Browser,
  found?: LoginLookup,
): Promise<{ location: string }> {
  if (await endOfSomebodyElse(tx, deps, account.id, browser)) browser.keepLogin(null);
  const deviceId = browser.keepDevice(true);
  const mustSetUp = way === "password" && policyFor(deps, account) === "required";
  const toSettings = async () => {
    const login = { accountId: account.id, deviceId, way };
    browser.keepAccountSession(await openAccountSession(tx, deps, login));
    return { location: pathIn(browser.language ?? "en", accountPagePath) };
  };
  if (mustSetUp || browser.target === "account") return toSettings();
  const { hasUntoldMark, initiateUri } =
    found ?? (await lookUpLogin(tx, deps, { product, accountId: account.id }));
  const returnTo = browser.takeReturnTo();
  if (returnTo === null && hasUntoldMark && (await isToBeTold(tx, deps, account.id))) {
    return toSettings();
  }
  if (browser.wantsToStay && deps.config.singleSignOn === "optional") {
    const login = { account, way, provenAt: deps.clock() };
    browser.keepLogin(await keepLogin(tx, deps, login, { ...browser, deviceId }));
  }
  const visit = { returnTo, deviceId, way, initiateUri };
  return { location: await deps.handOffs.issue(tx, product, account.id, visit) };
}
