import type { Actor } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { AuditDetails } from "../../platform/audit/audit-tables.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { type Account, archive } from "../accounts/account-store.ts";
import { identityNumberOf } from "../accounts/identity-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { nameOf } from "../accounts/username.ts";
import { forgetDevices } from "../devices/device.ts";
import { enqueue } from "../outbox-jobs.ts";
import { removePasskeys } from "../passkeys/passkey-store.ts";
import { endClientSessions } from "../sessions/sign-out.ts";
import { endOtp } from "../tokens/otp.ts";
import { revokeTokens, type TokenDeps } from "../tokens/tokens.ts";
import { removeTwoStep } from "../two-step/two-step-store.ts";
import { forgetAccountSettings } from "./erase-accounts.ts";
import { retainUntil } from "./retention.ts";
import { keepSuspension } from "./suspend-account.ts";

/** The event that products get. */
const accountArchived = "account-archived";

/**
 * Archives an account, in one transaction: the profile stays for as long as records must be kept, and
 * everything that lets someone in goes at once: password, passkeys, two-step verification, devices, links, codes (S9.032,
 * SEC-E7, SEC-H9). The product ends its sessions, the owner gets a mail. The username stays taken.
 * @param actor who decided it: the account's own id, or a key's holder
 * @param details for the event: why, where somebody else than its owner decided; who asked its owner to confirm it
 * @returns false when it was archived before
 */
export async function archiveAccount(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  actor: Actor,
  details: AuditDetails = {},
): Promise<boolean> {
  const { id, realm } = account;
  const name = nameOf(deps.keys, account);
  const now = deps.clock();
  const idNumber = await identityNumberOf(tx, deps.keys, id, "IDDOC");
  const kept = { accountId: id, now, retainUntil: retainUntil(now, idNumber) };
  if (!(await archive(tx, kept))) return false;
  await keepSuspension(tx, deps, account);
  await forgetDevices(tx, name);
  await removePasskeys(tx, id);
  await forgetAccountSettings(tx, [id]);
  await revokeTokens(tx, { subjectId: id, now });
  await endOtp(tx, name, now);
  await removeTwoStep(tx, id);
  await endClientSessions(tx, deps, account);
  await notifyProducts(tx, deps, account, accountArchived);
  const kind = `${realm}.account-archived-mail` as const;
  await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { accountId: id } });
  await audit(tx, deps, { kind: accountArchived, actor, subjectId: id, realm, details });
  return true;
}
