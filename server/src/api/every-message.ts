import { brand } from "@frontdoor/brand/brand.ts";
import { changeKinds } from "@frontdoor/contract/account/unrecognised.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { StaffRow } from "../directory/staff/staff-store.ts";
import type { Account } from "../identity/accounts/account-store.ts";
import { changeMail } from "../identity/changes/change-mail.ts";
import { addressLostMail } from "../identity/contact/address-lost.ts";
import { alreadyRegisteredMail } from "../identity/contact/already-registered-mail.ts";
import {
  addressTakenMail,
  emailVerificationMail,
} from "../identity/contact/email-verification-mail.ts";
import { importedMail } from "../identity/contact/imported-mail.ts";
import { numberCodeSms } from "../identity/contact/number-code-sms.ts";
import { signUpLinkMail } from "../identity/contact/sign-up-link.ts";
import { storedDataMail, storedDataNoticeSms } from "../identity/contact/stored-data-link.ts";
import { accountLockedMail, signedInAfterFailuresMail } from "../identity/login/warning-mails.ts";
import { passwordChangedMail } from "../identity/recovery/password-changed.ts";
import { resetMail } from "../identity/recovery/reset-link.ts";
import { archivedMail } from "../identity/removal/archived-mail.ts";
import { closedMail } from "../identity/removal/closed-mail.ts";
import { removalMail } from "../identity/removal/removal.ts";
import { oneTimeCodeMail, oneTimeCodeNoticeSms } from "../identity/two-step/one-time-code.ts";
import { stepWarningMail } from "../identity/two-step/two-step-warning.ts";
import type { MailConfig } from "../platform/mail/letter.ts";
import type { Message } from "../platform/mail/message.ts";
import { inviteMail as academicInvite } from "./academic/invites/invites.mails.ts";
import { verificationMail } from "./academic/verify-email/verify-email.mails.ts";
import { contactMail } from "./practice/contact/contact.mails.ts";
import { resetSms } from "./practice/forgot-password/reset-sms.ts";
import { reminderMail } from "./practice/forgot-username/forgot-username.mails.ts";
import { inviteMail as practiceInvite } from "./practice/invites/invites.mails.ts";
import { welcomeMail } from "./practice/sign-up/sign-up.mails.ts";
import {
  lockedMail,
  loginChangedMail,
  newBrowserMail,
  newKeyMail,
  ownerRecoveredMail,
  setUpMail,
  stepWarningMail as staffStepWarningMail,
} from "./staff/staff.mails.ts";

const someone = { name: "Naledi", surname: "Botha", username: "naledi", email: "n@example.org" };
const invited = { ...someone, expires_at: new Date("2026-03-21T09:26:00Z") };
const member = { name: "Naledi", role: "support", email: someone.email } as StaffRow;
const lead = { last_name: "Botha", phone_number: "", origin: "practice", marketing_consent: false };
const products = ["patient", "practice", "academic"] as const;
const realms = ["practice", "academic"] as const;
/** A token as long as the real ones. */
const token = "sQ3vYv1m0ZlJ8wC2Hq7XbT5kNnR4pLdE6uGaFcVxWyI";
/** What two mails name; the others name a passkey. */
const newThings = {
  email: someone.email,
  "email-asked": someone.email,
  "cell-number": "082 123 4567",
};
const changes = [...changeKinds, "email-asked" as const].map((kind) => ({
  kind,
  at: new Date("2026-03-14T09:26:00Z"),
  name: newThings[kind as keyof typeof newThings] ?? "Rooms computer",
  device: { browser: "Chrome", system: "Windows" } as const,
  way: "password" as const,
}));
const both = [false, true] as const;

/** The same in the languages of an installation, as the gallery of mails shows them. */
export const messagesFor = (config: MailConfig) => (language: LanguageCode) =>
  Object.entries(everyMessage(config, language)).flatMap(([module, compose]) =>
    compose().map((message) => ({ module, message })),
  );

