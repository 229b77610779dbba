import { expect } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { chooseProduct, field, submit } from "../fixtures/form.ts";
import { looks } from "../fixtures/looks.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const pages = [
  "/",
  "/practice",
  "/academic",
  "/about",
  "/packages",
  "/priceplans",
  "/med-e-mass",
  "/login/practice",
  "/login/academic",
  "/login/patient",
  "/signup/practice",
  "/signup/academic",
  "/signup/patient",
  "/forgotpassword",
  "/forgotusername",
  "/passwordreset/ud/token",
  "/verifyEmail",
  "/requestremoval/token",
];

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test.beforeEach(({ watch }) => watch.allow(/^error: Failed to load resource/));

    for (const path of pages) {
      test(`[S0.001 S0.002] ${path} has no accessibility fault`, async ({ page }) => {
        await open(page, path);
        await expectNoViolations(page);
      });
    }

    test("[S8.037 S5.086] a faulty sign-up form has no accessibility fault", async ({ page }) => {
      await open(page, "/signup/practice");
      await expect(field(page, "Discipline")).toBeEnabled();
      await submit(page, "Create account").click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectNoViolations(page);
    });

    test("[S2.049 S2.052] searching and choosing a practice has no accessibility fault", async ({
      page,
    }) => {
      const body = [{ id: "7", name: "Naidoo Orthopaedics" }];
      await answer(page, /\/practice\/search\?/, { status: 200, body });
      await open(page, "/signup/patient");
      await page.getByRole("button", { name: "Search for your doctor" }).click();
      await page.getByRole("combobox", { name: "Practice name" }).fill("Naid");
      await page.getByRole("option", { name: /Naidoo/ }).hover();
      await expectNoViolations(page);
      await page.getByRole("option", { name: /Naidoo/ }).click();
      await expect(page.getByText(/You have selected/)).toBeVisible();
      await expectNoViolations(page);
    });

    test("[S2.166 S2.167] a removal to confirm has no accessibility fault", async ({ page }) => {
      const path = "/api/practice/profile/deleterequest/validate/some-token";
      await answer(page, path, { status: 200, body: { userId: "user-7" } });
      await open(page, "/requestremoval/some-token");
      await expect(submit(page, "Confirm removal")).toBeVisible();
      await expectNoViolations(page);
    });

    test("[S2.140 S2.143] the code form has no accessibility fault", async ({ page }) => {
      const path = "/api/practice/security/password/requestReset";
      await answer(page, path, { status: 200, body: { otpAvailable: true } });
      await open(page, "/forgotpassword");
      await chooseProduct(page, "Practice");
      await field(page, "Username").fill("nomvula");
      await submit(page, "Send instructions").click();
      await expect(field(page, "One-time password")).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
