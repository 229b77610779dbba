import { signOutDevice, signOutEverywhere } from "@frontdoor/contract/account/devices.ts";
import {
  changeEmail,
  sendEmailVerification,
  undoEmailChange,
} from "@frontdoor/contract/account/email.ts";
import { chooseLanguage } from "@frontdoor/contract/account/language.ts";
import {
  type CodeWay,
  changeNumber,
  chooseCodeWay,
  sendNumberCode,
  verifyNumber,
} from "@frontdoor/contract/account/number.ts";
import { logOut, showAccountSettings } from "@frontdoor/contract/account/overview.ts";
import { askForRemoval } from "@frontdoor/contract/account/own-removal.ts";
import { changeOwnPassword } from "@frontdoor/contract/account/password.ts";
import { storedData } from "@frontdoor/contract/account/stored-data.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";

export const askForAccount = (signal: AbortSignal): Promise<Sent<typeof showAccountSettings>> =>
  send(showAccountSettings, {}, { signal });

export const endLogin = (sending: SendOptions) => send(logOut, { body: {} }, sending);

export const setPassword = (
  body: { password: string; currentPassword?: string },
  sending: SendOptions,
) => send(changeOwnPassword, { body }, sending);

export const requestEmailChange = (emailAddress: string, sending: SendOptions) =>
  send(changeEmail, { body: { emailAddress } }, sending);

export const mailLinkAgain = (sending: SendOptions) =>
  send(sendEmailVerification, { body: {} }, sending);

export const undoEmail = (sending: SendOptions) => send(undoEmailChange, { body: {} }, sending);

export const requestNumberChange = (cellNumber: string, sending: SendOptions) =>
  send(changeNumber, { body: { cellNumber } }, sending);

export const sendCode = (sending: SendOptions) => send(sendNumberCode, { body: {} }, sending);

export const typeCode = (code: string, sending: SendOptions) =>
  send(verifyNumber, { body: { code } }, sending);

export const keepLanguage = (language: LanguageCode, sending: SendOptions) =>
  send(chooseLanguage, { body: { language } }, sending);

export const chooseWay = (way: CodeWay, sending: SendOptions) =>
  send(chooseCodeWay, { body: { way } }, sending);

export const endDevice = (id: string, sending: SendOptions) =>
  send(signOutDevice, { params: { id }, body: {} }, sending);

export const endEverywhere = (sending: SendOptions) =>
  send(signOutEverywhere, { body: {} }, sending);

export const askForData = (sending: SendOptions) => send(storedData, {}, sending);

export const mailRemoval = (sending: SendOptions) => send(askForRemoval, { body: {} }, sending);
