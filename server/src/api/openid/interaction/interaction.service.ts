import type { Acr } from "@frontdoor/contract/products/openid.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { findAccountById } from "../../../identity/accounts/account-store.ts";
import { redeemOpenidLogin, type VerifiedLogin } from "../../../identity/hand-off/openid-login.ts";
import { type KeepingBrowser, settleKeptLogin } from "../../../identity/sessions/kept-logins.ts";
import { noteOwner } from "../../../integrations/openid-state/openid-interactions.ts";
import { isMet } from "../../../integrations/openid-state/requested-acr.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { surenessOf } from "../acr.ts";
import type { OpenidDeps } from "../openid-deps.ts";

/** The client that waits, and its interaction. */
export interface Waiting {
  uid: string;
  clientId: string;
  product: LoginProduct;
  /** The assurance that the login needs. */
  required: Acr;
}

/** A login, and whether its assurance is what the client requires. */
export interface Met {
  login: VerifiedLogin;
  isEnough: boolean;
  /** The new value of the kept login's cookie; undefined where it stays as it is. */
  keptLogin: string | null | undefined;
}

/** Connects a completed login with the interaction that waits for it. */
export function createInteractionService(deps: OpenidDeps) {
  const { kysely } = deps.database;

  const redeem = (
    { uid, clientId, product, required }: Waiting,
    code: string,
    browser: KeepingBrowser,
    use: Parameters<typeof redeemOpenidLogin>[2]["use"],
  ): Promise<Met | null> =>
    kysely.transaction().execute(async (tx) => {
      const proven = await redeemOpenidLogin(tx, deps, { code, product, use });
      if (proven === null) return null;
      const account = await findAccountById(tx, proven.accountId);
      if (account?.status !== "active") return null;
      const keptLogin = await settleKeptLogin(tx, deps, { account, ...proven }, browser);
      const isEnough = isMet(surenessOf[proven.way].acr, required);
      if (!isEnough) return { login: proven, isEnough, keptLogin };
      const { id, realm } = account;
      if (!(await noteOwner(tx, { uid, accountId: id }))) return null;
      const details = { clientId };
      const event = { kind: "openid-signed-in", actor: product, subjectId: id, realm, details };
      await audit(tx, deps, event);
      return { login: proven, isEnough, keptLogin };
    });

  return {
    /** The login that was made for this interaction, in this browser. */
    finish: (waiting: Waiting, code: string, browser: KeepingBrowser) =>
      browser.deviceId === null
        ? null
        : redeem(waiting, code, browser, { interaction: waiting.uid, deviceId: browser.deviceId }),

    /** The login that this browser made before its product asked for one. */
    continue: (waiting: Waiting, hint: string, browser: KeepingBrowser) =>
      browser.deviceId === null
        ? null
        : redeem(waiting, hint, browser, { deviceId: browser.deviceId }),
  };
}
