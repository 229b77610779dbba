import { expect, type Page } from "@playwright/test";
import { productOrigin, siteOrigin } from "../addresses.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test.describe.configure({ mode: "serial" });

/** What a browser knows at an origin from earlier. */
async function known(page: Page, origin: string) {
  await page.goto(origin);
  return page.evaluate(async () => ({
    cookies: document.cookie,
    stored: { ...localStorage, ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
}

test("the first test leaves all that a journey can leave in a browser", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/./);
  for (const url of [siteOrigin, `${productOrigin}/practice`]) {
    await page.goto(url);
    await page.evaluate(async () => {
      localStorage.setItem("left", "1");
      addEventListener("pagehide", () => localStorage.setItem("left at last", "1"));
      indexedDB.open("left");
      await caches.open("left");
    });
  }
  await context.addCookies([
    { name: "left", value: "1", url: siteOrigin },
    { name: "secret", value: "1", domain: "localhost", path: "/oidc/", httpOnly: true },
  ]);
  await context.grantPermissions(["clipboard-read"]);
  await open(await context.newPage(), "/about");
});

test("the next test has one page in the same browser, and nothing of that", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/./);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  const nothing = { cookies: "", stored: {}, databases: [], caches: [] };
  expect(await known(page, `${productOrigin}/practice`)).toEqual(nothing);
  expect(await known(page, `${siteOrigin}/robots.txt`)).toEqual(nothing);
  const { state } = await page.evaluate(() =>
    navigator.permissions.query({ name: "clipboard-read" as PermissionName }),
  );
  expect(state).not.toBe("granted");
});

test("an unexpected console line fails the test that causes it", async ({ page }) => {
  test.fail();
  await page.evaluate(() => console.error("Unexpected."));
});
