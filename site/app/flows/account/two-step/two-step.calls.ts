import * as twoStep from "@frontdoor/contract/account/two-step.ts";
import { type SendOptions, send } from "../../../client/send.ts";

export const begin = (sending: SendOptions) => send(twoStep.beginSecondStep, { body: {} }, sending);
export const confirm = (code: string, sending: SendOptions) =>
  send(twoStep.confirmSecondStep, { body: { code } }, sending);
export const switchOn = (sending: SendOptions) =>
  send(twoStep.switchSecondStepOn, { body: {} }, sending);
export const switchOff = (sending: SendOptions) =>
  send(twoStep.switchSecondStepOff, { body: {} }, sending);
export const renewCodes = (sending: SendOptions) =>
  send(twoStep.renewRecoveryCodes, { body: {} }, sending);
export const forgetDevices = (sending: SendOptions) =>
  send(twoStep.forgetRememberedDevices, { body: {} }, sending);
