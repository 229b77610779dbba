import { expect } from "@playwright/test";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { answers } from "../fixtures/watch.ts";

test("an appearance that is chosen before the page's script runs is shown and kept", async ({
  page,
}) => {
  const letGo = await holdBack(page, /\/assets\/[^/]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  const appearance = page.getByRole("contentinfo").getByLabel("Appearance");
  await appearance.selectOption("Dark");
  letGo();
  await answers(page);
  const root = page.locator("html");
  await expect(appearance).toHaveValue("dark");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(appearance).toHaveValue("dark");
  await appearance.selectOption("As my device");
  await expect(root).not.toHaveAttribute("data-theme");
});
