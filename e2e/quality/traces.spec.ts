import { expect, type Response } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { field, submit } from "../fixtures/form.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { fillPracticeForm } from "../fixtures/practice-form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** Parses a `Set-Cookie` header into its name and its attributes in lower case. */
function parseCookie(header: string) {
  const [pair = "", ...attributes] = header.split(";").map((part) => part.trim());
  return {
    name: pair.split("=")[0],
    attributes: attributes.map((attribute) => attribute.toLowerCase()),
  };
}

const isSetCookie = ({ name }: { name: string }) => name.toLowerCase() === "set-cookie";

test("[SEC-F4 SEC-F10 S2.112] registration, reset and login set two lasting cookies without secrets and login cookies for an hour, and store nothing secret", async ({
  page,
  context,
  inbox,
}) => {
  const heads: ReturnType<Response["headersArray"]>[] = [];
  const note = (response: Response) => {
    if (response.url().startsWith(siteOrigin)) heads.push(response.headersArray());
  };
  page.on("response", note);
  const person = newPerson();
  const password = newPassword();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await open(page, "/forgotpassword");
  await field(page, "Username").fill(person.username);
  await submit(page, "Send instructions").click();
  const code = await inbox.codeFor(person.cellularNumber);
  const link = await inbox.linkFor(person.emailAddress, /passwordreset/);
  await field(page, "One-time password").fill(code);
  await field(page, "New password").fill(password);
  await field(page, "Confirm password").fill(password);
  await submit(page, "Change Password").click();
  await expect(page).toHaveURL(/\/login\/practice$/);
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(password);
  await submit(page, "Login").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await open(page, "/login");

  // Stops listening, because nothing waits for responses that arrive after this.
  page.off("response", note);
  const set = (await Promise.all(heads)).flat().filter(isSetCookie);
  const cookies = set.map(({ value }) => parseCookie(value));
  const isOfLogin = ({ name = "" }) => name.startsWith("openid-");
  for (const { path, expires, httpOnly, sameSite } of (await context.cookies()).filter(isOfLogin)) {
    expect([path, httpOnly, sameSite]).toEqual([expect.stringMatching(/^\/oidc\//), true, "Lax"]);
    expect(expires).toBeLessThanOrEqual(Date.now() / 1_000 + 3_600);
  }
  const lasting = cookies.filter((cookie) => !isOfLogin(cookie));
  expect(new Set(lasting.map(({ name }) => name))).toEqual(new Set(["fd", "login-context"]));
  for (const { name, attributes } of lasting) {
    expect(attributes).toContain("path=/");
    expect(attributes).toContain("samesite=lax");
    expect(attributes).toContain("max-age=34560000");
    expect(attributes.includes("httponly")).toBe(name === "fd");
    expect(attributes.some((attribute) => attribute.startsWith("domain"))).toBe(false);
  }

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  const token = link.split("/").at(-1) ?? link;
  for (const secret of [person.password, password, person.identityNumber, code, token]) {
    expect(kept).not.toContain(secret);
  }
  expect(kept).not.toContain(person.emailAddress);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("[SEC-F1 SEC-F9] an inline script is blocked on every page that takes a secret", async ({
  page,
  watch,
}) => {
  watch.allow(/^error: (Executing inline script|Refused to execute|CSP: )/);
  watch.allow(/TrustedScript/);
  for (const path of ["/login/practice", "/signup/practice", "/passwordreset/ud/token"]) {
    await open(page, path);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.append("window.injected = true");
      document.body.append(script);
      return Reflect.get(window, "injected");
    });
    expect(ran).toBeUndefined();
  }
});
