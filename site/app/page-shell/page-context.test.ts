import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "../document.ts";
import { setPageContext } from "./page-context.ts";

interface Tab {
  path: string;
  stored?: string;
  cookie?: string;
  theme?: string;
  search?: string;
  state?: unknown;
}

/** Opens a page in a tab, up to the first paint; returns what it shows and stores. */
function open({ path, stored, cookie = "", theme, search = "", state = null }: Tab) {
  const { page, contexts } = documentOf(path);
  const dataset: Record<string, string> = { context: page.audience };
  const kept = new Map(stored === undefined ? [] : [["audience", stored]]);
  vi.stubGlobal("document", { documentElement: { dataset }, cookie });
  vi.stubGlobal("window", {
    location: { pathname: path, search },
    history: { state, replaceState: () => {} },
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("localStorage", { getItem: () => theme ?? null });
  setPageContext(contexts);
  return { dataset, kept: kept.get("audience") };
}

afterEach(() => vi.unstubAllGlobals());

test("[S2.108 S2.109 S2.110 S2.111] a page that does not say its audience has it before it is painted", () => {
  const contextOf = (tab: Omit<Tab, "path">) => open({ path: "/login", ...tab }).dataset.context;
  expect(contextOf({})).toBe("patient");
  expect(contextOf({ stored: "academic", cookie: "a=b" })).toBe("academic");
  expect(contextOf({ stored: "academic", cookie: "a=b; login-context=practice" })).toBe("practice");
});

test("[S1.003 S2.114] a context that there is not leaves a page without an audience", () => {
  const contextOf = (cookie: string) => open({ path: "/login", cookie }).dataset.context;
  expect(contextOf("login-context=nurse")).toBe("");
  expect(contextOf("login-context=__proto__")).toBe("");
  expect(open({ path: "/about", stored: "nurse" }).dataset.context).toBe("");
});

test("[S2.136] an address that asks for a new password of a product chooses it, whatever cookie and tab say", () => {
  const contextOf = (search: string, path = "/forgotpassword") =>
    open({ path, search, stored: "practice", cookie: "login-context=practice" }).dataset.context;
  expect(contextOf("?product=academic")).toBe("academic");
  expect(contextOf("?product=academic&utm_source=mail")).toBe("academic");
  expect(contextOf("?product=nurse")).toBe("practice");
  expect(contextOf("?product=academic", "/login"), "no source of a login").toBe("practice");
});

test("[S1.002] a page whose address says its audience keeps it for this tab", () => {
  const { dataset, kept } = open({ path: "/academic", stored: "practice" });
  expect([dataset.context, kept]).toEqual(["academic", "academic"]);
});

test("[S2.114] that a person has to be asked for the product is kept on pages that name none", () => {
  const { dataset, kept } = open({ path: "/login", stored: "asked" });
  expect([dataset.context, kept]).toEqual(["", "asked"]);
  expect(open({ path: "/practice", stored: "asked" }).kept).toBe("practice");
});

test("a page shows the chosen theme before it is painted, and no other value", () => {
  expect(open({ path: "/", theme: "dark" }).dataset.theme).toBe("dark");
  expect(open({ path: "/", theme: "purple" }).dataset.theme).toBeUndefined();
});

test("room is held for an invite that the address or this entry of the history brings", () => {
  const roomOf = (tab: Omit<Tab, "path">) =>
    open({ path: "/login/practice", ...tab }).dataset.invite;
  expect(roomOf({ search: "?inviteCode=abc" })).toBe("");
  expect(roomOf({ state: { inviteCode: "abc" } })).toBe("");
  expect(roomOf({})).toBeUndefined();
});
