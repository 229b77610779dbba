import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import {
  endConsoleSession,
  endConsoleSessions,
  findConsoleSession,
} from "../../../directory/staff/console-sessions.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { recordAtConsole } from "../login/console-events.ts";
import { ownConsole } from "./console-profile.ts";

type Asking = Pick<CallContext, "staffSession" | "deviceId">;

/** A login to the console, as whoever has it sees and ends it. */
export function createSessionService(deps: ConsoleDeps) {
  const { kysely } = deps.database;
  return {
    async show(asking: Asking): Promise<OwnConsole | Failure<"SESSION_ENDED">> {
      const found = await findConsoleSession(kysely, deps, asking);
      return found === null ? fail("SESSION_ENDED") : ownConsole(kysely, deps, found);
    },

    logOut: (context: CallContext): Promise<Record<never, never>> => {
      context.keepStaffSession(null);
      return context.once(async (tx) => {
        const staffId = await endConsoleSession(tx, context);
        if (staffId !== null) {
          const { clientAddress } = context;
          const event = { clientAddress, staffId, isTheirs: true };
          await recordAtConsole(tx, deps, { ...event, kind: "staff-logged-out" });
        }
        return {};
      });
    },

    end: (id: string, context: CallContext) => endLogins(deps, context, () => ({ id })),

    endOthers: (context: CallContext) =>
      endLogins(deps, context, ({ session }) => ({ exceptId: session.id })),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findConsoleSession>>>;

/** Ends own logins elsewhere; the audit says how many. */
function endLogins(
  deps: ConsoleDeps,
  context: CallContext,
  which: (found: Found) => { id: string } | { exceptId: string },
): Promise<Record<never, never> | Failure<"SESSION_ENDED">> {
  return context.once(async (tx) => {
    const found = await findConsoleSession(tx, deps, context);
    if (found === null) return fail("SESSION_ENDED");
    const staffId = found.staff.id;
    const ended = await endConsoleSessions(tx, { staffId, ...which(found) });
    if (ended > 0) {
      const { clientAddress } = context;
      const event = { clientAddress, staffId, isTheirs: true, details: { ended } };
      await recordAtConsole(tx, deps, { ...event, kind: "staff-logged-out" });
    }
    return {};
  });
}

export type SessionService = ReturnType<typeof createSessionService>;
