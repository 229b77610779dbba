import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../test/open-screen.tsx";

test("[S1.048 S2.038] each device tab shows its own screens when it is chosen", async () => {
  await open("/academic");
  const seen = new Set<string>();
  for (const device of ["Android", "iOS", "PC"]) {
    await page.getByRole("tab", { name: device }).click();
    const panel = page.getByRole("tabpanel");
    await expect.element(panel).toHaveLength(1);
    await expect.element(panel.getByRole("heading")).toBeVisible();
    await expect.element(panel.css("[aria-hidden=true]").first()).toBeVisible();
    seen.add(panel.getByRole("heading").element().textContent ?? "");
  }
  expect(seen.size).toBe(3);
});

test("[S3.070] each product has an apple and an android store link", async () => {
  for (const [path, product] of [
    ["/patient", "patient"],
    ["/practice", "practice"],
    ["/academic", "academic"],
  ] as const) {
    await open(path);
    const { apple, android } = brand.products[product].apps;
    await expect.element(page.css(`a[href="${apple}"]`).first()).toBeInTheDocument();
    await expect.element(page.css(`a[href="${android}"]`).first()).toBeInTheDocument();
  }
});

test("[S2.064] the packages page opens the terms", async () => {
  await open("/packages");
  await page.getByRole("main").getByRole("button", { name: /terms/i }).first().click();
  await expect.element(page.getByRole("dialog", { name: /Terms and Conditions/ })).toBeVisible();
});

test("[S0.003] header and front door know exactly three products", async () => {
  await open("/login");
  await expect.element(page.getByRole("radio")).toHaveLength(3);
  for (const name of ["Patient", "Practice", "Academic"]) {
    await expect.element(page.getByRole("radio", { name: new RegExp(`^${name}`) })).toHaveLength(1);
    await expect
      .element(page.getByRole("banner").getByRole("link", { name, exact: true }))
      .toHaveLength(1);
  }
});
