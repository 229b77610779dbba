import { keptLoginDays } from "@frontdoor/contract/account/account-page.ts";
import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import {
  addKeptLogin,
  findKeptLogin,
  type KeptLogin,
} from "../../integrations/openid-state/kept-logins.ts";
import { auditOwn } from "../../platform/audit/audit.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { deviceHash } from "../devices/device.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { type PolicyDeps, policyFor } from "../two-step/policy.ts";
import { rememberedUntil } from "../two-step/remembered-devices.ts";
import { hasTwoStep } from "../two-step/two-step.ts";
import { endAccountSession, endAccountSessionOfOthers } from "./account-sessions.ts";
import { endClientSessionsOfDevice } from "./sign-out.ts";

export type KeptLoginDeps = TokenDeps &
  PolicyDeps & { config: { singleSignOn: "off" | "optional" } };

/** The cookies by which a browser shows its kept login. */
export interface KeepingBrowser {
  /** The cookie, if one came. */
  keptLogin: string | null;
  deviceId: string | null;
}

interface MadeLogin {
  account: Pick<Account, "id" | "realm">;
  way: LoginWay;
  provenAt: Date;
}

/** Keeps a login on the device, as the person asked. @returns the value of the cookie */
export async function keepLogin(
  tx: Transaction,
  deps: KeptLoginDeps,
  { account, way, provenAt }: MadeLogin,
  browser: KeepingBrowser & { deviceId: string },
): Promise<string> {
  await endOfSomebodyElse(tx, deps, account.id, browser);
  const endsAt = new Date(provenAt.getTime() + keptLoginDays * 86_400_000);
  const login = { accountId: account.id, way, provenAt, endsAt };
  const cookie = await addKeptLogin(tx, deps, login, deviceHash(browser.deviceId));
  await auditOwn(tx, deps, account, "login-kept");
  return cookie;
}

/**
 * Updates a browser's kept login when somebody logs in to a client. A kept login of somebody else ends with all that it
 * granted. One of the same person continues as the new login, with a new cookie and the old expiry. @returns the value
 * of the cookie; null to remove it, undefined to leave it
 */
export async function settleKeptLogin(
  tx: Transaction,
  deps: KeptLoginDeps,
  { account, way, provenAt }: MadeLogin,
  browser: KeepingBrowser,
): Promise<string | null | undefined> {
  if (await endOfSomebodyElse(tx, deps, account.id, browser)) return null;
  const kept = await keptBy(tx, deps, browser);
  if (kept === null || browser.deviceId === null) return undefined;
  const login = { ...kept, way, provenAt };
  return addKeptLogin(tx, deps, login, deviceHash(browser.deviceId));
}

/**
 * Ends a browser's kept login and all of its person's client sessions on the device; each client gets a logout token.
 * @param accountId the owner that it must have; any owner when left out @returns whether there was one
 */
export async function endKeptLogin(
  tx: Transaction,
  deps: KeptLoginDeps,
  browser: KeepingBrowser,
  accountId?: string,
): Promise<boolean> {
  const kept = await keptBy(tx, deps, browser);
  if (kept === null || browser.deviceId === null) return false;
  if (accountId !== undefined && accountId !== kept.accountId) return false;
  const account = await findAccountById(tx, kept.accountId);
  if (account === undefined) return false;
  await endClientSessionsOfDevice(tx, deps, account, deviceHash(browser.deviceId));
  await auditOwn(tx, deps, account, "signed-out");
  return true;
}

/** A browser's kept login, which must come with the cookie of its device; null where the operator offers none. */
export async function keptBy(
  db: Db,
  deps: KeptLoginDeps,
  { keptLogin: cookie, deviceId }: KeepingBrowser,
): Promise<KeptLogin | null> {
  if (deps.config.singleSignOn === "off" || cookie === null || deviceId === null) return null;
  return findKeptLogin(db, deps, { cookie, deviceHash: deviceHash(deviceId) });
}

/**
 * A kept login that replaces a password; null where a password alone is no longer enough, because two-step verification
 * was set up or required since.
 */
export async function usableKeptLogin(
  db: Db,
  deps: KeptLoginDeps,
  browser: KeepingBrowser,
): Promise<KeptLogin | null> {
  const kept = await keptBy(db, deps, browser);
  if (kept === null) return null;
  const account = await findAccountById(db, kept.accountId);
  if (account === undefined) return null;
  return kept.way === "password" && (await owesCode(db, deps, account, browser.deviceId))
    ? null
    : kept;
}

async function owesCode(
  db: Db,
  deps: KeptLoginDeps,
  account: Account,
  deviceId: string | null,
): Promise<boolean> {
  if (policyFor(deps, account) === "required") return true;
  if (!(await hasTwoStep(db, deps, account))) return false;
  const device = { accountId: account.id, deviceId };
  return (await rememberedUntil(db, device, deps.clock())) === null;
}

/**
 * Ends the kept login of another person, so that whoever logs in later is not let in as the other. @returns whether
 * there was one
 */
async function endOfSomebodyElse(
  tx: Transaction,
  deps: KeptLoginDeps,
  accountId: string,
  browser: KeepingBrowser,
): Promise<boolean> {
  const kept = await keptBy(tx, deps, browser);
  if (kept === null || browser.deviceId === null || kept.accountId === accountId) return false;
  const other = await findAccountById(tx, kept.accountId);
  if (other === undefined) return false;
  await endClientSessionsOfDevice(tx, deps, other, deviceHash(browser.deviceId));
  return true;
}

/**
 * Logs a browser out: ends its login to account settings, the login that it keeps, and the product logins that came
 * from that one.
 * @returns whether it kept a login
 */
export function logOut(
  { kysely }: Database,
  deps: KeptLoginDeps,
  { accountSession, ...browser }: KeepingBrowser & { accountSession: string | null },
): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    if (accountSession !== null) await endAccountSession(tx, accountSession);
    return endKeptLogin(tx, deps, browser);
  });
}

/** A browser with what somebody may have left open in it. */
type SharedBrowser = Pick<
  CallContext,
  "deviceId" | "keptLogin" | "accountSession" | "keepLogin" | "keepAccountSession"
>;

/** Ends what another account left open in a browser, a kept login and account settings, and removes its cookies. */
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
