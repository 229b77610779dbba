import { networkOf, staffActor } from "../../mechanisms/audit/actor.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { AuditDetails } from "../../mechanisms/audit/audit-tables.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";

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
