import { expect } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { fillPracticeForm } from "../fixtures/practice-form.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test.beforeEach(({ watch }) => watch.allow(refusedRequest));

const lockedDisplay =
  "Your account is locked. Please use the forgot password function to reset your account and password";

for (const [who, exists] of [
  ["an account", true],
  ["a name that nobody has", false],
] as const) {
  test(`[S8.017 S8.024 SEC-A1 SEC-A4] ten wrong passwords lock ${who}, and the screen says how to go on`, async ({
    page,
    accounts,
  }) => {
    const person = exists ? await accounts.register() : newPerson();
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect(await accounts.tryLogin(person.username, `wrong-${attempt}`)).toBe(401);
    }
    await open(page, "/login/practice");
    await field(page, "Username").fill(person.username);
    await field(page, "Password").fill("wrong-10");
    const login = submit(page, "Login");
    await login.click();
    await expect(errorArea(page)).toHaveText(lockedDisplay);

    await field(page, "Password").fill(person.password);
    await login.click();
    await expect(errorArea(page)).toHaveText(lockedDisplay);
    await expect(page).toHaveURL(/\/login\/practice$/);
  });
}

test("[S8.003 S8.020] one wrong password says so and leaves the account open", async ({
  page,
  accounts,
}) => {
  const person = await accounts.register();
  await open(page, "/login/practice");
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill("wrong-1");
  const login = submit(page, "Login");
  await login.click();
  await expect(errorArea(page)).toHaveText(
    "Invalid username and/or password supplied. Please try again.",
  );
  await field(page, "Password").fill(person.password);
  await login.click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("[SEC-A5 SEC-A7] strangers cannot lock out a known device, and the owner is told by mail", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  const logIn = async () => {
    await open(page, "/login/practice");
    await field(page, "Username").fill(person.username);
    await field(page, "Password").fill(person.password);
    await submit(page, "Login").click();
    await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  };
  await logIn();
  for (let attempt = 1; attempt <= 10; attempt++) {
    await accounts.tryLogin(person.username, `wrong-${attempt}`);
  }
  await inbox.waitFor(person.emailAddress, /lock/i);
  await logIn();
});

test("[S8.017 S8.024 SEC-A4] ten wrong passwords in the browser that signed up lock it as well, and it says so", async ({
  page,
  inbox,
}) => {
  const person = newPerson();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await open(page, "/login/practice");
  await field(page, "Username").fill(person.username);
  for (let attempt = 1; attempt <= 10; attempt++) {
    await field(page, "Password").fill(`wrong-${attempt}`);
    const answered = page.waitForResponse(/\/security\/auth$/);
    await submit(page, "Login").click();
    await answered;
    await expect(errorArea(page)).toBeVisible();
  }
  await expect(errorArea(page)).toHaveText(lockedDisplay);
  await inbox.waitFor(person.emailAddress, /lock/i);
});
