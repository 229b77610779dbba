import type { Realm } from "@frontdoor/contract/products.ts";
import type { Clock } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import { sendWithNext } from "../database/send-with-next.ts";
import { newId } from "../ids.ts";
import { currentOrigin, currentRequest } from "../tracing/trace-context.ts";
import { type Actor, whoIs } from "./actor.ts";
import type { AuditDetails } from "./audit-tables.ts";

interface AuditEvent {
  /** What happened, in the past: `password-reset`, `account-locked`. */
  kind: string;
  /**
   * Who did it. For a request with a key the details also have `from`, the network, and where there is one the
   * `approval` and the `ticket`.
   */
  actor: Actor;
  subjectId: string | null;
  realm: Realm | null;
  details?: AuditDetails;
}

/** Appends an event in the transaction of the change that it records (SEC-H5). */
export async function audit(
  tx: Transaction,
  deps: { clock: Clock },
  event: AuditEvent,
): Promise<void> {
  await sendWithNext(tx, tx.insertInto("audit_events").values(rowOf(deps, event)));
}

/** Appends what a person did to their own account. */
export function auditOwn(
  tx: Transaction,
  deps: { clock: Clock },
  { id, realm }: { id: string; realm: Realm },
  kind: string,
  details: AuditDetails = {},
): Promise<void> {
  return audit(tx, deps, { kind, actor: id, subjectId: id, realm, details });
}

/** Appends an event that is about no account. */
export function auditThing(
  tx: Transaction,
  deps: { clock: Clock },
  kind: string,
  actor: Actor,
  details: AuditDetails,
): Promise<void> {
  return audit(tx, deps, { kind, actor, subjectId: null, realm: null, details });
}

/** Appends many events by one statement. */
export async function auditAll(
  tx: Transaction,
  deps: { clock: Clock },
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => rowOf(deps, event));
  await sendWithNext(tx, tx.insertInto("audit_events").values(rows));
}

/** Events by which a failed login can be traced: they have the request's id, as its log lines and its response do. */
const followed: ReadonlySet<string> = new Set([
  "login-failed",
  "account-locked",
  "second-step-failed",
  "staff-login-failed",
  "staff-login-locked",
]);

function rowOf(deps: { clock: Clock }, event: AuditEvent) {
  return {
    id: newId(deps.clock),
    at: deps.clock(),
    kind: event.kind,
    actor: whoIs(event.actor),
    subject_id: event.subjectId,
    realm: event.realm,
    details: JSON.stringify({
      ...event.details,
      ...(followed.has(event.kind) ? { ...currentOrigin(), ...currentRequest() } : {}),
      ...circumstances(event.actor),
    }),
  };
}

function circumstances(actor: Actor): AuditDetails {
  if (typeof actor === "string") return {};
  const { from, approval, ticket } = actor;
  return {
    from,
    ...(approval !== undefined && { approval }),
    ...(ticket !== undefined && { ticket }),
  };
}
