import type { ListedApproval } from "@frontdoor/contract/products/approvals.ts";
import { expect, test } from "vitest";
import { askedFields } from "./asked-fields.ts";

const at = "2026-11-20T10:40:00.000Z";
const approval: ListedApproval = {
  id: "018f0000-0000-7000-8000-000000000001",
  call: "createProductKey",
  input: {},
  whom: null,
  reason: "agreed by phone",
  askedBy: { id: null, name: "L. Fynbos" },
  decidedBy: null,
  askedAt: at,
  expiresAt: at,
  decidedAt: null,
  state: "pending",
};
const asked = (call: string, input: ListedApproval["input"], more: Partial<ListedApproval> = {}) =>
  askedFields({ ...approval, ...more, call, input });
const reason = "agreed by phone";
const id = "018f0000-0000-7000-8000-000000000004";

test.each([
  {
    call: "createProductKey",
    input: { body: { label: "new server", holder: "operator", reason } },
    shown: [
      ["Holder", "Command"],
      ["What it is for", "new server"],
    ],
  },
  {
    call: "changeStaffRole",
    input: { params: { id }, body: { role: "registrar", reason } },
    whom: "Sipho Dube",
    shown: [
      ["Who it is about", "Sipho Dube"],
      ["Id", id],
      ["Role", "Registrar"],
    ],
  },
  {
    call: "changeAccountEmail",
    input: {
      accountId: id,
      body: { realm: "academic", username: id, emailAddress: "n@e.w", ticket: "HD-1", reason },
    },
    shown: [
      ["New email address", "n@e.w"],
      ["Id", id],
      ["Product", "Academic"],
      ["Ticket number", "HD-1"],
    ],
  },
  {
    call: "archiveAccount",
    input: { accountId: id, body: { realm: "practice", username: "thandi", reason: "another" } },
    shown: [
      ["Username", "thandi"],
      ["Id", id],
      ["Product", "Practice"],
      ["Reason", "another"],
    ],
  },
  {
    call: "changeOpenidClient",
    input: {
      params: { id: "practice-web" },
      body: { redirectUris: ["https://a/", "https://b/"], refreshHours: 8, wantedAcr: "mfa" },
    },
    shown: [
      ["Client ID", "practice-web"],
      ["Redirect addresses of logins", "https://a/ · https://b/"],
      ["Password needed again after", "8 hours"],
      ["Every login needs", "Two-step verification"],
    ],
  },
  {
    call: "createPracticeInvite",
    input: { body: { emailAddress: "a@b.c", userType: "ADMIN", send: true, reason } },
    shown: [
      ["Email address", "a@b.c"],
      ["User type", "Administrator"],
      ["Sent by mail", "Yes"],
    ],
  },
])("an owner reads in plain words what $call would do", ({ call, input, shown, whom = null }) => {
  expect(asked(call, input, { whom })).toEqual(shown);
});

test("[SEC-L5] nothing that is agreed to is left out: what has no words is shown by its name", () => {
  const input = {
    newThing: 7,
    body: { jwks: { keys: [{ kty: "RSA" }] }, jwksUri: null, role: "x" },
  };
  expect(asked("someCall", input)).toEqual([
    ["Role", "x"],
    ["Public keys", "Keys: Kty: RSA"],
    ["Where it publishes its public keys", "None"],
    ["New thing", "7"],
  ]);
});
