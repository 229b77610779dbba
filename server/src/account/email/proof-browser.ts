import type { Transaction } from "../../mechanisms/database/database.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { findAccountSession } from "../../people/account-sessions/account-sessions.ts";
import type { Account } from "../../people/accounts/account-store.ts";
import { usernameIndexes } from "../../people/accounts/username.ts";
import { isKnownDevice } from "../../people/device/device.ts";
import type { TokenRow } from "../../people/tokens/tokens.ts";
import type { AccountDeps } from "../account-deps.ts";

/** What a press on the link of a proof comes to in this browser. */
export type NextOfProof = "prove" | "new-password" | "log-in";

/**
 * Whether a press proves the address at once. Whoever reads an address need not be who registered with it, or who asked
 * for it: one press of theirs must not give a stranger's account their address. So it does where the account was
 * proven in this browser before, by a login or a registration. Elsewhere the first proof of an address is a new
 * password, which puts whoever registered out; and a new address is proven by whoever logs in here first, but for one
 * that a desk has asked for.
 */
export async function nextOfProof(
  tx: Transaction,
  deps: Pick<AccountDeps, "keys" | "clock">,
  { account, link }: { account: Account; link: Pick<TokenRow, "data"> },
  browser: Pick<CallContext, "accountSession" | "deviceId">,
): Promise<NextOfProof> {
  const isNew = typeof link.data.change === "string";
  if (!isNew && account.email_proven_at !== null) return "prove";
  if (isNew && link.data.session === null) return "prove";
  if (await isOwners(tx, deps, account, browser)) return "prove";
  return isNew ? "log-in" : "new-password";
}

async function isOwners(
  tx: Transaction,
  deps: Pick<AccountDeps, "keys" | "clock">,
  { id, realm, username }: Account,
  browser: Pick<CallContext, "accountSession" | "deviceId">,
): Promise<boolean> {
  const login = await findAccountSession(tx, deps, browser);
  if (login?.account.id === id) return true;
  const { deviceId } = browser;
  const names = { realm, usernameIndexes: usernameIndexes(deps.keys, realm, username) };
  return deviceId !== null && isKnownDevice(tx, { ...names, deviceId });
}
