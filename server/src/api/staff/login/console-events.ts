import { networkOf, staffActor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { AuditDetails } from "../../../platform/audit/audit-tables.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";

interface ConsoleEvent {
  kind: string;
  clientAddress: string;
  /** Whose login it is about; null for an address of nobody. */
  staffId: string | null;
  /** Whether it is they who did it: of a failure nobody knows. */
  isTheirs: boolean;
  details?: AuditDetails;
}

/** Writes down what happened at the console's door: whose login, and from which network. */
export function recordAtConsole(
  tx: Transaction,
  deps: { clock: Clock },
  { kind, clientAddress, staffId, isTheirs, details = {} }: ConsoleEvent,
): Promise<void> {
  const who = isTheirs && staffId !== null ? staffActor(staffId) : "anonymous";
  return audit(tx, deps, {
    kind,
    actor: { who, from: networkOf(clientAddress) },
    subjectId: null,
    realm: null,
    details: { ...details, staffId },
  });
}
