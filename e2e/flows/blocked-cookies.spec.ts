import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";

const pages = ["/login", "/login/practice", "/login/practice/code#step=token", "/login-ended"];

for (const path of pages)
  test(`${path} says in a browser that blocks cookies that logging in needs them, and how to allow them`, async ({
    page,
  }) => {
    const note = page.getByText(/Your browser blocks cookies/);
    await page.goto(path);
    await expect(note).toBeHidden();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    await page.reload();
    await expect(note).toBeVisible();
    await expect(note).toContainText("Please allow them for this site");
    // Imitates Chromium's own setting that blocks all cookies: cookies are lost, but `navigator.cookieEnabled` is
    // true.
    await session.send("Emulation.setDocumentCookieDisabled", { disabled: false });
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }),
    );
    await page.reload();
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(true);
    await expect(note).toBeVisible();
  });
