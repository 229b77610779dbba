import { expect } from "@playwright/test";
import { watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S0.002 S4.032] at 390 px the layout of an invited sign-up does not shift when its invite turns out to be valid", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchLayoutShifts(page);
  const call = "/api/academic/v1/signup/invite/the-key";
  const body = { emailAddress: "thandi@example.org", name: "Thandi", role: "TRAINEE" };
  await answer(page, call, { status: 200, body });
  const letGo = await holdBack(page, call);
  await open(page, "/signup/academic?inviteKey=the-key");
  letGo();
  await expect(page.getByText("Your invite is valid")).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});
