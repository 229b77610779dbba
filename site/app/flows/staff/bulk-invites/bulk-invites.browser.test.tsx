import { createPracticeInvite } from "@frontdoor/contract/products/invites.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { holdBack } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

const csv = (text: string) => new File([text], "people.csv", { type: "text/csv" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (text: string) => page.getByRole("row").filter({ hasText: text });

test("a file is looked at row by row, then what is ready is sent, each row once", async () => {
  await onScreen(390, 844);
  const sent = answerCall(createPracticeInvite, { id: idOf(1) });
  await openConsole("/staff/invites-from-a-file", "registrar");
  await page
    .getByLabelText(/^CSV file/)
    .upload(csv("emailAddress,practiceId\na@rooms.example,P1\n=cmd,P1\nb@rooms.example,"));
  const asksReason = page.getByText("Write a reason to see the rows of the file.");
  await expect.element(asksReason).toBeVisible();
  await field("Reason").fill("new practice");
  await expect.element(asksReason).toHaveLength(0);
  await expect.element(row("a@rooms.example")).toMatchTextContent("Ready");
  await expect.element(row("=cmd")).toMatchTextContent("Faulty");
  const table = page.css(".table-scroll").element();
  expect(table.scrollWidth, "the state is read without scrolling").toBe(table.clientWidth);
  await expect.element(page.getByText("One faulty row is left out.")).toBeVisible();
  expect(sent).toEqual([]);
  expectWithinScreen();
  await button("Send 2 invites").click();
  await expect.element(page.getByText(/2 sent, 0 wait for an owner/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { emailAddress: "a@rooms.example", practiceId: "P1", send: true, reason: "new practice" },
    { emailAddress: "b@rooms.example", send: true, reason: "new practice" },
  ]);
  await expect.element(button("Send 2 invites")).toHaveLength(0);
});

test("a row that the server refuses names the column that is wrong", async () => {
  const refused = { status: 400, code: "VALIDATION", message: "Check this." };
  const fields = { practiceId: "Please enter a valid value for this field" };
  answerCall(createPracticeInvite, { ...refused, fields } as typeof refused);
  await openConsole("/staff/invites-from-a-file", "support");
  await field("Reason").fill("new practice");
  await page.getByLabelText(/^CSV file/).upload(csv("emailAddress,practiceId\na@rooms.example,P1"));
  await button("Send one invite").click();
  await expect
    .element(row("a@rooms.example"))
    .toMatchTextContent("practiceId: Please enter a valid value for this field");
});

test("while rows are sent nothing else is chosen", async () => {
  answerCall(createPracticeInvite, { id: idOf(1) });
  const letGo = holdBack(pathOf(createPracticeInvite));
  await openConsole("/staff/invites-from-a-file", "support");
  await field("Reason").fill("new practice");
  await page.getByLabelText(/^CSV file/).upload(csv("emailAddress\na@rooms.example"));
  await button("Send one invite").click();
  await expect.element(page.getByLabelText(/^CSV file/)).toBeDisabled();
  await expect.element(field("Reason")).toBeDisabled();
  letGo();
  await expect.element(row("a@rooms.example")).toMatchTextContent("Sent");
  await expect.element(field("Reason")).toBeEnabled();
});

test("too many requests stop it, and the rest goes on from there", async () => {
  answerCall(createPracticeInvite, {
    status: 429,
    code: "TOO_MANY_REQUESTS",
    message: "Too many.",
  });
  await openConsole("/staff/invites-from-a-file", "support");
  await field("Reason").fill("new practice");
  await page.getByLabelText(/^CSV file/).upload(csv("emailAddress\na@rooms.example"));
  await button("Send one invite").click();
  await expect.element(page.getByText("Too many.")).toBeVisible();
  answerCall(createPracticeInvite, { id: idOf(1) });
  await button("Send one invite").click();
  await expect.element(row("a@rooms.example")).toMatchTextContent("Sent");
});

test("a file that is none is said, and a role that may invite nobody chooses none", async () => {
  await openConsole("/staff/invites-from-a-file", "support");
  await field("Reason").fill("new practice");
  await page.getByLabelText(/^CSV file/).upload(csv("emailAddress\na,b,c"));
  await expect.element(page.getByText(/Check line 2/)).toBeVisible();
  await openConsole("/staff/invites-from-a-file", "auditor");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});
