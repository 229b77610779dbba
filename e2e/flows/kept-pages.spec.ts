import { person } from "@frontdoor/contract/test/person.ts";
import { expect } from "@playwright/test";
import { chooseSector, fillAcademicForm } from "../fixtures/academic-form.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[S2.029] the browser keeps pages and forms in its back/forward cache and shows them from their top", async ({
  page,
}) => {
  for (const path of ["/practice", "/signup/academic"]) {
    // Retried, because a browser with little memory may discard a page; the fault is a page that is never cached.
    await expect(async () => {
      await open(page, path);
      await page.evaluate(() => {
        Reflect.set(window, "isMarked", true);
        window.scrollTo(0, document.body.scrollHeight);
      });
      await page.goto("/packages");
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      const kept = () =>
        page.evaluate(() => ({ isKept: Reflect.get(window, "isMarked") === true, scrollY }));
      await expect.poll(kept, { timeout: 3_000 }).toEqual({ isKept: true, scrollY: 0 });
    }).toPass();
  }
});

test("[S1.002 Q017] a cached page shows the product and the theme that were chosen since", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Practice", exact: true }).click();
  await page.getByRole("contentinfo").getByLabel("Appearance").selectOption("Dark");
  await page.goBack({ waitUntil: "commit" });
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("contentinfo").getByLabel("Appearance")).toHaveValue("dark");
  await expect(root).toHaveAttribute("data-context", "patient");
  await page.getByRole("banner").getByRole("link", { name: "Signup" }).click();
  await expect(page.getByRole("radio", { name: "Patient" })).toBeChecked();
});

test("[SEC-A9] going back from the login to a finished sign-up shows its result and no password", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const academic = "/api/academic/v1";
  await answer(page, `${academic}/signup/trainee`, { status: 200, body: {} });
  await answer(page, `${academic}/security/brochureLogin`, {
    status: 400,
    body: { message: "Not now." },
  });
  await open(page, "/signup/academic");
  await fillAcademicForm(page, person);
  await chooseSector(page, "TRAINEE");
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toHaveText("Not now.");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/signup\/academic$/);
  await expect(page.getByRole("heading", { name: "You have signed up" })).toBeVisible();
  await expect(field(page, "Password")).toHaveCount(0);
});
