import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goTo, takeNavigationState } from "./navigation-state.ts";

const stored = new Map<string, string>();
const went: string[] = [];
const location = {
  pathname: "/passwordreset/ud/-",
  assign: (address: string) => went.push(`to ${address}`),
  replace: (address: string) => went.push(`instead to ${address}`),
};
const history = {
  state: null as unknown,
  replaceState: (state: unknown) => (history.state = state),
};

beforeEach(() => {
  stored.clear();
  went.length = 0;
  history.state = null;
  vi.stubGlobal("window", { location, history, addEventListener: () => {} });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The target page takes the state that was stored for it. */
function arriveAt(pathname: string): unknown {
  location.pathname = pathname;
  takeNavigationState();
  return history.state;
}

test("what a page is told goes with it, in the history from then on and in no storage, and never in an address", () => {
  goTo("/login", { replace: true, state: { passwordChanged: true } });
  expect(went).toEqual(["instead to /login"]);
  expect(arriveAt("/login")).toEqual({ passwordChanged: true });
  expect(stored.size).toBe(0);
});

test("another page than the one that was meant is told nothing, and nothing is left", () => {
  goTo("/login", { state: { passwordChanged: true } });
  expect(arriveAt("/about")).toBeNull();
  expect(stored.size).toBe(0);
  expect(arriveAt("/login")).toBeNull();
});

test("a browser that refuses storage leads on all the same", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("refused");
    },
    setItem: () => {
      throw new Error("refused");
    },
  });
  goTo("/patient", { state: { accountRemoved: true } });
  expect(went).toEqual(["to /patient"]);
  expect(arriveAt("/patient")).toBeNull();
});
