import { twoStepPath } from "@frontdoor/contract/account/account-page.ts";
import { listInvites, revokeInvite } from "@frontdoor/contract/products/invites.ts";
import {
  reauthenticateStaff,
  renewStaffCodes,
} from "@frontdoor/contract/staff/authentication-methods.ts";
import { completeStaffTwoStep, staffLogin } from "@frontdoor/contract/staff/session.ts";
import { finishSetUp, readSetUp } from "@frontdoor/contract/staff/set-up.ts";
import { accountSettingsAtRest } from "@frontdoor/contract/test/account-settings.ts";
import { page } from "vitest/browser";
import { answer } from "./back-end.ts";
import { enter, field, submit } from "./form.ts";
import { open } from "./open-screen.tsx";
import type { SendingForm } from "./sending-forms.ts";
import { answerCall, idOf, openConsole, pathOf } from "./staff.ts";

/** The forms behind a login and on the way to one, in the same table as the site's forms. */
type InnerForm = Pick<SendingForm, "name" | "fillIn" | "button" | "place"> & {
  call: string | RegExp;
};

const password = "quiet7-river-reed";
const needsReauthentication = { status: 403, code: "PROOF_NEEDED", message: "Prove it." };

const invite = {
  id: idOf(1),
  kind: "practice",
  status: "SENT",
  role: "HCP",
  practiceId: "P1",
  createdAt: "2026-11-20T10:40:00.000Z",
  expiresAt: "2099-11-20T10:40:00.000Z",
} as const;

async function openAccountForm(opener: string, change: Partial<typeof accountSettingsAtRest> = {}) {
  answer("/api/account/overview", { status: 200, body: { ...accountSettingsAtRest, ...change } });
  await open("/account");
  await submit(opener).click();
}

async function fillStaffLogin() {
  await open("/staff/log-in");
  await enter(field("Email address"), "p.adams@staff.example");
  await enter(field("Password"), password);
}

async function fillNewPassword() {
  await enter(field("New password"), password);
  await enter(field("Confirm password"), password);
}

export const innerForms: readonly InnerForm[] = [
  {
    name: "two-step verification of a login",
    async fillIn() {
      await open(twoStepPath("practice", "the-token", false));
      await enter(field("Code"), "123456");
    },
    button: "Continue",
    call: "/api/practice/security/second-step",
  },
  {
    name: "a new password of one's own",
    async fillIn() {
      await openAccountForm("Change the password");
      await enter(field("Current password"), "reeds-by-the-river-7");
      await fillNewPassword();
    },
    button: "Change Password",
    call: "/api/account/password",
    place: "within-page",
  },
  {
    name: "another address of one's own",
    async fillIn() {
      await openAccountForm("Change the email address");
      await enter(field("New email address"), "thandi@example.org");
    },
    button: "Send the link",
    call: "/api/account/email",
    place: "within-page",
  },
  {
    name: "another number of one's own",
    async fillIn() {
      await openAccountForm("Change the cellphone number");
      await enter(field("New cellphone number"), "082 123 4567");
    },
    button: "Send the code",
    call: "/api/account/number",
    place: "within-page",
  },
  {
    name: "the code of two-step verification that is set up",
    async fillIn() {
      const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
      const body = { key, uri: `otpauth://totp/H?secret=${key}` };
      answer("/second-step/begin", { status: 200, body });
      await openAccountForm("Set up two-step verification");
      await enter(field("Code"), "123456");
    },
    button: "Continue",
    call: "/second-step/confirm",
    place: "within-page",
  },
  {
    name: "a proof of who is there",
    async fillIn() {
      answer("/api/account/password", { status: 403, body: needsReauthentication });
      const proof = { ...accountSettingsAtRest.proof, currentPasswordNeeded: false };
      await openAccountForm("Change the password", { proof });
      await fillNewPassword();
      await submit("Change Password").click();
      await page.getByRole("dialog").getByLabelText("Password*").fill(password);
    },
    button: "Continue",
    call: "/api/account/proof",
    place: "within-page",
  },
  {
    name: "a login to the console",
    fillIn: fillStaffLogin,
    button: "Continue",
    call: pathOf(staffLogin),
    place: "within-page",
  },
  {
    name: "two-step verification of a login to the console",
    async fillIn() {
      answerCall(staffLogin, { token: "the-token" });
      await fillStaffLogin();
      await submit("Continue").click();
      await enter(field("Code"), "123456");
    },
    button: "Continue",
    call: pathOf(completeStaffTwoStep),
    place: "within-page",
  },
  {
    name: "a login to the console that is set up",
    async fillIn() {
      answerCall(readSetUp, {
        name: "P. Adams",
        emailAddress: "p.adams@staff.example",
        role: "support",
        expiresAt: "2026-11-23T06:00:00.000Z",
        key: "JBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Heron%20Staff:p.adams%40staff.example?secret=JBSWY3DPEHPK3PXP",
      });
      await open("/staff/set-up#the-token");
      await enter(field("Choose a password"), password);
      await enter(field("Code"), "123456");
    },
    button: "Set up my login",
    call: pathOf(finishSetUp),
    place: "within-page",
  },
  {
    name: "a proof at the console",
    async fillIn() {
      answerCall(renewStaffCodes, needsReauthentication);
      await openConsole("/staff/own-login", "support");
      await page.getByRole("button", { name: "Make new codes" }).click();
      await field("Password", page.getByRole("dialog")).fill(password);
      await field("Code from your app", page.getByRole("dialog")).fill("123456");
    },
    button: "Continue",
    call: pathOf(reauthenticateStaff),
    place: "within-page",
  },
  {
    name: "a dialog of the console",
    async fillIn() {
      const emailAddress = "s.mokoena@rooms.example";
      answerCall(listInvites, [{ ...invite, emailAddress }]);
      await openConsole("/staff/invites", "support");
      await page.getByRole("button", { name: "Revoke…" }).click();
      await field("Type the email address to confirm", page.getByRole("dialog")).fill(emailAddress);
    },
    button: "Revoke the invite",
    call: pathOf(revokeInvite),
    place: "within-page",
  },
];
