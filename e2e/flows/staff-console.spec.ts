import type { Person } from "@frontdoor/contract/test/person.ts";
import { expect, type Page } from "@playwright/test";
import { consoleOrigin } from "../addresses.ts";
import { field } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { productCall, sharedInstallation } from "../fixtures/product-call.ts";
import {
  confirmAction,
  expectSoundScreen,
  goToScreen,
  logInToConsole,
  setUpLogin,
} from "../fixtures/staff-console.ts";
import { timeSteps } from "../fixtures/step-times.ts";
import { test } from "../fixtures/test.ts";

// The console's origin is not among those that a kept context is emptied of.
test.use({ ownContext: true });

const staffName = "Palesa Adams";
const newcomerName = "Lerato Khumalo";

test("a day at support: a lock-out and a note about it, a revoked invite, a removal, a new colleague, and the audit of all that", async ({
  page,
  watch,
  inbox,
  accounts,
  products,
}) => {
  const { step, report } = timeSteps();
  watch.allow(new RegExp(`^foreign request: ${consoleOrigin}/`));
  const person = await accounts.register();
  const { username, password } = person;
  for (let attempt = 1; attempt <= 10; attempt++) await accounts.tryLogin(username, "wrong");
  expect(await accounts.tryLogin(username, password)).not.toBe(200);

  await step(
    "a member of staff sets up the login with the mailed link, and logs in with a code",
    async () => {
      const newcomer = { emailAddress: "p.adams@staff.example", password: newPassword() };
      const { emailAddress } = newcomer;
      const added = { name: staffName, emailAddress, role: "owner", reason: "begins at the desk" };
      await productCall(sharedInstallation, "operator", "staff/add", added);
      const member = await setUpLogin(page, inbox, newcomer);
      await expectSoundScreen(page, true);
      await logInToConsole(page, member);
      await expectSoundScreen(page);
    },
  );

  await step("a locked-out person is found and unlocked", async () => {
    await findPerson(page, person);
    await expect(page.getByText("Locked", { exact: true }).first()).toBeVisible();
    await expectSoundScreen(page, true);
    await page.getByRole("button", { name: "Unlock…" }).first().click();
    await expectSoundScreen(page, true);
    await confirmAction(page, { submit: "Unlock", told: /The account is unlocked/ });
    await expect(page.getByText("Unlocked", { exact: true })).toBeVisible();
    expect(await accounts.tryLogin(username, password)).toBe(200);
  });

  await step("a note about the person is written with an end date", async () => {
    await page.getByRole("button", { name: "Write a note…" }).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "Note").fill("Called about the lock.");
    await field(dialog, "Ends on").fill(inTenDays());
    await expectSoundScreen(page);
    await dialog.getByRole("button", { name: "Save the note" }).click();
    await expect(page.getByText("Called about the lock.")).toContainText(`${staffName}, until`);
  });

  await step("an invite is made and mailed again, and another one is revoked", async () => {
    await goToScreen(page, "Invites");
    await inviteToPractice(page, "s.mokoena@rooms.example");
    await inviteToPractice(page, "l.fynbos@rooms.example");
    const row = page.getByRole("row").filter({ hasText: "s.mokoena@rooms.example" });
    await row.getByRole("button", { name: "Resend" }).click();
    await expect(page.getByText(/s\.mokoena@rooms\.example is mailed again/)).toBeVisible();
    await expect.poll(async () => (await inbox.sentTo("s.mokoena@rooms.example")).length).toBe(2);
    await expectSoundScreen(page);
    const wrong = page.getByRole("row").filter({ hasText: "l.fynbos@rooms.example" });
    await wrong.getByRole("button", { name: "Revoke…" }).click();
    await confirmAction(page, {
      typed: "l.fynbos@rooms.example",
      submit: "Revoke the invite",
      told: /is revoked/,
    });
    await expect(wrong).toHaveCount(0);
    await page.getByRole("button", { name: "Revoked", exact: true }).click();
    await expect(wrong).toBeVisible();
  });

  await step("a removal is requested and listed", async () => {
    const patient = await products.addPatient();
    await goToScreen(page, "Removals");
    await page.getByRole("button", { name: "Ask for a removal" }).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "Username of the patient").fill(patient);
    await field(dialog, "Reason").fill("asked for by its owner");
    await dialog.getByLabel(/^Type the username to confirm/).fill(patient);
    await dialog.getByRole("button", { name: "Ask for the removal" }).click();
    await expect(page.getByText("The link is on its way to the owner.")).toBeVisible();
    const byStaff = page.getByRole("cell", { name: "staff", exact: true });
    const asked = page.getByRole("row").filter({ has: byStaff });
    await expect(asked.filter({ hasText: "Waiting" })).toHaveCount(1);
    await expectSoundScreen(page, true);
  });

  await step("a member of staff is added, gets another role, and is removed", async () => {
    await goToScreen(page, "Staff");
    await expect(page.getByRole("button", { name: `${staffName} (you)` })).toBeVisible();
    await expectSoundScreen(page);
    const emailAddress = "l.khumalo@staff.example";
    await page.getByRole("button", { name: "Add somebody" }).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "Name").fill(newcomerName);
    await field(dialog, "Email address").fill(emailAddress);
    await field(dialog, "Role").selectOption("support");
    await confirmAction(page, {
      reason: "begins at the desk",
      submit: "Add them",
      told: /Lerato Khumalo is staff now/,
    });
    await expect(dialog.getByText(/^fdstaff_/)).toBeVisible();
    await expectSoundScreen(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await inbox.linkFor(emailAddress, /\/staff\/set-up#/);
    await page.getByRole("button", { name: newcomerName }).click();
    await expect(page.getByText("Not set up yet")).toBeVisible();
    await expectSoundScreen(page);
    await page.getByRole("button", { name: "Change role…" }).click();
    await field(dialog, "Role").selectOption("registrar");
    await confirmAction(page, {
      reason: "moves to the lists",
      typed: newcomerName,
      submit: "Change the role",
      told: /The role of Lerato Khumalo is changed/,
    });
    await expect(page.getByRole("row").filter({ hasText: newcomerName })).toContainText(
      "Registrar",
    );
    await page.getByRole("button", { name: "Remove…" }).click();
    await confirmAction(page, {
      reason: "has left",
      typed: newcomerName,
      submit: "Remove them",
      told: /Lerato Khumalo is removed/,
    });
    await expect(page.getByRole("row").filter({ hasText: newcomerName })).toHaveCount(0);
  });

  await step("the other screens show their lists", async () => {
    await goToScreen(page, "Heads to confirm", "Heads of department");
    await expect(page.getByRole("row").filter({ hasText: "Louw" })).toContainText("Zwane");
    await goToScreen(page, "Practices");
    await expect(page.getByRole("table")).toBeVisible();
    await expectSoundScreen(page);
    await goToScreen(page, "Approvals");
    await expect(page.getByText("Nothing waits for a second person.")).toBeVisible();
  });

  await step("the audit shows who did what, and its signatures are valid", async () => {
    await goToScreen(page, "Audit");
    const filter = page.getByRole("form", { name: "Filter" });
    await filter.getByRole("combobox", { name: "By" }).selectOption({ label: staffName });
    await filter.getByRole("button", { name: "Show" }).click();
    const did = (what: string) =>
      page.getByRole("row").filter({ hasText: staffName }).filter({ hasText: what });
    for (const what of [
      "Unlocked",
      "Removal asked for",
      "Member of staff added",
      "Role of staff changed",
      "Member of staff removed",
    ]) {
      await expect(did(what)).toHaveCount(1);
    }
    await expectSoundScreen(page);
    await page.getByRole("button", { name: "Verify the audit" }).click();
    await expect(page.getByText(/The audit is intact/)).toBeVisible();
  });

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await report();
});

async function findPerson(page: Page, { emailAddress, lastname }: Person): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type(emailAddress);
  await page.keyboard.press("Enter");
  const found = page.getByRole("table").getByRole("link", { name: lastname });
  await expect(found).toBeVisible();
  await expectSoundScreen(page);
  await found.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: lastname })).toBeVisible();
}

async function inviteToPractice(page: Page, emailAddress: string): Promise<void> {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Email address").fill(emailAddress);
  await field(dialog, "Reason").fill("asked for by the practice");
  await dialog.getByRole("button", { name: "Send the invite" }).click();
  await expect(page.getByRole("row").filter({ hasText: emailAddress })).toBeVisible();
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
