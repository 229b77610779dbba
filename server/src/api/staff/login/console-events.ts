import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { networkOf, staffActor } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { AuditDetails } from "../../../platform/audit/audit-tables.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";

/** The member of staff who did it, at their own login. */
type ByStaff = { by: string };
/** Whose login it was, null for an unknown address: who did it is not known. */
type AtLoginOf = { of: string | null };
type ConsoleEvent = { kind: string; details?: AuditDetails } & (ByStaff | AtLoginOf);

/** Records an event of the console's login: whose, and from which network. */
export function recordAtConsole(
  tx: Transaction,
  deps: { clock: Clock },
  { clientAddress }: { clientAddress: string },
  event: ConsoleEvent,
): Promise<void> {
  const [who, staffId] =
    "by" in event ? [staffActor(event.by), event.by] : (["anonymous", event.of] as const);
  const actor = { who, from: networkOf(clientAddress) };
  return auditThing(tx, deps, event.kind, actor, { ...event.details, staffId });
}

type PasskeyRefusal = Failure<"PASSKEY_REFUSED" | "TOO_MANY_REQUESTS">;

/** Records a refusal, up to the number that one address may cause. */
export async function recordRefusal(
  deps: Services,
  context: Pick<CallContext, "clientAddress">,
  staffId: string | null,
): Promise<PasskeyRefusal> {
  deps.metrics.logins.inc({ realm: "staff", outcome: "wrong" });
  const refusal = await takeOrRefuse(deps, "refusedPasskeysByAddress", context.clientAddress);
  if (refusal !== null) return refusal;
  const event = { kind: "staff-login-failed", of: staffId, details: { because: "passkey" } };
  await deps.database.kysely
    .transaction()
    .execute((tx) => recordAtConsole(tx, deps, context, event));
  return fail("PASSKEY_REFUSED");
}
