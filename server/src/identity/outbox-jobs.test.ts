import { expect, test } from "vitest";
import { payloadOf } from "../platform/outbox/jobs.ts";
import {
  academicJobs,
  type enqueue,
  inRealm,
  outboxJobs,
  type PracticeHandlers,
  practiceJobs,
} from "./outbox-jobs.ts";

type NewJob = Parameters<typeof enqueue>[1];

/** The types alone are looked at: `npm run types` is where these tests fail. */
const row = { id: "01890a5d-ac96-774b-bcce-b302099a8057", now: new Date(0) };
const { id } = row;

test("a declared kind is put in with a payload of its shape", () => {
  const jobs: NewJob[] = [
    { ...row, kind: "practice.reset-mail", payload: { tokenId: id } },
    { ...row, kind: "practice.reminder-mail", payload: { accountIds: [id, id] } },
  ];
  expect(jobs.every(({ kind }) => kind in outboxJobs)).toBe(true);
});

test("a kind that is not declared does not compile", () => {
  // @ts-expect-error no such kind
  const unknown: NewJob = { ...row, kind: "practice.unheard-of", payload: { tokenId: id } };
  const payload = { tokenId: id };
  // @ts-expect-error only the academic realm has it
  const elsewhere: NewJob = { ...row, kind: "practice.verification-mail", payload };
  expect([unknown.kind, elsewhere.kind].filter((kind) => kind in outboxJobs)).toEqual([]);
});

test("a payload of another shape does not compile", () => {
  const kind = "practice.reset-mail";
  // @ts-expect-error another kind's
  const another: NewJob = { ...row, kind, payload: { accountId: id } };
  // @ts-expect-error none
  const none: NewJob = { ...row, kind, payload: {} };
  // @ts-expect-error more than the shape
  const more: NewJob = { ...row, kind, payload: { tokenId: id, token: "secret" } };
  const reminder = "practice.reminder-mail";
  // @ts-expect-error a list as text
  const text: NewJob = { ...row, kind: reminder, payload: { accountIds: `${id} ${id}` } };
  // @ts-expect-error an empty list
  const empty: NewJob = { ...row, kind: reminder, payload: { accountIds: [] } };
  expect([another, none, more, text, empty]).toHaveLength(5);
});

test("a kind without a handler does not compile, nor a handler of another kind's payload", () => {
  const work = async () => {};
  // @ts-expect-error there are more kinds
  const some: PracticeHandlers = { registered: { work } };
  // @ts-expect-error no such kind
  const more: PracticeHandlers<"registered"> = { registered: { work }, unheard: { work } };
  const needsToken = async (_tx: unknown, { payload }: { payload: { tokenId: string } }) =>
    void payload.tokenId;
  // @ts-expect-error the payload of a registration has no token
  const another: PracticeHandlers<"registered"> = { registered: { work: needsToken } };
  expect([some, more, another].flatMap(Object.keys)).not.toContain("reset-mail");
});

test("payloads keep the names that waiting rows have", () => {
  const named = Object.entries({ ...practiceJobs, ...academicJobs })
    .map(([kind, { shape }]) => `${kind}: ${Object.keys(shape).join(" ")}`)
    .sort();
  expect(named).toEqual([
    "account-archived-mail: accountId",
    "account-closed-mail: accountId",
    "account-imported-mail: accountId",
    "account-locked-mail: accountId before isDisabled isKnownDevice",
    "account-locked: usernameIndexes isDisabled isKnownDevice",
    "address-lost-mail: tokenId",
    "already-registered-mail: accountId",
    "change-mail: tokenId",
    "change-notice-mail: tokenId",
    "contact-mail: leadId",
    "email-proof-mail: tokenId",
    "invite-mail: inviteId",
    "number-code-sms: codeId by",
    "one-time-code-mail: tokenId",
    "one-time-code-notice-sms: accountId",
    "openid-logout: accountId clientId sid",
    "password-changed-mail: accountId before",
    "registered: accountId usernameIndexes",
    "reminder-mail: accountIds",
    "reminder-requested: emailIndexes",
    "removal-mail: tokenId",
    "reset-mail: tokenId",
    "reset-requested: usernameIndexes",
    "reset-sms: otpId accountId by",
    "sign-up-link-mail: sealedEmail language",
    "signed-in-after-failures-mail: accountId before",
    "signed-in-after-failures: usernameIndexes",
    "step-warning-mail: accountId before what",
    "stored-data-mail: tokenId",
    "stored-data-notice-sms: accountId",
    "verification-mail: tokenId",
    "verification-repeated: usernameIndexes device",
    "verification-requested: pendingId",
    "welcome-mail: accountId",
  ]);
});

test.each([
  ["usernameIndexes", practiceJobs["reset-requested"]],
  ["emailIndexes", practiceJobs["reminder-requested"]],
  ["accountIds", practiceJobs["reminder-mail"]],
] as const)(
  "a row that holds %s as text, as versions before did, is read as a list",
  (name, shape) => {
    expect(payloadOf(shape, { [name]: "one two" })).toEqual({ [name]: ["one", "two"] });
    expect(payloadOf(shape, { [name]: "one" })).toEqual({ [name]: ["one"] });
    expect(payloadOf(shape, { [name]: ["one", "two"] })).toEqual({ [name]: ["one", "two"] });
  },
);

test("a row of the version before with more than is needed now is read, without what is not needed", () => {
  const lock = { isDisabled: false, isKnownDevice: true };
  expect(
    payloadOf(outboxJobs["academic.account-locked-mail"], {
      ...lock,
      usernameIndexes: "one two",
      accountId: id,
    }),
  ).toEqual({ ...lock, accountId: id, before: null });
});

test("what is no id, no list and no text is of another shape", () => {
  const refused = expect.objectContaining({ name: "PayloadOfAnotherShape" });
  const wrong = [{ accountIds: 7 }, { accountIds: [] }, { accountIds: [7] }, {}, null, "text"];
  for (const payload of wrong) {
    expect(() => payloadOf(practiceJobs["reminder-mail"], payload)).toThrow(refused);
  }
  expect(() => payloadOf(practiceJobs["reset-mail"], { tokenId: "none" })).toThrow(refused);
});

test("entries of a realm go by its name", () => {
  expect(inRealm("academic", { one: 1, "two-mail": 2 })).toEqual({
    "academic.one": 1,
    "academic.two-mail": 2,
  });
});
