import { finishSetUp, readSetUp } from "@frontdoor/contract/staff/set-up.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { callsTo, cutOff } from "../../../../test/back-end.ts";
import { expectFault, field } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";
import { onScreen } from "../../../../test/screen.ts";
import { answerCall, pathOf } from "../../../../test/staff.ts";

const link = {
  name: "P. Adams",
  emailAddress: "p.adams@staff.example",
  role: "support",
  expiresAt: "2026-11-23T06:00:00.000Z",
  key: "JBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Heron%20Staff:p.adams%40staff.example?secret=JBSWY3DPEHPK3PXP",
} as const;
const codes = Array.from({ length: 10 }, (_, at) => `K7QF2-9MDX${at}`);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

async function openLink() {
  const read = answerCall(readSetUp, link);
  await open("/staff/set-up#the-token");
  await expect.element(page.getByText("P. Adams, p.adams@staff.example, support")).toBeVisible();
  return read;
}

test("the token leaves the address bar at once, and the page says whose login it is", async () => {
  const read = await openLink();
  await expect.poll(() => location.href).not.toContain("the-token");
  expect(read.map(({ body }) => body)).toEqual([{ token: "the-token" }]);
  await expect
    .element(page.getByRole("img", { name: "A picture for your authenticator app" }))
    .toBeVisible();
  await expect.element(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
});

test.each([320, 390])(
  "a long address is broken after its @ on a screen of %s px",
  async (width) => {
    await onScreen(width, 844);
    const domain = "staff.capetown.example";
    answerCall(readSetUp, { ...link, emailAddress: `s.vanderwesthuizen@${domain}` });
    await open("/staff/set-up#the-token");
    const who = page.getByText("s.vanderwesthuizen@");
    await expect.poll(() => linesOf(domain, who.element())).toBe(1);
  },
);

/** How many lines some words of an element are on. */
function linesOf(words: string, element: Element): number {
  const range = document.createRange();
  for (const text of element.childNodes) {
    const start = text.textContent?.indexOf(words) ?? -1;
    if (start === -1) continue;
    range.setStart(text, start);
    range.setEnd(text, start + words.length);
  }
  return range.getClientRects().length;
}

test("password and code go together, and the codes that come back are kept before the login", async () => {
  await openLink();
  const sent = answerCall(finishSetUp, { recoveryCodes: codes });
  await field("Choose a password").fill("reeds-by-the-river-7");
  await field("Code").fill("123456");
  await press("Set up my login");
  await expect.element(heading("Keep these ten codes")).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    { token: "the-token", password: "reeds-by-the-river-7", code: "123456" },
  ]);
  await expect.element(page.getByRole("listitem")).toHaveLength(10);
  await expect.element(page.getByRole("button", { name: "Log in" })).toBeDisabled();
  await page.getByRole("checkbox").click();
  await press("Log in");
  await expect.element(heading("Log in")).toBeVisible();
});

test("a weak password and a missing code are said at their fields, and nothing is sent", async () => {
  await openLink();
  await field("Choose a password").fill("short");
  await press("Set up my login");
  await expectFault(field("Choose a password"), "Password needs at least 8 characters.");
  await expectFault(field("Code"), "The field is required");
  expect(callsTo(pathOf(finishSetUp))).toEqual([]);
});

test("a wrong code leaves the link and the password as they are", async () => {
  await openLink();
  answerCall(finishSetUp, { status: 400, code: "WRONG_CODE", message: "Wrong." });
  await field("Choose a password").fill("reeds-by-the-river-7");
  await field("Code").fill("000000");
  await press("Set up my login");
  await expectFault(field("Code"), "Wrong.");
  await expect.element(field("Choose a password")).toHaveValue("reeds-by-the-river-7");
});

test("a link that was used says whom to ask, and offers no second try", async () => {
  answerCall(readSetUp, {
    status: 404,
    code: "CONSOLE_LINK_INVALID",
    message: "Used. Ask an owner.",
  });
  await open("/staff/set-up#the-token");
  await expect.element(page.getByText("Used. Ask an owner.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toHaveLength(0);
});

test("an answer that never comes can be asked for again", async () => {
  cutOff(pathOf(readSetUp));
  await open("/staff/set-up#the-token");
  await expect.element(page.getByRole("alert")).toBeVisible();
  answerCall(readSetUp, link);
  await press("Try again");
  await expect.element(field("Choose a password")).toBeVisible();
});

test("without a link there is nothing to set up", async () => {
  await open("/staff/set-up");
  await expect.element(page.getByText("This page needs the link from your mail.")).toBeVisible();
});
