import { twoStepPath } from "@frontdoor/contract/account/account-page.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { isMet, requiredByClient } from "../../integrations/openid-state/requested-acr.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import type { Browser } from "../login/login-attempt.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { issueStepToken } from "./challenge-token.ts";
import { type PolicyDeps, policyFor } from "./policy.ts";
import { rememberedUntil } from "./remembered-devices.ts";

type PendingChallengeDeps = PolicyDeps & TokenDeps;

/**
 * Where a person with the right password goes to type a code, in the language of the page. Null without two-step
 * verification and on a remembered device. Of the login only the device cookie exists by then: the challenge belongs to
 * that browser.
 * @param inviteId of an invite that came with the login
 */
export async function pendingChallenge(
  tx: Transaction,
  deps: PendingChallengeDeps,
  account: Account,
  {
    product,
    browser,
    isKnownDevice,
    hasTwoStep,
    inviteId = null,
  }: {
    product: LoginProduct;
    browser: Browser;
    isKnownDevice: boolean;
    hasTwoStep: boolean;
    inviteId?: string | null;
  },
): Promise<{ location: string } | null> {
  if (!hasTwoStep || policyFor(deps, account) === "off") return null;
  const { target, wantsToStay, language = firstLanguage, deviceId } = browser;
  const mayRemember = policyFor(deps, account) === "optional";
  const remembered = await rememberedUntil(tx, { accountId: account.id, deviceId }, deps.clock());
  if (mayRemember && remembered !== null && !(await isAskedFor(tx, deps, product, browser))) {
    return null;
  }
  const token = await issueStepToken(tx, deps, account, {
    deviceId: browser.keepDevice(isKnownDevice),
    login: { product, target, wantsToStay, returnTo: browser.seeReturnTo(), inviteId },
  });
  return { location: pathIn(language, twoStepPath(product, token, mayRemember)) };
}

/**
 * Whether a code is asked for on a remembered device too: for account settings, where a password would otherwise be enough
 * to switch two-step verification off, and where the waiting product requires more than a password.
 */
async function isAskedFor(
  tx: Transaction,
  { keys, clock }: PendingChallengeDeps,
  product: LoginProduct,
  browser: Browser,
): Promise<boolean> {
  if (browser.target === "account") return true;
  const returnTo = browser.seeReturnTo();
  const uid = returnTo?.kind === "interaction" ? returnTo.uid : null;
  return !isMet("pwd", await requiredByClient(tx, keys, { product, uid, now: clock() }));
}
