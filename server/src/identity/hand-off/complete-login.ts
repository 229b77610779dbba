import { accountPagePath } from "@frontdoor/contract/account/account-page.ts";
import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import { isFailure } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { LoginProduct, Realm } from "@frontdoor/contract/products.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { isToBeTold } from "../contact/unreachable.ts";
import type { HandOffs } from "../hand-off/hand-off.ts";
import { type LoginLookup, lookUpLogin } from "../hand-off/login-lookup.ts";
import { type Browser, browserOf, type LoginQuery } from "../login/browser.ts";
import { logInWithPasskey, type PasskeyLoginDeps } from "../login/passkey-login.ts";
import { openAccountSession } from "../sessions/account-sessions.ts";
import { endWhatOthersLeft, type KeptLoginDeps, keepLogin } from "../sessions/kept-logins.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { type PolicyDeps, policyFor } from "../two-step/policy.ts";

/**
 * Logs somebody in with a passkey: no name is sent, and no two-step verification follows.
 * @param alongside what else the login does, in the transaction that records it
 * @returns where they go, or one and the same refusal
 */
export async function completePasskeyLogin(
  deps: PasskeyLoginDeps & CompletionDeps,
  product: LoginProduct & Realm,
  { body: { passkey }, query }: { body: { passkey: PasskeyLogin }; query: LoginQuery },
  context: CallContext,
  alongside: (tx: Transaction, account: Account) => Promise<void> = async () => {},
) {
  const browser = browserOf(context, product, query);
  const attempt = { ...browser, passkey, realm: product };
  const outcome = await logInWithPasskey(deps, attempt, async (tx, account) => {
    await alongside(tx, account);
    return completeLogin(tx, deps, { product, account, way: "passkey" }, browser);
  });
  if (!isFailure(outcome)) context.rememberLoginContext(product);
  return outcome;
}

interface Proven {
  product: LoginProduct;
  account: Pick<Account, "id" | "language" | "realm" | "type">;
  way: LoginWay;
}

type CompletionDeps = TokenDeps & PolicyDeps & KeptLoginDeps & { handOffs: HandOffs };

/**
 * Completes a recorded login that has no pending challenge: redirects to account settings where the person asked for
 * them, otherwise to the product.
 * - Where two-step verification is required, a login by password alone goes to account settings to set it up.
 * - So does the first login after mails or SMS arrive again, unless a product waits.
 * - Staying signed in on the device begins only on the way to a product.
 * - What another account left open in this browser ends in any case.
 * @param found what was looked up before
 * @returns where the browser goes next
 */
export async function completeLogin(
  tx: Transaction,
  deps: CompletionDeps,
  { product, account, way }: Proven,
  browser: Browser,
  found?: LoginLookup,
): Promise<{ location: string }> {
  await endWhatOthersLeft(tx, deps, account.id, browser);
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
