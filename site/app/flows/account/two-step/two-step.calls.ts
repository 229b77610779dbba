import * as secondStep from "@frontdoor/contract/account/two-step.ts";
import { type SendOptions, send } from "../../../client/send.ts";

export const begin = (sending: SendOptions) =>
  send(secondStep.beginSecondStep, { body: {} }, sending);
export const confirm = (code: string, sending: SendOptions) =>
  send(secondStep.confirmSecondStep, { body: { code } }, sending);
export const switchOn = (sending: SendOptions) =>
  send(secondStep.switchSecondStepOn, { body: {} }, sending);
export const switchOff = (sending: SendOptions) =>
  send(secondStep.switchSecondStepOff, { body: {} }, sending);
export const renewCodes = (sending: SendOptions) =>
  send(secondStep.renewRecoveryCodes, { body: {} }, sending);
export const forgetDevices = (sending: SendOptions) =>
  send(secondStep.forgetRememberedDevices, { body: {} }, sending);
