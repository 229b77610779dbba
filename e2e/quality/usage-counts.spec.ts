import { expect } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const endpoint = `${siteOrigin}/counted`;

test("[S7.098] where it is configured the brochure's pages and forms are counted, and no account screen", async ({
  page,
}) => {
  const counted: unknown[] = [];
  await page.route(endpoint, (route) => {
    counted.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  // Followed by key: a pointer's press would fetch the next document beforehand, past this route.
  await page.route(/\/(?:practice|login|academic)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"productOrigins":',
      `"analyticsUrl":"${endpoint}","productOrigins":`,
    );
    await route.fulfill({ response, body });
  });
  await open(page, "/practice");
  await submit(page, "Contact me").click();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Login", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("radio", { name: "Practice" }).check();
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await header.getByRole("link", { name: "Academic", exact: true }).press("Enter");
  await expect
    .poll(() => counted)
    .toEqual([
      { name: "page", route: "pages/practice/practice.route" },
      { name: "form", route: "pages/practice/practice.route" },
      { name: "page", route: "pages/academic/academic.route" },
    ]);
});
