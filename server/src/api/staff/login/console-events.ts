import { networkOf, staffActor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { AuditDetails } from "../../../platform/audit/audit-tables.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";

/** Who did it, at their own login. */
type ByStaff = { by: string };
/** At whose login it was, null for an address of nobody: who did it, nobody knows. */
type AtLoginOf = { of: string | null };
type ConsoleEvent = { kind: string; details?: AuditDetails } & (ByStaff | AtLoginOf);

/** Writes down what happened at the console's door: whose login, and from which network. */
export function recordAtConsole(
  tx: Transaction,
  deps: { clock: Clock },
  { clientAddress }: { clientAddress: string },
  event: ConsoleEvent,
): Promise<void> {
  const [who, staffId] =
    "by" in event ? [staffActor(event.by), event.by] : (["anonymous", event.of] as const);
  return audit(tx, deps, {
    kind: event.kind,
    actor: { who, from: networkOf(clientAddress) },
    subjectId: null,
    realm: null,
    details: { ...event.details, staffId },
  });
}
