import { expect, type Page } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { errorArea, expectFault, field, product, submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

/** Presses a button that is a form of its own, or a form's: the browser sends it and shows what comes back. */
const press = (page: Page, name: string) => submit(page, name).click();

test("a page that answers a form goes on with script where one runs after all, and nothing on it changes", async ({
  page,
  accounts,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await page.goto("/login/practice");
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill("wrong-otter-1");
  // As if no script had come: nothing hears of it, and the browser sends the form.
  await page.evaluate(() => document.querySelector<HTMLFormElement>("form#login")?.submit());
  await expect(errorArea(page)).toBeFocused();
  await expect(errorArea(page)).toContainText("Invalid username and/or password");
  await expect(field(page, "Username")).toHaveValue(person.username);
  await field(page, "Password").fill(person.password);
  await press(page, "Login");
  await expect(page).toHaveURL(`${productOrigin}/practice`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[S2.107 S2.113 S7.052] a professional chooses the product, is told of a wrong password, and lands at the product", async ({
    page,
    context,
    accounts,
  }) => {
    const person = await accounts.register();
    await page.goto("/login");
    await product(page, "Practice").check();
    await page.locator("#username").fill(person.username);
    await field(page, "Password").fill("wrong-otter-1");
    await press(page, "Login");
    await expect(errorArea(page)).toContainText("Invalid username and/or password");
    await expect(field(page, "Username")).toHaveValue(person.username);
    await expect(field(page, "Password")).toHaveValue("");
    await press(page, "Login");
    await expectFault(field(page, "Password"), "The field is required");
    await errorArea(page)
      .getByRole("link", { name: /^Password/ })
      .click();
    await expect(field(page, "Password")).toBeFocused();
    await field(page, "Password").fill(person.password);
    await press(page, "Login");
    await expect(page).toHaveURL(`${productOrigin}/practice`);
    await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "login-context")?.value).toBe("practice");
  });
});
