import { importPeople } from "@frontdoor/contract/products/import-people.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { holdBack, whenQuiet } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";
import { answerCall, openConsole, pathOf } from "../../../../test/staff.ts";

const text = "realm,emailAddress,name\npractice,a@rooms.example,Anna\npractice,none,Ben";
const csv = (content: string) => new File([content], "people.csv", { type: "text/csv" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");

test("a dry run tells every faulty row and changes nothing; then the same file goes in with a reason", async () => {
  await onScreen(390, 844);
  const faulty = [{ row: 3, problems: { emailAddress: "<script>alert(1)</script>" } }];
  const sent = answerCall(importPeople, { made: 1, already: 0, faulty });
  await openConsole("/staff/import");
  await expect.element(button("Import…")).toBeDisabled();
  await page.getByLabelText(/^CSV file/).upload(csv(text));
  await button("Dry run").click();
  await expect
    .element(page.getByText(/New accounts: 1\. .* Faulty rows: 1\. Nothing was changed/))
    .toBeVisible();
  await expect.element(page.getByText("<script>alert(1)</script>")).toBeVisible();
  expectWithinScreen();
  await button("Import…").click();
  await field("Reason", dialog()).fill("the old system ends");
  await dialog().getByRole("button", { name: "Import", exact: true }).click();
  await expect.element(page.getByText(/Accounts made: 1\./)).toBeVisible();
  const [dry, real] = sent.map(({ body }) => body as Record<string, unknown>);
  expect(dry).toMatchObject({ dryRun: true, mail: false, sharedAddresses: false });
  expect(real).toMatchObject({ dryRun: false, reason: "the old system ends", file: dry?.file });
  expect(dry?.rows).toEqual([
    { row: 2, person: { realm: "practice", emailAddress: "a@rooms.example", name: "Anna" } },
    { row: 3, person: { realm: "practice", emailAddress: "none", name: "Ben" } },
  ]);
});

test("other terms want another dry run; a file of other columns is refused here", async () => {
  answerCall(importPeople, { made: 1, already: 0, faulty: [] });
  await openConsole("/staff/import");
  const file = page.getByLabelText(/^CSV file/);
  await file.upload(csv(text));
  await button("Dry run").click();
  await expect.element(button("Import…")).toBeEnabled();
  await page.getByRole("checkbox", { name: /^Write to each/ }).click();
  await expect.element(button("Import…")).toBeDisabled();
  await file.upload(csv("emailAddress\na@b.example"));
  await expect.element(page.getByText(/The column realm is missing/)).toBeVisible();
  await expect.element(button("Dry run")).toBeDisabled();
  await onScreen(390, 844);
  await file.upload(csv("realm,firstName\npractice,Anna"));
  const unknown = page.getByText(/Unknown columns: firstName\. These are known: realm, .*surname/);
  await expect.element(unknown).toBeVisible();
  expectWithinScreen();
  await openConsole("/staff/import", "registrar");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});

test("terms that change during a dry run want another one: its answer is of the terms before", async () => {
  answerCall(importPeople, { made: 1, already: 0, faulty: [] });
  const letGo = holdBack(pathOf(importPeople));
  await openConsole("/staff/import");
  await page.getByLabelText(/^CSV file/).upload(csv(text));
  await button("Dry run").click();
  await page.getByRole("checkbox", { name: /^Write to each/ }).click();
  letGo();
  await whenQuiet();
  await expect.element(button("Import…")).toBeDisabled();
  await button("Dry run").click();
  await expect.element(button("Import…")).toBeEnabled();
});

test("an import whose dialog is closed goes on, and its failure is said on the screen", async () => {
  answerCall(importPeople, { made: 1, already: 0, faulty: [] });
  await openConsole("/staff/import");
  await page.getByLabelText(/^CSV file/).upload(csv(text));
  await button("Dry run").click();
  await button("Import…").click();
  await field("Reason", dialog()).fill("the old system ends");
  answerCall(importPeople, { status: 503, code: "BUSY", message: "Not now." });
  const letGo = holdBack(pathOf(importPeople));
  await dialog().getByRole("button", { name: "Import", exact: true }).click();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(button("Import…")).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Not now.");
});
