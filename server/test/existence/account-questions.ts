import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { newOwner } from "../account-settings.ts";
import { toEverybody } from "./mailed.ts";
import { tokenDecides } from "./parts.ts";
import type { NamesNobody, Row } from "./questions.ts";

const ownAlone: NamesNobody = {
  namesNobody: "It reads and changes the account of whoever is logged in.",
};

/** What each call of account settings can be asked about somebody else. */
export const accountQuestions: Record<keyof AccountCalls, Row> = {
  logOut: ownAlone,
  showAccountSettings: ownAlone,
  reauthenticationOptions: ownAlone,
  reauthenticate: ownAlone,
  passkeyOptions: ownAlone,
  addPasskey: ownAlone,
  renamePasskey: ownAlone,
  removePasskey: ownAlone,
  changeOwnPassword: ownAlone,
  changeEmail: [
    {
      about: "a change of one's own address to this one",
      realm: "practice",
      mails: toEverybody,
      ask: async (server, { email: emailAddress }) => ({
        method: "POST",
        path: "/account/email",
        body: { emailAddress },
        cookies: (await newOwner(server)).cookies,
      }),
    },
  ],
  sendEmailVerification: ownAlone,
  undoEmailChange: ownAlone,
  readEmailVerification: tokenDecides,
  verifyEmailAddress: tokenDecides,
  refuseEmailVerification: tokenDecides,
  changeNumber: [
    {
      about: "a change of one's own number to this one",
      realm: "practice",
      mails: {},
      ask: async (server, { cellNumber }) => ({
        method: "POST",
        path: "/account/number",
        body: { cellNumber },
        cookies: (await newOwner(server)).cookies,
      }),
    },
  ],
  sendNumberCode: ownAlone,
  chooseCodeWay: ownAlone,
  verifyNumber: ownAlone,
  chooseLanguage: ownAlone,
  signOutDevice: ownAlone,
  signOutEverywhere: ownAlone,
  readNotMe: tokenDecides,
  notMe: tokenDecides,
  beginTwoStep: ownAlone,
  confirmTwoStep: ownAlone,
  switchTwoStepOn: ownAlone,
  switchTwoStepOff: ownAlone,
  renewRecoveryCodes: ownAlone,
  forgetRememberedDevices: ownAlone,
  storedData: ownAlone,
  readStoredDataLink: tokenDecides,
  takeStoredData: tokenDecides,
  askForRemoval: ownAlone,
};
