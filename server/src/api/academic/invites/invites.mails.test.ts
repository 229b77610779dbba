import { expect, test } from "vitest";
import type { Account } from "../../../identity/accounts/account-store.ts";
import type { Invite } from "../../../identity/invites/find-invites.ts";
import { inviteMail } from "./invites.mails.ts";

test("two names in right-to-left writing stay two, in the order of the sentence", () => {
  const invite = { name: "علي", email: "hod@example.org" } as Invite;
  const supervisor = { name: "أحمد", surname: "يوسف", language: "en" } as Account;
  const config = { publicUrl: "https://frontdoor.example", languages: ["en"] } as const;
  const { text, html } = inviteMail(config, { invite, code: "a-code", supervisor });
  const greeting = "Hello \u2068علي\u2069, \u2068أحمد يوسف\u2069 uses";
  expect(text).toContain(greeting);
  expect(html).toContain(greeting);
});
