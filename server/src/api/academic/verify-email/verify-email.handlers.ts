import { verificationLinkHours } from "@frontdoor/contract/constants.ts";
import { findAccount } from "../../../identity/accounts/account-store.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { alreadyRegisteredMail } from "../../../identity/contact/already-registered-mail.ts";
import { type AcademicHandlers, enqueue } from "../../../identity/outbox-jobs.ts";
import { closedMail } from "../../../identity/removal/closed-mail.ts";
import { issueToken, liveToken, revokeTokens } from "../../../identity/tokens/tokens.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import type { Services } from "../../../process/services.ts";
import {
  findOnlyWaiting,
  findWaiting,
  findWaitingOfDevice,
  hasLostInvite,
  type PendingRegistration,
} from "../pending-registrations.store.ts";
import { isForAddress, madeFor } from "./link-address.ts";
import { verificationMail } from "./verify-email.mails.ts";

export function verificationHandlers(deps: Services) {
  return {
    "verification-requested": {
      work: (tx, { id, payload }) => issueVerification(tx, deps, { id, ...payload }),
    },
    "verification-repeated": {
      async work(tx, { id, payload }) {
        const pending = await findAsked(tx, payload, deps.clock());
        if (pending !== undefined) {
          await issueVerification(tx, deps, { id, pendingId: pending.id });
        }
      },
    },
    "verification-mail": {
      /** The only place where it matters whether the address has an account (SEC-D1). */
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        const pending = live && (await findWaiting(db, live.row.subject_id, deps.clock()));
        if (!live || !pending || (await hasLostInvite(db, pending))) return null;
        if (!isForAddress(live.row, pending)) return null;
        const indexes = usernameIndexes(deps.keys, "academic", pending.email);
        const account = await findAccount(db, "academic", indexes);
        if (account?.status === "archived") return closedMail(deps.config, account);
        if (account !== undefined) return alreadyRegisteredMail(deps.config, account);
        return verificationMail(deps.config, pending, live.token);
      },
    },
  } satisfies Partial<AcademicHandlers>;
}

/**
 * The registration of the requesting browser, otherwise the only one of the name: a person may read mail on another
 * device.
 */
async function findAsked(
  tx: Transaction,
  { usernameIndexes, device }: { usernameIndexes: readonly string[]; device: string | null },
  now: Date,
): Promise<PendingRegistration | undefined> {
  const name = { usernameIndexes, now };
  const own =
    device === null
      ? undefined
      : await findWaitingOfDevice(tx, { ...name, device: Buffer.from(device, "base64url") });
  return own ?? findOnlyWaiting(tx, name);
}

/** The token has the id of the request, so that a repeated job issues it once. */
async function issueVerification(
  tx: Transaction,
  deps: Services,
  { id, pendingId }: { id: string; pendingId: string },
): Promise<void> {
  const now = deps.clock();
  const pending = await findWaiting(tx, pendingId, now);
  // The older link stays: it tells its holder that the invite was withdrawn.
  if (pending === undefined || (await hasLostInvite(tx, pending))) return;
  const purpose = "email-verification";
  const subjectId = pending.id;
  await revokeTokens(tx, { purpose, subjectId, now, exceptId: id });
  const expiresAt = new Date(now.getTime() + verificationLinkHours * 3_600_000);
  const data = madeFor(pending);
  await issueToken(tx, deps, { id, purpose, realm: "academic", subjectId, expiresAt, data });
  const payload = { tokenId: id };
  await enqueue(tx, { ...atOnce(deps.clock), kind: "academic.verification-mail", payload });
}
