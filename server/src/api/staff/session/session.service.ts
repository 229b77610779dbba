import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import {
  endConsoleSession,
  endConsoleSessions,
  findConsoleSession,
} from "../../../identity/sessions/console-sessions.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";
import { recordAtConsole } from "../login/console-events.ts";
import { ownConsole } from "./console-profile.ts";

/** A login to the console, as whoever has it sees and ends it. */
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
        // Else the cookie may be somebody else's, who logged in in another tab.
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
