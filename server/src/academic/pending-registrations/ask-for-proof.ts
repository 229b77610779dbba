import type { Clock } from "../../mechanisms/clock.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { enqueue } from "../../mechanisms/outbox/outbox.ts";
import { someMomentAfter } from "../../mechanisms/outbox/some-moment.ts";

/** A registration waits for its address to be proven; whose address it is, the worker finds out. */
export const verificationRequestedKind = "academic.verification-requested";

/** Asks for the mail with the link that proves a pending registration's address. */
export async function requestVerification(
  tx: Transaction,
  { clock }: { clock: Clock },
  pendingId: string,
): Promise<void> {
  const now = clock();
  await enqueue(tx, {
    id: newId(clock),
    kind: verificationRequestedKind,
    payload: { pendingId },
    now,
    availableAt: someMomentAfter(now),
  });
}
