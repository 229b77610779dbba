import { loginWays } from "@frontdoor/contract/account/logins.ts";
import { changeKinds } from "@frontdoor/contract/account/unrecognised.ts";
import { undeliveredReasons } from "@frontdoor/contract/undelivered-reasons.ts";
import { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { expect, test } from "vitest";
import { detailWords } from "./event-words.ts";

test.each([
  ["way", loginWays],
  ["change", changeKinds],
  ["because", undeliveredReasons],
] as const)("each value of %s has words for staff", (name, values) => {
  expect(Object.keys(timelineWords.values[name])).toEqual(expect.arrayContaining([...values]));
});

test("details are told in words; what has none is shown as it is", () => {
  expect(detailWords({ way: "password-and-code" })).toBe("by password and code");
  expect(detailWords({ change: "second-step-on" })).toBe("two-step verification switched on");
  expect(detailWords({ undeliveredBecause: "mailbox-full" })).toBe("because: the mailbox is full");
  expect(detailWords({ role: "HOD" })).toBe("as Head of department");
  expect(detailWords({ role: "owner" })).toBe("as Owner");
  expect(detailWords({ way: "telepathy", role: "RECEPTION", change: "constructor" })).toBe(
    "by telepathy · as RECEPTION · constructor",
  );
});
