import type { Handlers } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { PasskeysService } from "./passkeys.service.ts";
import type { ReauthenticationService } from "./reauthentication.service.ts";

type WaysInCalls =
  | "reauthenticateStaff"
  | "staffReauthenticationOptions"
  | "newStaffPasskeyOptions"
  | "addStaffPasskey"
  | "removeStaffPasskey"
  | "renewStaffCodes";

export function waysInRoutes(
  reauthentication: ReauthenticationService,
  passkeys: PasskeysService,
): Pick<Handlers<StaffCalls, CallContext>, WaysInCalls> {
  return {
    reauthenticateStaff: ({ body }, context) => reauthentication.reauthenticate(body, context),
    staffReauthenticationOptions: (_input, context) => reauthentication.options(context),
    newStaffPasskeyOptions: (_input, context) => passkeys.options(context),
    addStaffPasskey: ({ body }, context) => passkeys.add(body, context),
    removeStaffPasskey: ({ params }, context) => passkeys.remove(params.id, context),
    renewStaffCodes: (_input, context) => passkeys.renewCodes(context),
  };
}
