import { expect, test } from "vitest";
import { codeChannel } from "./code-channel.ts";

const now = new Date("2026-03-10T08:00:00.000Z");
const before = new Date("2026-03-01T08:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ["proven neither", null, null, "sms"],
  ["its address proven alone", before, null, "mail"],
  ["its number confirmed alone", null, before, "sms"],
  ["proven both", before, before, "sms"],
] as const)(
  "[SEC-C6] the code of an account that has %s (%s, %s) goes by %s",
  (_which, email, number, channel) => {
    const account = {
      cell_number: "+27821234567",
      email_proven_at: email,
      number_confirmed_at: number,
      cell_number_changed_at: null,
    };
    expect(codeChannel(account, now)).toBe(channel);
  },
);

test.each([
  [0, "mail"],
  [6.99, "mail"],
  [7, "sms"],
] as const)(
  "[SEC-C6] a number that was changed %d days ago gets its code by %s",
  (days, channel) => {
    const proofs = {
      cell_number: "+27821234567",
      email_proven_at: before,
      number_confirmed_at: before,
    };
    expect(codeChannel({ ...proofs, cell_number_changed_at: daysAgo(days) }, now)).toBe(channel);
  },
);

test("[SEC-C6] the code of an account without a number goes by mail", () => {
  const unproven = { email_proven_at: null, number_confirmed_at: null };
  const account = { ...unproven, cell_number: "", cell_number_changed_at: null };
  expect(codeChannel(account, now)).toBe("mail");
});
