import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentPlace, writeEntry } from "./history.ts";

const pushState = vi.fn<(entry: unknown, unused: string, url: URL) => void>();
const replaceState = vi.fn<(entry: unknown, unused: string, url: URL) => void>();
const history = { state: null as unknown, pushState, replaceState };
const login = new URL("https://heron.example/login?a=b#main");

beforeEach(() => {
  pushState.mockReset();
  replaceState.mockReset();
  history.state = null;
  vi.stubGlobal("window", { location: login, history });
});
afterEach(() => vi.unstubAllGlobals());

test("an entry that this site did not write has no state", () => {
  expect(currentPlace()).toEqual({
    path: "/login",
    search: "?a=b",
    hash: "#main",
    state: null,
    key: "first",
  });
});

test("what went with a navigation is found again, under a key of its own", () => {
  writeEntry(login, { state: { passwordChanged: true } });
  writeEntry(login, {});
  const [first, second] = pushState.mock.calls.map(([entry]) => entry);
  history.state = first;
  const place = currentPlace();
  expect(place.state).toEqual({ passwordChanged: true });
  history.state = second;
  expect(currentPlace().state).toBeNull();
  expect(currentPlace().key).not.toBe(place.key);
});

test("[SEC-C13] replacing takes the address before out of the history", () => {
  writeEntry(login, { replace: true });
  expect(replaceState).toHaveBeenCalledOnce();
  expect(replaceState.mock.calls[0]?.[2]).toBe(login);
  expect(pushState).not.toHaveBeenCalled();
});
