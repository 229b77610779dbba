import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anotherBrand, valuesIn } from "@frontdoor/brand/another-brand.fixture.ts";
import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import { expect, test, vi } from "vitest";
import { inviteLetter as academicInvite } from "./academic/invites/invites.mails.ts";
import { verificationLetter } from "./academic/verify-email/verify-email.mails.ts";
import type { Message } from "./mechanisms/mail/message.ts";
import type { Account } from "./people/accounts/account-store.ts";
import { alreadyRegisteredLetter } from "./people/accounts/already-registered-letter.ts";
import { archivedLetter } from "./people/archive/archived-letter.ts";
import { closedLetter } from "./people/archive/closed-letter.ts";
import { loginWarningLetters } from "./people/authenticator/warning-letters.ts";
import { passwordChangedLetter } from "./people/password-reset/password-changed.ts";
import { resetLetter } from "./people/password-reset/reset-letter.ts";
import { contactLetter } from "./practice/contact/contact.mails.ts";
import { resetSms } from "./practice/forgot-password/forgot-password.mails.ts";
import { reminderLetter } from "./practice/forgot-username/forgot-username.mails.ts";
import { inviteLetter as practiceInvite } from "./practice/invites/invites.mails.ts";
import { welcomeLetter } from "./practice/sign-up/sign-up.mails.ts";

vi.mock(import("@frontdoor/brand/brand.ts"), async (original) => {
  const actual = await original();
  return { ...actual, brand: anotherBrand(actual.brand) };
});
const { brand: before } = await vi.importActual<{ brand: typeof brand }>(
  "@frontdoor/brand/brand.ts",
);

const url = "https://front-door.example";
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
      academicInvite(url, { invite: someone as never, code: "c", supervisor }),
    ),
  "academic/verify-email/verify-email.mails.ts": () => [
    verificationLetter({ ...someone, role: "HCP" } as never, { publicUrl: url, token: "t" }),
  ],
  "people/accounts/already-registered-letter.ts": () =>
    products.map((product) => alreadyRegisteredLetter(accountOf(product), url)),
  "people/archive/archived-letter.ts": () =>
    products.map((product) => archivedLetter(accountOf(product))),
  "people/archive/closed-letter.ts": () =>
    products.map((product) => closedLetter(accountOf(product))),
  "people/authenticator/warning-letters.ts": () =>
    (["practice", "academic"] as const).flatMap((realm) => {
      const letters = loginWarningLetters(realm, url);
      const lock = { isDisabled: true, isKnownDevice: false } as never;
      return [
        letters.accountLocked(accountOf(realm), lock),
        letters.signedInAfterFailures(accountOf(realm)),
      ];
    }),
  "people/password-reset/password-changed.ts": () =>
    products.map((product) => passwordChangedLetter(accountOf(product), url)),
  "people/password-reset/reset-letter.ts": () =>
    products.map((product) => resetLetter(accountOf(product), { link: url, code: "123456" })),
  "practice/contact/contact.mails.ts": () => [
    contactLetter(brand.email, { ...someone, ...lead } as never),
  ],
  "practice/forgot-password/forgot-password.mails.ts": () => [
    resetSms(accountOf("practice"), "123456"),
  ],
  "practice/forgot-username/forgot-username.mails.ts": () => [
    reminderLetter(url, someone.email, ["naledi"]),
  ],
  "practice/invites/invites.mails.ts": () => [practiceInvite(url, someone.email, "c")],
  "practice/sign-up/sign-up.mails.ts": () => [welcomeLetter(accountOf("practice"), url)],
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
    .filter((name) =>
      /(?:return |\.\.\.|=>\s*)composeLetter\(|channel: "sms",/.test(
        readFileSync(join(import.meta.dirname, name), "utf8"),
      ),
    );
  expect(writing.sort()).toEqual(Object.keys(messages).sort());
});
