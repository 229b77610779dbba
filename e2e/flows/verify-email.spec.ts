import { brand } from "@frontdoor/brand/brand.ts";
import { expect } from "@playwright/test";
import { signUpAcademic, verificationLink } from "../fixtures/academic-form.ts";
import { errorArea, expectFault, field } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const verifyPath = "/api/academic/v1/signup/verifyEmail";
const activated = "Your account has now been activated. Please click the button below to login";

test("[S2.160] the page of a head of department keeps its heading when the scripts run", async ({
  page,
}) => {
  await answer(page, verifyPath, { status: 200, body: {} });
  const letGo = await holdBack(page, verifyPath);
  await page.goto("/verifyEmail?email=hod%40example.org&verificationCode=c&role=HOD");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/Supervisor Activation$/);
  letGo();
  await expect(page.getByText(activated)).toBeVisible();
  await expect(heading).toHaveText(/Supervisor Activation$/);
});

test("the page that waits for the verification sends the mail again, and changes the address with the password", async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const other = newPerson();
  const person = await signUpAcademic(page);
  const first = await inbox.linkFor(person.emailAddress, verificationLink);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("A new message is on its way.")).toBeVisible();
  await expect.poll(() => inbox.linkFor(person.emailAddress, verificationLink)).not.toBe(first);

  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(field(page, "New email address")).toBeFocused();
  await page.getByRole("button", { name: "Use this address" }).click();
  await expectFault(field(page, "Password"), "The field is required");
  await field(page, "New email address").fill(other.emailAddress);
  await field(page, "Password").fill(`${person.password}x`);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(errorArea(page)).toContainText("Invalid username and/or password supplied.");
  await field(page, "Password").fill(person.password);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText(`A message is on its way to ${other.emailAddress}.`)).toBeVisible();
  await open(page, await inbox.linkFor(other.emailAddress, verificationLink));
  await expect(page.getByText(activated)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[S0.002 S2.158 S2.159 S2.160 S6.011 S6.012] the page has its heading, continues with a button, and does not pretend to load", async ({
    page,
  }) => {
    await page.goto("/verifyEmail?email=thandi%40example.org&verificationCode=code-1&role=HOD");
    const heading = `Signup for ${brand.name} Academic - Supervisor Activation`;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("status")).toBeHidden();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
  });
});
