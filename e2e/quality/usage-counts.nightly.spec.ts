import { expect } from "@playwright/test";
import { submit } from "../fixtures/form.ts";
import { test } from "../fixtures/second-server-test.ts";
import { open } from "../fixtures/watch.ts";

test("[S7.098] where it is configured, the brochure's pages and forms are counted, and no account page", async ({
  startServer,
}) => {
  const { origin, page } = await startServer((own) => ({ ANALYTICS_URL: `${own}/counted` }));
  const counted: unknown[] = [];
  await page.route(`${origin}/counted`, (route) => {
    counted.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await open(page, "/practice");
  await submit(page, "Contact me").click();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("radio", { name: "Practice" }).check();
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await header.getByRole("link", { name: "Academic", exact: true }).click();
  await expect
    .poll(() => counted)
    .toEqual([
      { name: "page", route: "pages/practice/practice.route" },
      { name: "form", route: "pages/practice/practice.route" },
      { name: "page", route: "pages/academic/academic.route" },
    ]);
});
