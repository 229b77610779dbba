import { expect } from "@playwright/test";
import { watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { newPerson } from "../fixtures/people.ts";
import { whenListsAreThere } from "../fixtures/practice-form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S0.002 S4.001] at 390 px an invited sign-up comes with its invite, and its script shifts nothing", async ({
  page,
  products,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { link } = await products.inviteByHand(newPerson().emailAddress);
  const shifts = await watchLayoutShifts(page);
  await open(page, link);
  await expect(page.getByText("Your invite is valid")).toBeVisible();
  await whenListsAreThere(page);
  expect(await shifts()).toBeLessThan(0.02);
});
