import { expect, type Page } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const auth = "/api/practice/security/auth";
const lockCheck = "/api/practice/security/*/lockedstatus";

async function fillLogin(page: Page, username = "nomvula@example.org/+") {
  await open(page, "/login/practice");
  await field(page, "Username").fill(username);
  await field(page, "Password").fill("whatever1");
}

async function logIn(page: Page, username?: string) {
  await fillLogin(page, username);
  await submit(page, "Login").click();
}

test.beforeEach(({ watch }) => watch.allow(refusedRequest));

for (const [locked, name] of [
  [{ locked: true }, "an object"],
  [true, "a bare boolean"],
] as const) {
  test(`[S8.017 S8.018 S8.024 S8.025 S4.063] a locked account (${name}) has its own display and way out`, async ({
    page,
  }) => {
    await answer(page, auth, { status: 401, body: { message: "Words" } });
    await answer(page, lockCheck, { status: 200, body: locked });
    await logIn(page);
    await expect(errorArea(page)).toHaveText(
      "Your account is locked. Please use the forgot password function to reset your account and password",
    );
    await errorArea(page).getByRole("link", { name: "forgot password", exact: true }).click();
    await expect(page).toHaveURL(/\/forgotpassword$/);
  });
}
