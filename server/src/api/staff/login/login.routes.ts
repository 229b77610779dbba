import type { Handlers } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { LoginService } from "./login.service.ts";
import type { PasskeyLoginService } from "./passkey-login.service.ts";

type LoginCalls =
  | "staffLogin"
  | "completeStaffTwoStep"
  | "staffPasskeyOptions"
  | "staffPasskeyLogin";

export function loginRoutes(
  byPassword: LoginService,
  byPasskey: PasskeyLoginService,
): Pick<Handlers<StaffCalls, CallContext>, LoginCalls> {
  return {
    staffLogin: ({ body }, context) => byPassword.logIn(body, context),
    completeStaffTwoStep: ({ body }, context) => byPassword.takeCode(body, context),
    staffPasskeyOptions: () => byPasskey.options(),
    staffPasskeyLogin: ({ body }, context) => byPasskey.logIn(body.passkey, context),
  };
}
