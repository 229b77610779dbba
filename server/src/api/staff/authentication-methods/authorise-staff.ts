import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { enqueueForStaff, type LoginChange } from "../../../directory/staff/console-jobs.ts";
import type { ConsoleMember } from "../../../directory/staff/console-login-store.ts";
import {
  type ConsoleSession,
  consoleReauthenticatedUntil,
  findConsoleSession,
} from "../../../identity/sessions/console-sessions.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import type { Services } from "../../../process/services.ts";
import { recordAtConsole } from "../login/console-events.ts";
import { heldMember } from "../login/held-member.ts";

/** A member of staff who is logged in and has just proven it, held until the transaction ends. */
interface ReauthenticatedStaff extends ConsoleMember {
  session: ConsoleSession;
}

/** The member of staff of a request, if it may change their authentication methods now (SEC-L16). */
export async function authoriseStaff(
  tx: Transaction,
  deps: Services,
  context: Pick<CallContext, "staffSession" | "shownStaffId" | "deviceId">,
): Promise<ReauthenticatedStaff | Failure<"SESSION_ENDED" | "PROOF_NEEDED">> {
  const seen = await findConsoleSession(tx, deps, context);
  const member = seen === null ? undefined : await heldMember(tx, seen.staff.id);
  // Looked up again: a set-up by a link may have ended the login while this waited for the row.
  const found = member === undefined ? null : await findConsoleSession(tx, deps, context);
  if (member === undefined || found === null) return fail("SESSION_ENDED");
  const { session } = found;
  if (consoleReauthenticatedUntil(session, deps.clock()) === null) return fail("PROOF_NEEDED");
  return { ...member, session };
}

/** Records that somebody's authentication methods were changed, and mails them. */
export async function announceLoginChange(
  tx: Transaction,
  deps: Services,
  context: Pick<CallContext, "clientAddress">,
  { staffId, what }: { staffId: string; what: LoginChange },
): Promise<void> {
  const event = { kind: "staff-ways-in-changed", by: staffId, details: { what } };
  await recordAtConsole(tx, deps, context, event);
  const kind = "staff.ways-in-mail";
  await enqueueForStaff(tx, { ...atOnce(deps.clock), kind, payload: { staffId, what } });
}
