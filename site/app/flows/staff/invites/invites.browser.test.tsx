import {
  createAcademicInvite,
  createPracticeInvite,
  type ListedInvite,
  listInvites,
  resendInvite,
  revokeInvite,
} from "@frontdoor/contract/products/invites.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { answer, callsTo, holdBack, whenGivenUp } from "../../../../test/back-end.ts";
import { expectFault, field } from "../../../../test/form.ts";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString();
const waiting: ListedInvite = {
  id: idOf(1),
  kind: "practice",
  status: "SENT",
  emailAddress: "s.mokoena@rooms.example",
  role: "HCP",
  practiceId: "P1",
  createdAt: "2026-11-20T10:40:00.000Z",
  expiresAt: "2099-11-20T10:40:00.000Z",
};
const ending: ListedInvite = {
  ...waiting,
  id: idOf(2),
  kind: "academic",
  emailAddress: "j.adams@uni.example",
  role: "TRAINEE",
  practiceId: null,
  expiresAt: soon,
};

const row = (text: string) => page.getByRole("row").filter({ hasText: text });
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();

test("those that wait are listed; another state stands in the address", async () => {
  const asked = answerCall(listInvites, [waiting, ending]);
  await openConsole("/staff/invites", "support");
  await expect.element(row("s.mokoena")).toMatchTextContent("Waiting");
  await expect.element(row("j.adams")).toMatchTextContent("Ends");
  await page.getByRole("button", { name: "Revoked" }).click();
  await expectAddress("/staff/invites?status=REVOKED");
  await expect
    .poll(() => asked.map(({ url }) => new URL(url).search))
    .toEqual(["?status=SENT&limit=25", "?status=REVOKED&limit=25"]);
});

