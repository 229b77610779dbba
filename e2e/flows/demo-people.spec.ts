import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { demoPeople } from "../fixtures/demo-people.ts";
import { field, submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("the README names four people who are ready to log in", () => {
  expect(demoPeople.map(({ title }) => title)).toEqual([
    "Health professional",
    "Trainee",
    "Supervisor",
    "Head of department",
  ]);
});

for (const { title, username, product, password } of demoPeople) {
  test(`[S2.107 S6.016] a newcomer logs in as the ${title} of the README and lands at the product`, async ({
    page,
  }) => {
    await open(page, `/login/${product}`);
    const label = product === "practice" ? "Username" : "Email address";
    await field(page, label).fill(username);
    await field(page, "Password").fill(password);
    await submit(page, "Login").click();
    await expect(page).toHaveURL(`${productOrigin}/${product}`);
    await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
    await expect(page.getByText(username).first()).toBeVisible();
  });
}
