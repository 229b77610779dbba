import type { Failure } from "@frontdoor/contract/call.ts";
import { type KeyActor, whoIs } from "../../../platform/audit/actor.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { takeEach } from "../../../platform/rate-limits/rate-limits.ts";
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
  const reached = await takeEach(tx, deps, [
    ["supportMailByCaller", whoIs(actor)],
    ["supportMailByAccount", subjectId],
  ]);
  return reached && refuse(deps, reached.name, reached.spent);
}
