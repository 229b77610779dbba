import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { type Account, setPassword } from "../accounts/account-store.ts";
import { tellProducts } from "../accounts/notify-products.ts";
import { usernameIndexes } from "../accounts/username.ts";
import { giveUpChanges } from "../contact/cancel-changes.ts";
import { addressesToTell } from "../contact/notified-addresses.ts";
import { proveEmail } from "../contact/verification-store.ts";
import { forgetDevices } from "../devices/device.ts";
import type { Lockout } from "../lockout/lockout.ts";
import { enqueue } from "../outbox-jobs.ts";
import { endWaysIn } from "../sessions/end-credentials.ts";
import { endTwoStep } from "../two-step/two-step.ts";
import { markSettled } from "./settled-changes.ts";

/**
 * What a proven reset does, in one transaction: the new password, an end of every lock and of every
 * other way in that was handed out, of every change that waits for a proof, word to the product, whose sessions
 * are to end, a mail to the owner, an audit event (SEC-C8, SEC-C9). Known devices stay known, but for the first link: until it proved the
 * address, whoever registered it may have been a stranger, and so may whoever set two-step verification up. Otherwise a
 * two-step verification stays: a mailbox alone opens no account that has one.
 * @returns false when the account was archived meanwhile
 */
export async function replacePassword(
  tx: Transaction,
  deps: { clock: Clock; keys: Keys; lockout: Lockout },
  account: Account,
  { passwordHash, by }: { passwordHash: string; by: "link" | "one-time-password" },
): Promise<boolean> {
  const { id, realm, username } = account;
  const name = { realm, usernameIndexes: usernameIndexes(deps.keys, realm, username) };
  const now = deps.clock();
  if (!(await setPassword(tx, { accountId: id, passwordHash, now }))) return false;
  await endWaysIn(tx, deps, account);
  await giveUpChanges(tx, { accountId: id, now });
  if (by === "link") await markSettled(tx, deps, account);
  const isFirstProof = by === "link" && (await proveEmail(tx, { accountId: id, now }));
  if (isFirstProof) {
    await forgetDevices(tx, name);
    await endTwoStep(tx, deps, account, "system");
    await tellProducts(tx, deps, account, "account-changed");
    await audit(tx, deps, { kind: "email-proven", actor: id, subjectId: id, realm });
  }
  for (const address of await addressesToTell(tx, { accountId: id, now })) {
    await enqueue(tx, {
      id: newId(deps.clock),
      kind: `${realm}.password-changed-mail`,
      payload: { accountId: id, ...address },
      now,
    });
  }
  await audit(tx, deps, {
    kind: "password-reset",
    actor: id,
    subjectId: id,
    realm,
    details: { by },
  });
  return true;
}
