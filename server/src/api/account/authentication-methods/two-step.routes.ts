import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { TwoStepService } from "./two-step.service.ts";

export function twoStepRoutes(
  service: TwoStepService,
): Pick<
  Handlers<AccountCalls, CallContext>,
  | "beginTwoStep"
  | "confirmTwoStep"
  | "switchTwoStepOn"
  | "switchTwoStepOff"
  | "renewRecoveryCodes"
  | "forgetRememberedDevices"
> {
  return {
    beginTwoStep: (_input, context) => service.begin(context),
    confirmTwoStep: ({ body }, context) => service.confirm(body.code, context),
    switchTwoStepOn: (_input, context) => service.switchOn(context),
    switchTwoStepOff: (_input, context) => service.switchOff(context),
    renewRecoveryCodes: (_input, context) => service.renewCodes(context),
    forgetRememberedDevices: (_input, context) => service.forget(context),
  };
}
