import { statisticValues } from "@frontdoor/contract/statistics.ts";
import { expect, test } from "vitest";
import { countedKinds, countsOfEvent, type Subject } from "./counts-of-event.ts";

const at = new Date("2026-03-01T22:30:00Z");
const trainee: Subject = {
  product: "academic",
  role: "TRAINEE",
  language: "zu",
  signedUpAt: new Date("2026-03-01T22:25:00Z"),
  verifiedAt: null,
  isImported: false,
};
const of = (kind: string, details = {}, realm = "academic") => ({ kind, at, realm, details });
const told = (counts: ReturnType<typeof countsOfEvent>) =>
  counts.map(({ measure, role, value }) => [measure, role, value].filter(Boolean).join(" "));

test("a day is one of South Africa: 22:30 UTC belongs to the next", () => {
  expect(countsOfEvent(of("logged-in"), trainee, false)[0]?.day).toBe("2026-03-02");
});

test("an academic registration is sent when it is asked for, and verified when the link makes the account", () => {
  expect(told(countsOfEvent(of("registration-requested"), trainee, false))).toEqual([
    "sign-up TRAINEE sent",
    "language zu",
  ]);
  expect(told(countsOfEvent(of("registered"), trainee, false))).toEqual([
    "sign-up TRAINEE verified",
    "verified-after 10-minutes",
    "people joined",
  ]);
});

test.each([
  [9, "10-minutes"],
  [59, "hour"],
  [23 * 60, "day"],
  [25 * 60, "longer"],
])("verified %i minutes after the form was sent counts as %s", (minutes, value) => {
  const signedUpAt = new Date(at.getTime() - minutes * 60_000);
  const counts = countsOfEvent(of("email-proven"), { ...trainee, signedUpAt }, false);
  expect(counts.map((each) => each.value)).toEqual(["verified", value]);
});

test("somebody who came from another system filled in no form: neither sent, verified nor a first login", () => {
  const imported = { ...trainee, isImported: true };
  expect(told(countsOfEvent(of("account-imported"), imported, false))).toEqual(["people joined"]);
  expect(countsOfEvent(of("email-proven"), imported, false)).toEqual([]);
  expect(told(countsOfEvent(of("logged-in"), imported, true))).toEqual(["login TRAINEE password"]);
});

test("whom the patient app brings in signed up there, in a language that it does not tell", () => {
  const patient = { ...trainee, product: "patient", role: "PATIENT", language: "en" } as const;
  expect(told(countsOfEvent(of("account-imported", {}, "practice"), patient, false))).toEqual([
    "sign-up PATIENT sent",
    "people joined",
  ]);
});

test("a login is the first where the audit reaches back to the sign-up: it forgets after 24 months", () => {
  const of25 = { ...trainee, signedUpAt: new Date("2024-02-01T00:00:00Z") };
  const first = "sign-up TRAINEE first-login";
  expect(told(countsOfEvent(of("logged-in"), trainee, true))).toContain(first);
  expect(told(countsOfEvent(of("logged-in"), of25, true))).toEqual(["login TRAINEE password"]);
});

test("a practice invite that was mailed verifies at once", () => {
  const { signedUpAt } = trainee;
  const invited = { ...trainee, product: "practice", verifiedAt: signedUpAt } as const;
  const values = countsOfEvent(of("registered", {}, "practice"), invited, false);
  expect(values.map(({ value }) => value)).toEqual([
    "sent",
    "zu",
    "verified",
    "10-minutes",
    "joined",
  ]);
});

test.each([
  ["password-and-code", "two-step"],
  ["password-and-recovery-code", "two-step"],
  ["passkey", "passkey"],
  ["password", "password"],
  ["<script>", "password"],
])("a login by %s counts as %s", (way, value) => {
  expect(countsOfEvent(of("logged-in", { way }), trainee, false)[0]?.value).toBe(value);
});

test("whatever an event says, only values of the contract are stored", () => {
  const details = { way: "x", because: "x", by: "x", isDisabled: "x" };
  for (const kind of countedKinds) {
    for (const { measure, value } of countsOfEvent(of(kind, details), trainee, true)) {
      expect(statisticValues[measure]).toContain(value);
    }
  }
});

test("an event without a realm, of staff such as, is not counted", () => {
  expect(countsOfEvent({ ...of("logged-in"), realm: null }, null, false)).toEqual([]);
});
