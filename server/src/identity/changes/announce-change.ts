import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { DeviceName, SessionWay } from "@frontdoor/contract/account/logins.ts";
import type { ChangeKind } from "@frontdoor/contract/account/unrecognised.ts";
import type { Actor } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import type { Account } from "../accounts/account-store.ts";
import { settledAddressUntil } from "../contact/contact-change-store.ts";
import { deviceName } from "../devices/device-name.ts";
import { enqueue } from "../outbox-jobs.ts";
import type { Owner } from "../sessions/reauthentication.ts";
import { issueToken, type TokenDeps } from "../tokens/tokens.ts";

/** A change that its owner is notified of. */
interface Change {
  kind: ChangeKind;
  /** Whether it was only requested, and a link mailed to another address makes it. */
  isAsked?: boolean;
  /** The id of the changed thing, such as a passkey, which "This wasn't me" removes. */
  thing?: string;
  /** The name of the changed thing, such as a passkey's. */
  name?: string;
  /** The browser that made it, and how the person had logged in or reauthenticated. */
  device?: DeviceName;
  way?: SessionWay;
}

/** Announces a change that its owner made in account settings, with their browser and how they had reauthenticated. */
export function announceOwnChange(
  tx: Transaction,
  deps: TokenDeps,
  { account, session: { way } }: Owner,
  { userAgent }: Pick<CallContext, "userAgent">,
  change: Omit<Change, "device" | "way">,
): Promise<void> {
  return announceChange(tx, deps, account, { ...change, way, device: deviceName(userAgent) });
}

/**
 * Mails the owner a notice of a change, with a link "This wasn't me" for 72 hours, and writes the audit event, in the
 * transaction of the change.
 * @param actor who made the change: the account's own id, or a key's holder
 */
export async function announceChange(
  tx: Transaction,
  deps: TokenDeps,
  account: Pick<Account, "id" | "realm">,
  change: Change,
  actor: Actor = account.id,
): Promise<void> {
  const { id: subjectId, realm } = account;
  const now = deps.clock();
  const id = newId(deps.clock);
  const settledUntil = await settledAddressUntil(tx, { accountId: subjectId, now });
  const { kind, isAsked = false, thing = null, name = null, device, way = null } = change;
  await issueToken(tx, deps, {
    id,
    purpose: "not-me",
    realm,
    subjectId,
    expiresAt: new Date(now.getTime() + undoHours * 3_600_000),
    data: {
      change: kind,
      isAsked,
      thing,
      name,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
      way,
      worksUntil: settledUntil?.toISOString() ?? null,
    },
  });
  // If the link goes to an earlier address, the current one gets a notice too. Decided now, because the address may
  // change before a queued mail leaves.
  const toOne = ["change-mail"] as const;
  const toBoth = ["change-mail", "change-notice-mail"] as const;
  for (const job of settledUntil === null ? toOne : toBoth) {
    const payload = { tokenId: id };
    await enqueue(tx, { ...atOnce(deps.clock), kind: `${realm}.${job}`, payload });
  }
  const details = thing === null ? { change: kind } : { change: kind, thing };
  await audit(tx, deps, { kind: "own-account-changed", actor, subjectId, realm, details });
}
