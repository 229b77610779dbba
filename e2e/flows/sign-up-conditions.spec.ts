import { expect } from "@playwright/test";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";

for (const status of ["ACCEPTED", "REGISTERED"]) {
  test(`[S4.004 S4.005] an invite that is ${status} leads to the login`, async ({ page }) => {
    const body = { status, inviteCode: "code-1", userType: "HCP" };
    await answer(page, "/api/practice/invite/code-1", { status: 200, body });
    await page.goto("/signup/practice?inviteCode=code-1");
    await expect(page).toHaveURL(/\/login(\/practice)?$/);
  });
}