/** The module of every message, with all that it can write to somebody who reads this language. */
export function everyMessage(
  config: MailConfig,
  language: LanguageCode,
): Readonly<Record<string, () => Message[]>> {
  const accountOf = (product: (typeof products)[number], proven: Date | null = null) =>
    ({
      ...someone,
      language,
      realm: product === "academic" ? "academic" : "practice",
      type: product === "patient" ? "PATIENT" : "HCP",
      cell_number: "+27821234567",
      email_proven_at: proven,
      retain_until: new Date("2032-03-14"),
    }) as Account;
  const account = accountOf("practice");
  const ofEach = (compose: (account: Account) => Message) =>
    products.map((product) => compose(accountOf(product)));

  return {
    "api/academic/invites/invites.mails.ts": () =>
      [undefined, accountOf("academic")].map((supervisor) =>
        academicInvite(config, { invite: invited as never, code: token, supervisor }),
      ),
    "api/academic/verify-email/verify-email.mails.ts": () => [
      verificationMail(config, { ...someone, role: "HCP", language }, token),
    ],
    "identity/contact/already-registered-mail.ts": () =>
      ofEach((each) => alreadyRegisteredMail(config, each)),
    "identity/removal/archived-mail.ts": () => ofEach((each) => archivedMail(config, each)),
    "identity/removal/closed-mail.ts": () => ofEach((each) => closedMail(config, each)),
    "identity/login/warning-mails.ts": () =>
      realms.flatMap((realm) => [
        ...both.flatMap((isDisabled) =>
          both.map((isKnownDevice) =>
            accountLockedMail(config, accountOf(realm), { isDisabled, isKnownDevice }),
          ),
        ),
        signedInAfterFailuresMail(config, accountOf(realm)),
      ]),
    "identity/changes/change-mail.ts": () =>
      realms.flatMap((realm) =>
        changes.flatMap((change) =>
          [token, null].map((each) =>
            changeMail(config, accountOf(realm), { ...change, token: each }),
          ),
        ),
      ),
    "identity/contact/email-verification-mail.ts": () =>
      realms.flatMap((realm) => [
        emailVerificationMail(config, accountOf(realm), { token, hours: 24 }),
        addressTakenMail(config, accountOf(realm)),
      ]),
    "identity/contact/address-lost.ts": () =>
      realms.map((realm) => addressLostMail(config, accountOf(realm))),
    "identity/two-step/two-step-warning.ts": () =>
      realms.flatMap((realm) =>
        (["wrong-codes", "recovery-code"] as const).map((what) =>
          stepWarningMail(config, accountOf(realm), what),
        ),
      ),
    "identity/two-step/one-time-code.ts": () => [
      ...realms.map((realm) => oneTimeCodeMail(config, accountOf(realm), "K7QF29MDXR")),
      oneTimeCodeNoticeSms(config, account),
    ],
    "identity/contact/stored-data-link.ts": () => [
      ...realms.map((realm) => storedDataMail(config, accountOf(realm), token)),
      storedDataNoticeSms(config, account),
    ],
    "identity/contact/number-code-sms.ts": () => [numberCodeSms(config, account, "123456")],
    "identity/contact/imported-mail.ts": () =>
      realms.flatMap((realm) =>
        [null, "a hash"].map((password_hash) =>
          importedMail(config, { ...accountOf(realm), password_hash }),
        ),
      ),
    "identity/contact/sign-up-link.ts": () =>
      realms.map((product) => signUpLinkMail(config, { ...someone, product, language }, token)),
    "identity/removal/removal.ts": () =>
      [true, false].flatMap((isOwn) =>
        ofEach((each) => removalMail(config, each, { token, isOwn })),
      ),
    "identity/recovery/password-changed.ts": () =>
      [[], ["Chrome on Windows"]].flatMap((labels) =>
        ofEach((each) => passwordChangedMail(config, each, labels)),
      ),
    "identity/recovery/reset-link.ts": () =>
      ofEach((each) =>
        resetMail(config, each, { path: `/passwordreset/practice/${token}`, code: "123456" }),
      ),
    "api/practice/contact/contact.mails.ts": () => [
      contactMail(brand.email, { ...someone, ...lead } as never),
    ],
    "api/practice/forgot-password/reset-sms.ts": () => [resetSms(config, account, "123456")],
    "api/practice/forgot-username/forgot-username.mails.ts": () => [
      reminderMail(config, [account]),
      reminderMail(config, [account, account]),
    ],
    "api/practice/invites/invites.mails.ts": () => [practiceInvite(config, invited, token)],
    "api/practice/sign-up/sign-up.mails.ts": () =>
      [null, new Date(0)].map((proven) => welcomeMail(config, accountOf("practice", proven))),
    // Staff are written to in English alone.
    "api/staff/staff.mails.ts": () => [
      setUpMail("https://staff.example", member, token),
      newBrowserMail(member, { browser: "Chrome", system: "other" }),
      ownerRecoveredMail(member, "Lerato"),
      newKeyMail(member),
      ...(["login", "passkey-added", "passkey-removed", "recovery-codes"] as const).map((way) =>
        loginChangedMail(member, way),
      ),
      ...both.flatMap((isDisabled) =>
        both.map((isKnownDevice) => lockedMail(member, { isDisabled, isKnownDevice })),
      ),
      ...(["wrong-codes", "recovery-code"] as const).map((what) =>
        staffStepWarningMail(member, what),
      ),
    ],
  };
}
