import { signOutDevice, signOutEverywhere } from "./devices.ts";
import {
  changeEmail,
  readEmailVerification,
  refuseEmailVerification,
  sendEmailVerification,
  undoEmailChange,
  verifyEmailAddress,
} from "./email.ts";
import { chooseLanguage } from "./language.ts";
import { changeNumber, chooseCodeWay, sendNumberCode, verifyNumber } from "./number.ts";
import { logOut, showAccountSettings } from "./overview.ts";
import { askForRemoval } from "./own-removal.ts";
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from "./passkeys.ts";
import { changeOwnPassword } from "./password.ts";
import { reauthenticate, reauthenticationOptions } from "./reauthentication.ts";
import { readStoredDataLink, storedData, takeStoredData } from "./stored-data.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  forgetRememberedDevices,
  renewRecoveryCodes,
  switchTwoStepOff,
  switchTwoStepOn,
} from "./two-step.ts";
import { notMe, readNotMe } from "./unrecognised.ts";

export const accountCalls = {
  logOut,
  showAccountSettings,
  reauthenticationOptions,
  reauthenticate,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  changeOwnPassword,
  changeEmail,
  sendEmailVerification,
  undoEmailChange,
  readEmailVerification,
  verifyEmailAddress,
  refuseEmailVerification,
  changeNumber,
  sendNumberCode,
  verifyNumber,
  chooseLanguage,
  chooseCodeWay,
  signOutDevice,
  signOutEverywhere,
  readNotMe,
  notMe,
  beginTwoStep,
  confirmTwoStep,
  switchTwoStepOn,
  switchTwoStepOff,
  renewRecoveryCodes,
  forgetRememberedDevices,
  storedData,
  readStoredDataLink,
  takeStoredData,
  askForRemoval,
} as const;
export type AccountCalls = typeof accountCalls;
