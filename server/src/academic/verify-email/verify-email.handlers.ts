import { verificationLinkHours } from "@frontdoor/contract/constants.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { enqueue, type OutboxRow } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { findAccount } from "../../people/accounts/account-store.ts";
import { alreadyRegisteredLetter } from "../../people/accounts/already-registered-letter.ts";
import { usernameIndexes } from "../../people/accounts/username.ts";
import { closedLetter } from "../../people/archive/closed-letter.ts";
import { issueToken, liveToken, revokeTokens } from "../../people/tokens/tokens.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import { verificationRequestedKind } from "../pending-registrations/ask-for-proof.ts";
import { findWaiting } from "../pending-registrations/pending-registrations.store.ts";
import { openRegistration } from "../pending-registrations/registration.ts";
import { verificationLetter } from "./verify-email.mails.ts";

const verificationMailKind = "academic.verification-mail";

export function verificationHandlers(deps: AcademicDeps): OutboxHandlers {
  const { publicUrl } = deps.config;
  return {
    [verificationRequestedKind]: { work: (tx, row) => issueVerification(tx, deps, row) },
    [verificationMailKind]: {
      /** Only here does it make a difference whether the address has an account (SEC-D1). */
      async send(db, row) {
        const live = await liveToken(db, deps, String(row.payload.tokenId));
        const pending = live && (await findWaiting(db, live.row.subject_id, deps.clock()));
        if (!live || !pending) return null;
        const indexes = usernameIndexes(deps.keys, "academic", pending.email);
        const account = await findAccount(db, "academic", indexes);
        if (account?.status === "archived") return closedLetter(account);
        if (account !== undefined) return alreadyRegisteredLetter(account, publicUrl);
        const { token } = live;
        return verificationLetter(openRegistration(deps.keys, pending), { publicUrl, token });
      },
    },
  };
}

/** The token carries the id of the request, so that working on it twice issues once. */
async function issueVerification(
  tx: Transaction,
  deps: AcademicDeps,
  row: OutboxRow,
): Promise<void> {
  const now = deps.clock();
  const pending = await findWaiting(tx, String(row.payload.pendingId), now);
  if (pending === undefined) return;
  const purpose = "email-verification";
  const subjectId = pending.id;
  await revokeTokens(tx, { purpose, subjectId, now, exceptId: row.id });
  const expiresAt = new Date(now.getTime() + verificationLinkHours * 3_600_000);
  await issueToken(tx, deps, { id: row.id, purpose, realm: "academic", subjectId, expiresAt });
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: verificationMailKind,
    payload: { tokenId: row.id },
    now,
  });
}
