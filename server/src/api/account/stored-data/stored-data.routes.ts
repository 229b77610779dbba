import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { StoredDataService } from "./stored-data.service.ts";

export function storedDataRoutes(
  service: StoredDataService,
): Pick<
  Handlers<AccountCalls, CallContext>,
  "storedData" | "readStoredDataLink" | "takeStoredData"
> {
  return {
    storedData: (_input, context) => service.read(context),
    readStoredDataLink: ({ body }) => service.readLink(body.token),
    takeStoredData: ({ body }) => service.takeByLink(body.token),
  };
}
