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
const link = "/verifyEmail?email=thandi%40example.org&verificationCode=code-1&role=TRAINEE";

test("[S2.023 S2.024 S2.157 S2.158 S4.055 S4.056 S7.040 S7.041 SEC-C13] the activation runs once at load with the address's query, whose code leaves it", async ({
  page,
}) => {
  const sent = await answer(page, verifyPath, { status: 200, body: {} });
  const letGo = await holdBack(page, verifyPath);
  await open(page, link);
  await expect(page.getByText("Activating your account")).toBeVisible();
  await expect(page).toHaveURL(/\/verifyEmail\?email=thandi%40example.org&role=TRAINEE$/);
  letGo();
  await expect(page.getByText(activated)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-context", "academic");
  expect(sent.map(({ body }) => body)).toEqual([
    { emailAddress: "thandi@example.org", verificationCode: "code-1" },
  ]);
});

for (const [words, body] of [
  ["Server words", { message: "Server words", code: "VERIFICATION_EXPIRED" }],
  ["Server words", { message: "Server words", code: "VERIFICATION_INVALID" }],
] as const) {
  test(`[S2.161 S4.057 S7.042 S8.043 S8.044] ${body.code} is told, and a new link can be asked for`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await answer(page, verifyPath, { status: 400, body });
    const resend = "/api/academic/v1/signup/resendVerification";
    const asked = await answer(page, resend, { status: 200, body: {} });
    await open(page, link);
    await expect(errorArea(page)).toHaveText(words);
    await expect(page.getByText(activated)).toHaveCount(0);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByText("A new message is on its way.")).toBeVisible();
    expect(asked.map((request) => request.body)).toEqual([{ emailAddress: "thandi@example.org" }]);
  });
}

test("[S2.161 S4.057 S8.043] a withdrawn invitation is told, and no new link is offered", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const body = { message: "Server words", code: "INVITE_WITHDRAWN" };
  await answer(page, verifyPath, { status: 400, body });
  await open(page, link.replace("TRAINEE", "HOD"));
  await expect(errorArea(page)).toHaveText("Server words");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

for (const { outcome, status, body } of [
  { outcome: "activated", status: 200, body: {} },
  { outcome: "one press away", status: 200, body: { confirmationNeeded: true } },
  { outcome: "refused", status: 400, body: { message: "No.", code: "VERIFICATION_EXPIRED" } },
]) {
  test(`[S2.158] on a phone the river stays where it is once an account is ${outcome}`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await page.setViewportSize({ width: 390, height: 844 });
    await answer(page, verifyPath, { status, body });
    const letGo = await holdBack(page, verifyPath);
    await open(page, link);
    await expect(page.getByText("Activating your account")).toBeVisible();
    const scene = page.locator(".account__scene");
    const before = await scene.boundingBox();
    letGo();
    await expect(page.getByText("Activating your account")).toHaveCount(0);
    expect(await scene.boundingBox()).toEqual(before);
  });
}

test("[S2.161] an address without an e-mail is a local error without a call", async ({ page }) => {
  const sent = await answer(page, verifyPath, { status: 200, body: {} });
  await open(page, "/verifyEmail?verificationCode=code-1");
  await expect(errorArea(page)).toContainText("This link is not complete.");
  expect(sent).toEqual([]);
});

test("[SEC-E1] another browser activates with one press, and a repeated activation succeeds", async ({
  page,
  browser,
  inbox,
}) => {
  const person = await signUpAcademic(page);
  const mailed = await inbox.linkFor(person.emailAddress, verificationLink);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(mailed);
  await elsewhere.getByRole("button", { name: "Activate my account" }).click();
  await expect(elsewhere.getByText(activated)).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText(activated)).toBeVisible();
  await context.close();
});

test("[S2.160] the page of a head of department is taken over as it was served", async ({
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

test("[SEC-A9] a password manager is told whose password another address asks for", async ({
  page,
}) => {
  await open(page, "/verifyEmail?email=thandi%40example.org&role=TRAINEE");
  await page.getByRole("button", { name: "Use another address" }).click();
  const form = page.locator("form");
  await expect(field(page, "New email address")).toHaveAttribute("autocomplete", "email");
  const username = form.locator('[autocomplete="username"]');
  await expect(username).toHaveCount(1);
  await expect(username).toHaveValue("thandi@example.org");
  await expect(username).toBeHidden();
});

test("[S4.052] the waiting page keeps the focus on what sends again, and gives it to the heading once the other address is taken", async ({
  page,
}) => {
  const resend = "/api/academic/v1/signup/resendVerification";
  const asked = await answer(page, resend, { status: 200, body: {} });
  const letGo = await holdBack(page, resend);
  await answer(page, "/api/academic/v1/signup/changeAddress", { status: 200, body: {} });
  await open(page, "/verifyEmail?email=thandi%40example.org&role=TRAINEE");
  const again = page.getByRole("button", { name: "Send again" });
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(again).toHaveAttribute("aria-busy", "true");
  await expect(again).toBeDisabled();
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  letGo();
  await expect(page.getByText("A new message is on its way.")).toBeVisible();
  await expect(again).toBeFocused();
  expect(asked).toHaveLength(1);

  await page.getByRole("button", { name: "Use another address" }).click();
  await field(page, "New email address").fill("other@example.org");
  await field(page, "Password").fill("some-password-1");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText("A message is on its way to other@example.org.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the waiting page sends again, and takes another address with the password", async ({
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

  test("[S0.002 S2.158] the page says what is missing and whom to ask, and does not pretend to load", async ({
    page,
  }) => {
    await page.goto(link);
    await expect(page.getByText(/JavaScript is needed to activate your account/)).toBeVisible();
    await expect(page.locator(`main a[href="mailto:${brand.email}"]`)).toBeVisible();
    await expect(page.getByRole("status")).toBeHidden();
  });

  for (const [role, step] of [
    ["HOD", "Supervisor Activation"],
    ["TRAINEE", "Email Verification"],
  ] as const) {
    test(`[S2.159 S2.160 S6.011 S6.012] the heading for ${role} is right before any script runs`, async ({
      page,
    }) => {
      await page.goto(`/verifyEmail?email=thandi%40example.org&verificationCode=c&role=${role}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Signup for ${brand.name} Academic - ${step}`,
      );
    });
  }
});
