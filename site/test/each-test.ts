import { loginContextCookie } from "@frontdoor/contract/constants.ts";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { type Locator, locators } from "vitest/browser";
import { fetchFromBackEnd, startAfresh, unexpectedCalls } from "./back-end.ts";
import { takeConsoleLines, watchConsole } from "./console.ts";
import { close } from "./open-screen.tsx";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** Locates by CSS selector what has no role or label of its own. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });
watchConsole();
vi.stubGlobal("fetch", fetchFromBackEnd);

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await cookieStore.delete(loginContextCookie);
  startAfresh();
});

afterEach(() => {
  close();
  expect(takeConsoleLines(), "lines of the console").toEqual([]);
  expect(unexpectedCalls(), "calls that the test did not expect").toEqual([]);
});
