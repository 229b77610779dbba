import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { endAccountSessionOfOthers } from "./account-sessions.ts";
import { endOfSomebodyElse, type KeptLoginDeps } from "./kept-logins.ts";

/** A browser with what somebody may have left open in it. */
export type SharedBrowser = Pick<
  CallContext,
  "deviceId" | "keptLogin" | "accountSession" | "keepLogin" | "keepAccountSession"
>;

/** Ends what another account left open in a browser, a kept login and account settings, and takes its cookies away. */
export async function endWhatOthersLeft(
  tx: Transaction,
  deps: KeptLoginDeps,
  accountId: string,
  browser: SharedBrowser,
): Promise<void> {
  if (await endOfSomebodyElse(tx, deps, accountId, browser)) browser.keepLogin(null);
  const { accountSession } = browser;
  if (accountSession === null) return;
  if (await endAccountSessionOfOthers(tx, accountId, accountSession)) {
    browser.keepAccountSession(null);
  }
}
