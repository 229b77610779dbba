import type { Failure } from "@frontdoor/contract/call.ts";
import { type KeyActor, whoIs } from "../../../platform/audit/actor.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { takeBudget } from "../../../platform/rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse } from "../../../platform/rate-limits/refusal.ts";

/**
 * Counts a mail that a desk has sent to a person: by who has it sent, so that a lost key floods nobody's mailboxes,
 * and by the account or registration, so that all the desk together does not flood one.
 */
export async function takeSupportMail(
  tx: Transaction,
  deps: Omit<RefusalDeps, "database">,
  actor: KeyActor,
  subjectId: string,
): Promise<Failure<"TOO_MANY_REQUESTS"> | null> {
  const counted = [
    ["supportMailByCaller", whoIs(actor)],
    ["supportMailByAccount", subjectId],
  ] as const;
  for (const [budget, key] of counted) {
    const taken = await takeBudget(tx, deps, budget, key);
    if (!taken.allowed) return refuse(deps, budget, taken);
  }
  return null;
}
