import type { Failure } from "@frontdoor/contract/call.ts";
import { type KeyActor, whoIs } from "../../../platform/audit/actor.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { takeRateLimit } from "../../../platform/rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse } from "../../../platform/rate-limits/refusal.ts";

/**
 * Counts a mail that support sends to a person, by caller and by account or registration. A lost key cannot flood
 * mailboxes, and all support staff together cannot flood one.
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
  for (const [rateLimit, key] of counted) {
    const taken = await takeRateLimit(tx, deps, rateLimit, key);
    if (!taken.allowed) return refuse(deps, rateLimit, taken);
  }
  return null;
}
