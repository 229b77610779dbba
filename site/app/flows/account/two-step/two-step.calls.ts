import * as twoStep from "@frontdoor/contract/account/two-step.ts";
import { type SendOptions, send } from "../../../client/send.ts";

export const begin = (sending: SendOptions) => send(twoStep.beginTwoStep, { body: {} }, sending);
export const confirm = (code: string, sending: SendOptions) =>
  send(twoStep.confirmTwoStep, { body: { code } }, sending);
export const switchOn = (recoveryCode: string | undefined, sending: SendOptions) =>
  send(twoStep.switchTwoStepOn, { body: { recoveryCode } }, sending);
export const switchOff = (sending: SendOptions) =>
  send(twoStep.switchTwoStepOff, { body: {} }, sending);
export const renewCodes = (sending: SendOptions) =>
  send(twoStep.renewRecoveryCodes, { body: {} }, sending);
export const forgetDevices = (sending: SendOptions) =>
  send(twoStep.forgetRememberedDevices, { body: {} }, sending);
