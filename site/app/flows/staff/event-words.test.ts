import { loginWays } from "@frontdoor/contract/account/logins.ts";
import { changeKinds } from "@frontdoor/contract/account/unrecognised.ts";
import { productEventKinds } from "@frontdoor/contract/products/events.ts";
import { undeliveredReasons } from "@frontdoor/contract/undelivered-reasons.ts";
import { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { expect, test } from "vitest";
import { detailWords, eventWords, whoWords } from "./event-words.ts";

test.each([
  ["way", loginWays],
  ["change", changeKinds],
  ["because", undeliveredReasons],
] as const)("each value of %s has words for staff", (name, values) => {
  expect(Object.keys(timelineWords.values[name])).toEqual(expect.arrayContaining([...values]));
});

test.each([
  ["scope-granted", "Scope granted to a product"],
  ["product-key-made", "Key made"],
  ["openid-client-changed", "OpenID Connect client changed"],
  ["hod-link-declined", "Head of department declined"],
  ["hod-warning-confirmed", "Chose a head of department who works elsewhere"],
  ["invite-sent", "Invite made"],
  ["invite-accepted", "Invite accepted"],
  ["invite-registered", "Signed up by an invite"],
  ["approval-asked", "Asked for a second person"],
  ["approval-withdrawn", "Withdrew a request for a second person"],
  ["registration-repeated", "Registered once more"],
])("the audit tells %s, and can be filtered by it", (kind, text) => {
  expect(Object.keys(timelineWords.kinds)).toContain(kind);
  expect(eventWords(kind)).toBe(text);
});

test("the audit's filter offers nothing that no event of the audit is called", () => {
  const audited: string[] = ["account-archived", "signed-out"];
  const alone = productEventKinds.filter((kind) => !audited.includes(kind));
  const offered = Object.keys(timelineWords.kinds);
  const never: string[] = [...alone, "account-page-opened"];
  expect(offered.filter((kind) => never.includes(kind))).toEqual([]);
  expect(eventWords("account-page-opened")).toBe("Opened account settings");
  expect(alone.map(eventWords)).toEqual([
    "Password changed",
    "Account changed",
    "Invite accepted",
    "Head of department named",
    "Head of department confirmed",
    "Head of department missing",
  ]);
});

test("who did it is a person, a product or the installation, never its code", () => {
  const by = ["itself", "practice", "academic", "operator", "staff:018f"].map((who) =>
    whoWords(who),
  );
  expect(by).toEqual(["the person", "Practice", "Academic", "the installation’s key", "staff"]);
});

test("details are told in words; what has none is shown as it is", () => {
  expect(detailWords({ way: "password-and-code" })).toBe("by password and code");
  expect(detailWords({ change: "second-step-on" })).toBe("two-step verification switched on");
  expect(detailWords({ undeliveredBecause: "mailbox-full" })).toBe("because: the mailbox is full");
  expect(detailWords({ clientId: "web", change: "redirectUris refreshHours" })).toBe(
    "at web · Redirect addresses of logins, Password needed again after",
  );
  expect(detailWords({ by: "numberEnding" })).toBe("by the end of a cellphone number");
  expect(detailWords({ call: "archiveAccount" })).toBe("Archive an account");
  expect(detailWords({ call: "markLead" })).toBe("Mark a contact request");
  expect(detailWords({ call: "listAudit" })).toBe("Read the audit");
  expect(detailWords({ call: "listWebhooks" })).toBe("List webhooks");
  expect(detailWords({ through: "sms" })).toBe("SMS");
  expect(detailWords({ through: "academic" })).toBe("Academic");
  expect(detailWords({ what: "passkey-removed" })).toBe("passkey removed");
  expect(detailWords({ role: "HOD" })).toBe("as Head of department");
  expect(detailWords({ role: "owner" })).toBe("as Owner");
  expect(detailWords({ way: "telepathy", role: "RECEPTION", change: "constructor" })).toBe(
    "by telepathy · as RECEPTION · constructor",
  );
});
