import type { ShownAccount } from "@frontdoor/contract/products/accounts.ts";
import { expect, test } from "vitest";
import { shownAccount } from "../../../../test/console-accounts.ts";
import { nextStep } from "./next-step.ts";
import type { Person } from "./use-person.ts";

const now = new Date("2026-11-22T10:00:00Z");
const { id } = shownAccount;
const stepOf = (changes: Partial<ShownAccount> | null) => {
  const shown = changes === null ? null : { ...shownAccount, name: null, ...changes };
  const person: Person = {
    id,
    realm: "practice",
    type: "HCP",
    status: shown?.status ?? "pending",
    maskedEmail: "t***@n***.example",
    name: null,
    username: null,
    account: shown,
  };
  return nextStep(person, now);
};
const failed = (state: "refused" | "handed-over") => ({
  id,
  kind: "practice.reset-mail",
  state,
  at: now.toISOString(),
  lastError: null,
});

test("somebody who is locked is told until when, and is unlocked or mailed a link", () => {
  const { sees, actions } = stepOf({ locked: true, lockedUntil: "2026-11-22T12:20:00.000Z" });
  expect(sees).toContain("today at 14:20");
  expect(actions).toEqual(["unlock", "reset"]);
});

test.each([
  ["a registration that waits", null, "resend"],
  ["a disabled password", { locked: true }, "reset"],
  ["a suspension", { status: "suspended" }, "reactivate"],
  [
    "an archived account of less than 30 days",
    { status: "archived", restorableUntil: "2026-12-01T00:00:00.000Z" },
    "restore",
  ],
  ["a mail that was refused", { messages: [failed("refused")] }, "email"],
  ["an address that nothing has verified", { emailVerified: false }, "resend"],
  ["somebody who never logged in", { lastLoginAt: null }, "reset"],
] as const)("%s: one step is suggested", (_what, changes, action) => {
  const { help, actions } = stepOf(changes as Partial<ShownAccount> | null);
  expect(help).not.toBeNull();
  expect(actions[0]).toBe(action);
});

test.each([
  [
    "a removal that was asked for",
    { removalAskedUntil: "2026-11-23T06:30:00.000Z" },
    "23 November 2026",
    [],
  ],
  [
    "two-step verification that ends",
    { twoStep: true, twoStepEndsAt: "2026-11-23T06:30:00.000Z" },
    "23 November 2026",
    ["code"],
  ],
])("%s is said with its moment, and what helps", (_what, changes, moment, offered) => {
  const { sees, help, actions } = stepOf(changes);
  expect(sees).toContain(moment);
  expect(help).not.toBe("");
  expect(actions).toEqual(offered);
});

test("where nothing stands in the way nothing is suggested; a code that is asked for is said", () => {
  expect(stepOf({ messages: [failed("handed-over")] }).help).toBeNull();
  expect(stepOf({ twoStep: true }).sees).toContain("code");
});

test("an account that was archived long ago is beyond help", () => {
  expect(stepOf({ status: "archived" })).toMatchObject({ help: null, actions: [] });
});

test("a lock that is over is none, whatever else is known", () => {
  expect(stepOf({ locked: false, lockedUntil: null }).help).toBeNull();
});
