import type { Handlers } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { SessionService } from "./session.service.ts";

export function sessionRoutes(
  service: SessionService,
): Pick<Handlers<StaffCalls, CallContext>, "showConsole" | "staffLogOut"> {
  return {
    showConsole: (_input, context) => service.show(context),
    staffLogOut: (_input, context) => service.logOut(context),
  };
}
