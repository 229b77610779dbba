import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { TwoStepService } from "./two-step.service.ts";

export function twoStepRoutes(
  service: TwoStepService,
): Pick<
  Handlers<AccountCalls, CallContext>,
  | "beginSecondStep"
  | "confirmSecondStep"
  | "switchSecondStepOn"
  | "switchSecondStepOff"
  | "renewRecoveryCodes"
  | "forgetRememberedDevices"
> {
  return {
    beginSecondStep: (_input, context) => service.begin(context),
    confirmSecondStep: ({ body }, context) => service.confirm(body.code, context),
    switchSecondStepOn: (_input, context) => service.switchOn(context),
    switchSecondStepOff: (_input, context) => service.switchOff(context),
    renewRecoveryCodes: (_input, context) => service.renewCodes(context),
    forgetRememberedDevices: (_input, context) => service.forget(context),
  };
}
