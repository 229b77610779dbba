import { signOutDevice, signOutEverywhere } from "./devices.ts";
import {
  changeEmail,
  proveEmail,
  readEmailProof,
  refuseEmailProof,
  sendEmailProof,
  undoEmailChange,
} from "./email.ts";
import { chooseLanguage } from "./language.ts";
import { changeNumber, chooseCodeWay, proveNumber, sendNumberCode } from "./number.ts";
import { logOut, ownAccount } from "./overview.ts";
import { askForRemoval } from "./own-removal.ts";
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from "./passkeys.ts";
import { changeOwnPassword } from "./password.ts";
import { proofOptions, prove } from "./proof.ts";
import { readStoredDataLink, storedData, takeStoredData } from "./stored-data.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  forgetRememberedDevices,
  renewRecoveryCodes,
  switchSecondStepOff,
  switchSecondStepOn,
} from "./two-step.ts";
import { notMe, readNotMe } from "./unrecognised.ts";

/** Every call by which people look after their own account. */
export const accountCalls = {
  logOut,
  ownAccount,
  proofOptions,
  prove,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  changeOwnPassword,
  changeEmail,
  sendEmailProof,
  undoEmailChange,
  readEmailProof,
  proveEmail,
  refuseEmailProof,
  changeNumber,
  sendNumberCode,
  proveNumber,
  chooseLanguage,
  chooseCodeWay,
  signOutDevice,
  signOutEverywhere,
  readNotMe,
  notMe,
  beginSecondStep,
  confirmSecondStep,
  switchSecondStepOn,
  switchSecondStepOff,
  renewRecoveryCodes,
  forgetRememberedDevices,
  storedData,
  readStoredDataLink,
  takeStoredData,
  askForRemoval,
} as const;
export type AccountCalls = typeof accountCalls;
