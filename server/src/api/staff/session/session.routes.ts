import type { Handlers } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { SessionService } from "./session.service.ts";

type SessionCalls = "showConsole" | "staffLogOut" | "endStaffSession" | "endOtherStaffSessions";

export function sessionRoutes(
  service: SessionService,
): Pick<Handlers<StaffCalls, CallContext>, SessionCalls> {
  return {
    showConsole: (_input, context) => service.show(context),
    staffLogOut: (_input, context) => service.logOut(context),
    endStaffSession: ({ params }, context) => service.end(params.id, context),
    endOtherStaffSessions: (_input, context) => service.endOthers(context),
  };
}
