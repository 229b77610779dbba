import { twoStepMinutes, twoStepPath } from "@frontdoor/contract/account/account-page.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { ReturnTo } from "@frontdoor/contract/return-to.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { isMet, requiredByClient } from "../../integrations/openid-state/requested-acr.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Account } from "../accounts/account-store.ts";
import { deviceHash } from "../devices/device.ts";
import type { Browser, LoginTarget } from "../login/browser.ts";
import { issueToken, type TokenDeps, type TokenRow } from "../tokens/tokens.ts";
import { type PolicyDeps, policyFor } from "./policy.ts";
import { rememberedUntil } from "./remembered-devices.ts";

type PendingChallengeDeps = PolicyDeps & TokenDeps;

/**
 * The address at which a person with the right password types a code, in the language of the page. Null without
 * two-step verification and on a remembered device. The login has set only the device cookie by then, and the challenge
 * belongs to that browser. @param inviteId of an invite that came with the login
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
  const token = await issueChallenge(tx, deps, account, {
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

/** A login with the right password and a pending challenge. */
interface PendingLogin {
  product: LoginProduct;
  target: LoginTarget;
  wantsToStay: boolean;
  /** The return address of the product, as the page of the login knew it. */
  returnTo: ReturnTo | null;
  /** The invite that came with the login, by its id: its code is a secret. */
  inviteId: string | null;
}

/** Stores a login with a pending challenge, for five minutes and one browser. @returns its token */
function issueChallenge(
  tx: Transaction,
  deps: TokenDeps,
  { id: subjectId, realm }: Pick<Account, "id" | "realm">,
  { deviceId, login }: { deviceId: string; login: PendingLogin },
): Promise<string> {
  const { product, target, wantsToStay, returnTo, inviteId } = login;
  return issueToken(tx, deps, {
    id: newId(deps.clock),
    purpose: "second-step",
    realm,
    subjectId,
    expiresAt: new Date(deps.clock().getTime() + twoStepMinutes * 60_000),
    data: {
      device: deviceHash(deviceId).toString("base64url"),
      tries: 0,
      product,
      target,
      wantsToStay,
      inviteId,
      interaction: returnTo?.kind === "interaction" ? returnTo.uid : null,
      state: returnTo?.kind === "state" ? returnTo.state : null,
    },
  });
}

/** The login that {@link issueChallenge} stored, in the form of its page's query. */
export function loginOf({ data }: Pick<TokenRow, "data">) {
  const { target, wantsToStay, interaction, state, inviteId } = data;
  return {
    query: {
      ...(target === "account" ? { target } : {}),
      ...(wantsToStay === true ? { stay: "1" } : {}),
      ...(typeof interaction === "string" ? { interaction } : {}),
      ...(typeof state === "string" ? { state } : {}),
    } as const,
    inviteId: typeof inviteId === "string" ? inviteId : null,
  };
}

/** Whether the browser is the one that typed the password. */
export function isSameBrowser({ data }: Pick<TokenRow, "data">, deviceId: string | null): boolean {
  return deviceId !== null && data.device === deviceHash(deviceId).toString("base64url");
}
