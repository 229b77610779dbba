import { expect } from "@playwright/test";
import { errorArea, field, product, submit } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { changePassword } from "../fixtures/recovery.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[S2.116 S2.117 S2.139 S2.140 S2.141 S2.142 S3.068 S4.048 S4.050 S4.051 S7.062 S7.066 SEC-C5 SEC-C7] a code from the phone sets a new password, which logs in; a wrong or expired code does not", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await open(page, "/login/practice");
  await page.getByRole("link", { name: "Trouble signing in? Click here", exact: true }).click();
  await expect(page).toHaveURL(/\/forgotpassword$/);
  await expect(product(page, "Practice")).toBeChecked();
  await field(page, "Username").fill(person.username);
  await submit(page, "Send instructions").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    /if a user exists, a message with reset instructions is sent/i,
  );
  const code = field(page, "One-time password");
  await expect(field(page, "Username")).toHaveValue(person.username);
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");

  const password = newPassword();
  const first = await inbox.codeFor(person.cellularNumber);
  const attempt = async (otp: string) => {
    await code.fill(otp);
    await changePassword(page, password);
  };
  const expectRefused = async () => {
    await expect(errorArea(page)).toContainText(
      "The one-time password is not valid or has expired.",
    );
    for (const label of ["One-time password", "New password", "Confirm password"]) {
      await expect(field(page, label)).toHaveValue("");
    }
  };
  await attempt(first === "000000" ? "000001" : "000000");
  await expectRefused();
  await code.fill("123");
  await field(page, "New password").fill("half-typed");
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(code).toHaveValue("");
  await expect(field(page, "New password")).toHaveValue("");
  const second = await inbox.codeFor(person.cellularNumber, first);
  await attempt(first);
  await expectRefused();
  await attempt(second);

  await expect(page).toHaveURL(/\/login\/practice$/);
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "Your password was changed. Please log in",
  );
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(password);
  await submit(page, "Login").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await inbox.waitFor(person.emailAddress, /password was changed/i);
});