test("the pages of the list follow the cursor, there and back", async () => {
  const link = `</api/products/invites?status=SENT&limit=25&after=${idOf(2)}>; rel="next"`;
  answer(pathOf(listInvites), { status: 200, body: [waiting, ending], headers: { link } });
  answer(/invites\?.*after=/, {
    status: 200,
    body: [{ ...waiting, id: idOf(3), emailAddress: "l.fynbos@rooms.example" }],
  });
  await openConsole("/staff/invites", "support");
  await expect.element(page.getByText("1 to 2")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Newer" })).toBeDisabled();
  await page.getByRole("button", { name: "Older" }).click();
  await expect.element(row("l.fynbos")).toBeVisible();
  await expect.element(page.getByText("26 to 26")).toBeVisible();
  await page.getByRole("button", { name: "Newer" }).click();
  await expect.element(row("s.mokoena")).toBeVisible();
});

test("the file of a list has what every page holds, asked for a hundred at a time", async () => {
  const link = `</api/products/invites?status=SENT&limit=100&after=${idOf(2)}>; rel="next"`;
  answer(pathOf(listInvites), { status: 200, body: [waiting, ending], headers: { link } });
  const rest = answer(/invites\?.*after=/, { status: 200, body: [{ ...waiting, id: idOf(3) }] });
  await openConsole("/staff/invites", "support");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  await expect.element(told()).toMatchTextContent("3 rows are saved as a file.");
  expect(rest.map(({ url }) => new URL(url).searchParams.get("limit"))).toEqual(["100"]);
});

test("an invite is mailed again with one press, and what is refused is said", async () => {
  answerCall(listInvites, [waiting]);
  const sent = answerCall(resendInvite, {});
  await openConsole("/staff/invites", "support");
  await page.getByRole("button", { name: "Resend" }).click();
  await expect
    .element(told())
    .toMatchTextContent("The invite to s.mokoena@rooms.example is mailed again");
  expect(sent[0]?.url).toContain(`/invites/${idOf(1)}/resend`);
  answerCall(resendInvite, { status: 429, code: "TOO_MANY_REQUESTS", message: "Too many." });
  await page.getByRole("button", { name: "Resend" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Too many.");
});

test("an invite is revoked once its address was typed", async () => {
  answerCall(listInvites, [waiting]);
  const sent = answerCall(revokeInvite, {});
  await openConsole("/staff/invites", "support");
  await page.getByRole("button", { name: "Revoke…" }).click();
  const submit = dialog().getByRole("button", { name: "Revoke the invite" });
  await expect.element(submit).toBeDisabled();
  await field("Type the email address to confirm", dialog()).fill("s.mokoena@rooms.example");
  answerCall(listInvites, []);
  await submit.click();
  await expect.element(told()).toMatchTextContent("is revoked");
  await expect.element(page.getByText("No such invites.")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("who closes a dialog before its answer is told that it may have been done", async () => {
  answerCall(listInvites, [waiting]);
  answerCall(revokeInvite, {});
  holdBack(pathOf(revokeInvite));
  await openConsole("/staff/invites", "support");
  await page.getByRole("button", { name: "Revoke…" }).click();
  await field("Type the email address to confirm", dialog()).fill("s.mokoena@rooms.example");
  await dialog().getByRole("button", { name: "Revoke the invite" }).click();
  await expect.poll(() => callsTo(pathOf(revokeInvite))).toHaveLength(1);
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(told()).toMatchTextContent("It may have been done");
  await expect.element(dialog()).toHaveLength(0);
  await whenGivenUp(pathOf(revokeInvite));
});

test("somebody is invited to a practice, or to the academic product by name and role", async () => {
  answerCall(listInvites, []);
  const practice = answerCall(createPracticeInvite, { id: idOf(4) });
  const academic = answerCall(createAcademicInvite, { id: idOf(5) });
  await openConsole("/staff/invites", "support");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await field("Reason", dialog()).fill("new here");
  await dialog().getByRole("button", { name: "Send the invite" }).click();
  await expectFault(field("Email address", dialog()), "The field is required");
  await field("Email address", dialog()).fill("new@rooms.example");
  await dialog().getByRole("button", { name: "Send the invite" }).click();
  await expect.element(told()).toMatchTextContent("The invite to new@rooms.example is on its way.");
  expect(practice.map(({ body }) => body)).toEqual([
    { emailAddress: "new@rooms.example", userType: "HCP", send: true, reason: "new here" },
  ]);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await dialog().getByRole("button", { name: "Academic" }).click();
  await field("Email address", dialog()).fill("head@uni.example");
  await field("Name", dialog()).fill("Anna");
  await field("Role", dialog()).selectOptions("HOD");
  await field("Reason", dialog()).fill("new head");
  await dialog().getByRole("button", { name: "Send the invite" }).click();
  await expect.element(told()).toMatchTextContent("The invite to head@uni.example is on its way.");
  expect(academic.map(({ body }) => body)).toEqual([
    { emailAddress: "head@uni.example", name: "Anna", role: "HOD", send: true, reason: "new head" },
  ]);
});

test("a role that may not see invites asks for none", async () => {
  await openConsole("/staff/invites", "auditor");
  await expect
    .element(page.getByText(/Your role, auditor, does not include this page/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Invite" })).toHaveLength(0);
  expect(callsTo(pathOf(listInvites))).toEqual([]);
});

test("a list that did not come is asked for again", async () => {
  answerCall(listInvites, { status: 500, code: "SERVER_ERROR", message: "Broken." });
  await openConsole("/staff/invites", "support");
  await expect.element(page.getByText("Broken.")).toBeVisible();
  answerCall(listInvites, [waiting]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(row("s.mokoena")).toBeVisible();
});

test.each([
  [390, 844],
  [1024, 900],
])("at %d px nothing lies beside the screen", async (width, height) => {
  await onScreen(width, height);
  answerCall(listInvites, [waiting, ending]);
  await openConsole("/staff/invites", "support");
  await expect.element(row("s.mokoena")).toBeVisible();
  expectWithinScreen();
});
