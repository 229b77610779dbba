import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import type { ConsoleMember } from "../../../directory/staff/console-login-store.ts";
import { passkeysOf } from "../../../identity/passkeys/passkey-store.ts";
import {
  type ConsoleSession,
  consoleReauthenticatedUntil,
  consoleSessionsOf,
  endConsoleSession,
  endConsoleSessions,
  findConsoleSession,
  idleUntil,
} from "../../../identity/sessions/console-sessions.ts";
import { recoveryCodesLeft } from "../../../identity/two-step/recovery-codes.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { KeyedDeps } from "../../../platform/keys/keys.ts";
import type { Services } from "../../../process/services.ts";
import { recordAtConsole } from "../login/console-events.ts";

/** Shows a console session to its owner, and ends it. */
export function createSessionService(deps: Services) {
  const { kysely } = deps.database;
  return {
    async showConsole(_input, asking) {
      const found = await findConsoleSession(kysely, deps, asking);
      return found === null ? fail("SESSION_ENDED") : ownConsole(kysely, deps, found);
    },

    staffLogOut: (_input, context) =>
      context.once(async (tx) => {
        const staffId = await endConsoleSession(tx, context);
        // Otherwise the cookie may belong to somebody else, who logged in in another tab.
        if (staffId !== null || context.shownStaffId === null) context.keepStaffSession(null);
        if (staffId !== null) {
          await recordAtConsole(tx, deps, context, { kind: "staff-logged-out", by: staffId });
        }
        return {};
      }),

    endStaffSession: ({ params: { id } }, context) => endLogins(deps, context, () => ({ id })),

    endOtherStaffSessions: (_input, context) =>
      endLogins(deps, context, ({ session }) => ({ exceptId: session.id })),
  } satisfies CallHandlers<StaffCalls>;
}

type Found = NonNullable<Awaited<ReturnType<typeof findConsoleSession>>>;

/** Ends own logins elsewhere; the audit says how many. */
function endLogins(
  deps: Services,
  context: CallContext,
  which: (found: Found) => { id: string } | { exceptId: string },
): Promise<Record<never, never> | Failure<"SESSION_ENDED">> {
  return context.once(async (tx) => {
    const found = await findConsoleSession(tx, deps, context);
    if (found === null) return fail("SESSION_ENDED");
    const staffId = found.staff.id;
    const ended = await endConsoleSessions(tx, { staffId, ...which(found) });
    if (ended > 0) {
      const event = { kind: "staff-logged-out", by: staffId, details: { ended } };
      await recordAtConsole(tx, deps, context, event);
    }
    return {};
  });
}

/** A console session as its owner sees it. */
export async function ownConsole(
  db: Db,
  { keys, clock }: KeyedDeps,
  { session, staff }: Pick<ConsoleMember, "staff"> & { session: ConsoleSession },
): Promise<OwnConsole> {
  const sessions = await consoleSessionsOf(db, { staffId: staff.id, now: clock() });
  const listed = (each: ConsoleSession) => ({
    id: each.id,
    isThis: each.id === session.id,
    browser: each.browser,
    system: each.system,
    way: each.way,
    since: each.created_at.toISOString(),
    lastUsedAt: each.last_used_at.toISOString(),
  });
  const names = Object.keys(productCalls) as (keyof typeof productCalls)[];
  return {
    id: staff.id,
    name: staff.name,
    emailAddress: staff.email,
    role: staff.role,
    mayCall: names.filter((name) => mayCall(staff.role, name)),
    idleUntil: idleUntil(session).toISOString(),
    endsAt: session.expires_at.toISOString(),
    provenUntil: consoleReauthenticatedUntil(session, clock())?.toISOString() ?? null,
    passkeys: await passkeysOf(db, "staff_passkeys", staff.id),
    recoveryCodesLeft: await recoveryCodesLeft(db, keys, "staff_recovery_codes", staff.id),
    sessions: sessions.map(listed).sort((one, other) => Number(other.isThis) - Number(one.isThis)),
  };
}
