import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import {
  endConsoleSession,
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
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
