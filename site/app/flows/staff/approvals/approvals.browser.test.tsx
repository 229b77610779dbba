import {
  confirmApproval,
  type ListedApproval,
  listApprovals,
  refuseApproval,
} from "@frontdoor/contract/products/approvals.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { onScreen, placeOf } from "../../../../test/screen.ts";
import { answerCall, idOf, memberOf, openConsole } from "../../../../test/staff.ts";
import { expectTexts } from "../../../../test/texts.ts";

const at = "2026-11-20T10:40:00.000Z";
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();

const approval: ListedApproval = {
  id: idOf(1),
  call: "createProductKey",
  input: { body: { holder: "practice", label: "new server", reason: "rotation" } },
  whom: null,
  reason: "rotation",
  askedBy: { id: idOf(8), name: "L. Fynbos" },
  decidedBy: null,
  askedAt: at,
  expiresAt: "2099-11-20T10:40:00.000Z",
  decidedAt: null,
  state: "pending",
};

test.each([
  ["createProductKey", { id: idOf(3), key: "secret-key" }],
  ["rotateWebhookSecret", { secret: "secret-key" }],
  ["rotateOpenidClient", { clientSecret: "secret-key", earlierEndAt: at }],
])(
  "a second person agrees by typing, and what is made so by %s is shown once",
  async (call, reply) => {
    answerCall(listApprovals, [{ ...approval, call }]);
    const sent = answerCall(confirmApproval, { call, reply });
    await openConsole("/staff/approvals", "owner");
    await page.getByRole("button", { name: "Agree…" }).click();
    const asked = dialog().getByLabelText("Details");
    await expect.element(asked).toHaveTextContent("HolderPracticeWhat it is fornew server");
    await field("Type the word to confirm", dialog()).fill("agree");
    answerCall(listApprovals, []);
    await dialog().getByRole("button", { name: "Agree, and do it" }).click();
    await expect.element(dialog().getByText("secret-key")).toBeVisible();
    await dialog().getByRole("button", { name: "Done" }).click();
    await expect.element(page.getByText("Nothing waits for a second person.")).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test("nobody agrees with themselves, and everybody takes their own back", async () => {
  const own = { ...approval, askedBy: { id: memberOf("owner").id, name: "P. Adams" } };
  answerCall(listApprovals, [own]);
  const sent = answerCall(refuseApproval, {});
  await openConsole("/staff/approvals", "owner");
  await expect.element(page.getByRole("button", { name: "Withdraw…" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Agree…" })).toHaveLength(0);
  await page.getByRole("button", { name: "Withdraw…" }).click();
  await field("Reason", dialog()).fill("typed wrongly");
  await dialog().getByRole("button", { name: "Withdraw it" }).click();
  await expect.element(told()).toMatchTextContent("Withdrawn: make a key.");
  expect(sent.map(({ body }) => body)).toEqual([{ reason: "typed wrongly" }]);
});

test("the side bar counts anew what waits once something was done", async () => {
  answerCall(listApprovals, [approval]);
  answerCall(refuseApproval, {});
  await openConsole("/staff/approvals", "owner");
  await page.getByRole("button", { name: "Refuse…" }).click();
  await field("Reason", dialog()).fill("not now");
  const waiting = [approval, { ...approval, id: idOf(2) }];
  answer(/approvals\?.*limit=100$/, { status: 200, body: waiting });
  const item = page.getByRole("navigation", { name: "Console" }).getByText("Approvals");
  await expect.element(item).toHaveTextContent("Approvals");
  await dialog().getByRole("button", { name: "Refuse it" }).click();
  await expect.element(item).toMatchTextContent(/^Approvals\s?2/);
});

test("on a phone a request is read and agreed to without scrolling sideways", async () => {
  await onScreen(320, 700);
  answerCall(listApprovals, [approval]);
  await openConsole("/staff/approvals", "owner");
  const agree = page.getByRole("button", { name: "Agree…" });
  await expect.element(agree).toBeVisible();
  const ends = [agree, page.css("td .state")].map(placeOf).map(({ x, width }) => x + width);
  expect(Math.max(...ends)).toBeLessThanOrEqual(320 - 12);
});

test("a request that its asker withdrew is not shown as refused", async () => {
  const decided = { ...approval, input: null, state: "refused", decidedAt: at } as const;
  answerCall(listApprovals, [
    { ...decided, decidedBy: approval.askedBy },
    { ...decided, id: idOf(2), decidedBy: { id: idOf(9), name: "P. Adams" } },
  ]);
  await openConsole("/staff/approvals?state=refused", "owner");
  const states = page.getByRole("row").css(".state");
  await expectTexts(states, ["Withdrawn", "Refused"]);
  await expectTexts(page.css("tbody td:last-child"), ["L. Fynbos", "P. Adams"]);
});

test("[SEC-L5] who agrees reads whose role it is that changes", async () => {
  const changed = { call: "changeStaffRole", input: { params: { id: idOf(4) } } };
  answerCall(listApprovals, [{ ...approval, ...changed, whom: "Sipho Dube" }]);
  await openConsole("/staff/approvals", "owner");
  await page.getByRole("button", { name: "Agree…" }).click();
  await expect.element(dialog().getByText("Sipho Dube")).toBeVisible();
});
