import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { RequestRemovalService } from "./request-removal.service.ts";

export function requestRemovalRoutes(
  service: RequestRemovalService,
): Pick<Handlers<PracticeCalls, CallContext>, "validateRemoval" | "confirmRemoval"> {
  return {
    validateRemoval: ({ params }) => service.validate(params.token),
    confirmRemoval: ({ params }, context) => service.confirm(params, context),
  };
}
