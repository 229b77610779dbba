import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseProduct, field } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

for (const path of ["/signup/patient", "/signup", "/register", "/signup/unknown"]) {
  test(`[S1.018 S1.021 S1.022 S2.017 S2.019 S2.121 S2.122 S2.123 S2.124] ${path} shows that the patient site is under construction, and the apps`, async () => {
    await open(path);
    await expect.element(page.getByRole("main").getByText(/under construction/i)).toBeVisible();
    const { apple, android } = brand.products.patient.apps;
    for (const href of [apple, android]) {
      await expect.element(page.getByRole("main").css(`a[href="${href}"]`)).toBeVisible();
    }
    await expect.element(page.css("main form")).toHaveLength(0);
  });
}

test("[S2.119 S2.130] the product that is chosen decides the form", async () => {
  await open("/signup");
  await chooseProduct("Practice");
  await expect.element(field("First name")).toBeVisible();
  await chooseProduct("Patient");
  await expect.element(page.css("main form")).toHaveLength(0);
});

test("[S2.119] a form that the browser sends itself, as without a proof of work, goes to the page of its own product", async () => {
  await open("/signup");
  await chooseProduct("Academic");
  await expect.element(page.css("main form")).toHaveAttribute("action", "/signup/academic");
  await open("/signup/practice");
  await expect.element(field("First name")).toBeVisible();
  await expect.element(page.css("main form")).not.toHaveAttribute("action");
});
