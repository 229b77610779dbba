import type { Handlers } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { SetUpService } from "./set-up.service.ts";

export function setUpRoutes(
  service: SetUpService,
): Pick<Handlers<StaffCalls, CallContext>, "readSetUp" | "finishSetUp"> {
  return {
    readSetUp: ({ body }) => service.read(body),
    finishSetUp: ({ body }, context) => service.finish(body, context),
  };
}
