import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anotherBrand, valuesIn } from "@frontdoor/brand/another-brand.fixture.ts";
import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import { expect, test, vi } from "vitest";
import { inviteMail as academicInvite } from "./academic/invites/invites.mails.ts";
import { verificationMail } from "./academic/verify-email/verify-email.mails.ts";
import type { Message } from "./mechanisms/mail/message.ts";
import type { Account } from "./people/accounts/account-store.ts";
import { alreadyRegisteredMail } from "./people/accounts/already-registered-mail.ts";
import { archivedMail } from "./people/archive/archived-mail.ts";
import { closedMail } from "./people/archive/closed-mail.ts";
import { loginWarningMails } from "./people/authenticator/warning-mails.ts";
import { passwordChangedMail } from "./people/password-reset/password-changed.ts";
import { resetMail } from "./people/password-reset/reset-mail.ts";
import { contactMail } from "./practice/contact/contact.mails.ts";
import { resetSms } from "./practice/forgot-password/reset-sms.ts";
import { reminderMail } from "./practice/forgot-username/forgot-username.mails.ts";
import { inviteMail as practiceInvite } from "./practice/invites/invites.mails.ts";
import { welcomeMail } from "./practice/sign-up/sign-up.mails.ts";

vi.mock(import("@frontdoor/brand/brand.ts"), async (original) => {
  const actual = await original();
  return { ...actual, brand: anotherBrand(actual.brand) };
});
const { brand: before } = await vi.importActual<{ brand: typeof brand }>(
  "@frontdoor/brand/brand.ts",
);

const config = { publicUrl: "https://front-door.example", languages: ["en"] } as const;
const someone = { name: "Naledi", surname: "Botha", username: "naledi", email: "n@example.org" };
const lead = { last_name: "Botha", phone_number: "", origin: "practice", marketing_consent: false };
const products = ["patient", "practice", "academic"] as const;

function accountOf(product: (typeof products)[number]): Account {
  const realm = product === "academic" ? "academic" : "practice";
  const type = product === "patient" ? "PATIENT" : "HCP";
  return {
    ...someone,
    realm,
    type,
    cell_number: "+27821234567",
    retain_until: new Date(0),
  } as Account;
}

/** The module of every message, with all that it can write. */
const messages: Record<string, () => Message[]> = {
  "academic/invites/invites.mails.ts": () =>
    [undefined, accountOf("academic")].map((supervisor) =>
      academicInvite(config, { invite: someone as never, code: "c", supervisor }),
    ),
  "academic/verify-email/verify-email.mails.ts": () => [
    verificationMail(config, { ...someone, role: "HCP", language: "en" }, "t"),
  ],
  "people/accounts/already-registered-mail.ts": () =>
    products.map((product) => alreadyRegisteredMail(config, accountOf(product))),
  "people/archive/archived-mail.ts": () =>
    products.map((product) => archivedMail(config, accountOf(product))),
  "people/archive/closed-mail.ts": () =>
    products.map((product) => closedMail(config, accountOf(product))),
  "people/authenticator/warning-mails.ts": () =>
    (["practice", "academic"] as const).flatMap((realm) => {
      const mails = loginWarningMails(config);
      const lock = { isDisabled: true, isKnownDevice: false } as never;
      return [
        mails.accountLocked(accountOf(realm), lock),
        mails.signedInAfterFailures(accountOf(realm)),
      ];
    }),
  "people/password-reset/password-changed.ts": () =>
    products.map((product) => passwordChangedMail(config, accountOf(product))),
  "people/password-reset/reset-mail.ts": () =>
    products.map((product) => resetMail(config, accountOf(product), { path: "/", code: "123456" })),
  "practice/contact/contact.mails.ts": () => [
    contactMail(brand.email, { ...someone, ...lead } as never),
  ],
  "practice/forgot-password/reset-sms.ts": () => [
    resetSms(config, accountOf("practice"), "123456"),
  ],
  "practice/forgot-username/forgot-username.mails.ts": () => [
    reminderMail(config, [accountOf("practice")]),
  ],
  "practice/invites/invites.mails.ts": () => [practiceInvite(config, someone.email, "c")],
  "practice/sign-up/sign-up.mails.ts": () => [welcomeMail(config, accountOf("practice"))],
};
const hexColours = /#[0-9a-f]{6}\b/g;
const brandColours = products.flatMap((product) =>
  (["light", "dark"] as const).flatMap((theme) => Object.values(colours(product, theme))),
);

test.each(Object.entries(messages))("%s writes for the brand that is configured", (_, compose) => {
  for (const message of compose()) {
    const html = message.channel === "email" ? message.html : "";
    const whole = JSON.stringify(message);
    expect(whole).toContain("Kestrel & Co");
    expect(valuesIn(whole, before)).toEqual([]);
    expect(whole).not.toMatch(/\bHeron\b/);
    expect(html).not.toContain("Kestrel & Co");
    expect(brandColours).toEqual(expect.arrayContaining(html.match(hexColours) ?? []));
  }
});

test("every module that writes a message is among them", () => {
  const writing = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    // Frames what the others write, and writes nothing itself.
    .filter((name) => name !== "people/accounts/owner-mail.ts")
    .filter((name) =>
      /(?:return |\.\.\.|=>\s*)(?:composeMail|mailToOwner)\(|channel: "sms",/.test(
        readFileSync(join(import.meta.dirname, name), "utf8"),
      ),
    );
  expect(writing.sort()).toEqual(Object.keys(messages).sort());
});
