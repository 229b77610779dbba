import { deviceOfKeptSession } from "../../integrations/openid-state/kept-logins.ts";
import {
  type ClientSession,
  type EndedLogin,
  removeArtifactsOfAccount,
  removeArtifactsOfDevice,
  removeArtifactsOfSession,
} from "../../integrations/openid-state/openid-artifacts.ts";
import type { Actor } from "../../platform/audit/actor.ts";
import { audit, auditOwn } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { isId } from "../../platform/ids.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { usernameIndexes } from "../accounts/username.ts";
import { enqueue } from "../outbox-jobs.ts";
import { revokeTokens, type TokenDeps } from "../tokens/tokens.ts";

/**
 * Ends every login of an account at every client of OpenID Connect, in the transaction of its cause: tokens and
 * waiting codes open nothing from then on, and each client is told by a logout token.
 */
export async function endClientSessions(
  tx: Transaction,
  deps: { clock: Clock },
  account: Pick<Account, "id" | "realm">,
): Promise<void> {
  for (const session of await removeArtifactsOfAccount(tx, account.id)) {
    await tellClient(tx, deps, account, session);
  }
}

/** Ends the logins of one device at every client of OpenID Connect: each is told by a logout token. */
export async function endClientSessionsOfDevice(
  tx: Transaction,
  deps: { clock: Clock },
  account: Pick<Account, "id" | "realm">,
  deviceHash: Buffer,
): Promise<void> {
  for (const session of await removeArtifactsOfDevice(tx, { accountId: account.id, deviceHash })) {
    await tellClient(tx, deps, account, session);
  }
}

/** Signs somebody out of every product: each ends its sessions of the account. @param actor who decided it */
export async function signOut(
  tx: Transaction,
  deps: { clock: Clock },
  account: Account,
  actor: Actor,
): Promise<void> {
  const { id, realm } = account;
  await revokeTokens(tx, {
    purpose: ["hand-off", "openid-login"],
    subjectId: id,
    now: deps.clock(),
  });
  await endClientSessions(tx, deps, account);
  await notifyProducts(tx, deps, account, "signed-out");
  await audit(tx, deps, { kind: "signed-out-everywhere", actor, subjectId: id, realm });
}

/**
 * Ends one login at one client, which asked for it. Where the person stays signed in on the device, everything that they
 * have on it ends as well: who logs out once is out everywhere.
 */
export async function endClientSession(
  tx: Transaction,
  deps: { clock: Clock },
  account: Pick<Account, "id" | "realm">,
  { clientId, sid }: { clientId: string; sid: string },
): Promise<void> {
  const accountId = account.id;
  const keeping = await deviceOfKeptSession(tx, { accountId, clientId, sid }, deps.clock());
  if (keeping !== null) await endClientSessionsOfDevice(tx, deps, account, keeping);
  else if (await removeArtifactsOfSession(tx, { accountId, clientId, sid })) {
    await tellClient(tx, deps, account, { client_id: clientId, sid });
  } else return;
  await auditOwn(tx, deps, account, "signed-out", { clientId });
}

/** Tells clients of logins that were ended by themselves, because a code or a token of theirs came twice. */
export async function tellOfEndedLogins(
  tx: Transaction,
  deps: { clock: Clock },
  ended: readonly EndedLogin[],
): Promise<void> {
  for (const login of ended) {
    const account = await findAccountById(tx, login.account_id);
    if (account !== undefined) await tellClient(tx, deps, account, login);
  }
}

function tellClient(
  tx: Transaction,
  { clock }: { clock: Clock },
  { id: accountId, realm }: Pick<Account, "id" | "realm">,
  { client_id: clientId, sid }: ClientSession,
): Promise<void> {
  const payload = { accountId, clientId, sid };
  return enqueue(tx, { ...atOnce(clock), kind: `${realm}.openid-logout`, payload });
}

/**
 * Signs a device out: ends its session of account settings, forgets it for two-step verification and as a known device,
 * removes it from the list, and ends its logins at OpenID Connect clients, which get logout tokens. Products with
 * hand-off codes know no devices: their logins go on until the person signs out everywhere. @returns false for a device
 * that the account does not have
 */
export async function signOutDevice(
  tx: Transaction,
  deps: TokenDeps,
  { id: accountId, realm, username }: Account,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const device = await tx
    .deleteFrom("login_devices")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("device_hash")
    .executeTakeFirst();
  if (device === undefined) return false;
  const { device_hash: hash } = device;
  for (const table of ["account_sessions", "remembered_devices"] as const) {
    await tx
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("device_hash", "=", hash)
      .execute();
  }
  await tx
    .deleteFrom("known_devices")
    .where("realm", "=", realm)
    .where("username_index", "in", usernameIndexes(deps.keys, realm, username))
    .where("device_hash", "=", hash)
    .execute();
  const proven = { purpose: "openid-login", subjectId: accountId, device: hash } as const;
  await revokeTokens(tx, { ...proven, now: deps.clock() });
  await endClientSessionsOfDevice(tx, deps, { id: accountId, realm }, hash);
  await auditOwn(tx, deps, { id: accountId, realm }, "device-signed-out");
  return true;
}
