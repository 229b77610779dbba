import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveFor } from "./leave-for.ts";

const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
let browser: EventTarget;

beforeEach(() => {
  assign.mockReset();
  reload.mockReset();
  const config = JSON.stringify({ productOrigins: ["https://practice.heron.example"] });
  const location = { origin: "https://heron.example", assign, reload };
  browser = Object.assign(new EventTarget(), { location });
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", { getElementById: () => ({ textContent: config }) });
});
afterEach(() => vi.unstubAllGlobals());

test.each(["/login/practice", "https://practice.heron.example/start?code=1"])(
  "[S6.016 S6.017] the browser navigates to the location %s",
  (location) => {
    expect(leaveFor(location)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(location);
  },
);

test.each([
  ["/zu/login/practice", 1],
  ["https://practice.heron.example/login", 0],
])("[S7.066] state goes along to a page of this site alone: %s", (location, stored) => {
  const setItem = vi.fn<(key: string, text: string) => void>();
  vi.stubGlobal("sessionStorage", { setItem });
  expect(leaveFor(location, { passwordChanged: true })).toBe(true);
  expect(setItem.mock.calls.map(([, text]) => JSON.parse(text))).toEqual(
    Array.from({ length: stored }, () => ({ to: location, state: { passwordChanged: true } })),
  );
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "javascript:alert(1)",
  "",
  "data:text/html,x",
])("[SEC-F8] the browser stays for the location '%s'", (location) => {
  expect(leaveFor(location)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test("[S6.017] Back to a page that the browser kept starts it afresh, without what was typed", () => {
  leaveFor("/login/practice");
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
