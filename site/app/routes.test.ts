import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fallbackPatterns, pages, pageVariants } from "../pages.ts";
import { routeAt, routes } from "./routes.ts";

const rowOf = (path: string) => {
  const row = routes.find((route) => route.path === path);
  return row && { file: row.file, layout: row.layout };
};

test.each([
  ["/", "pages/patient/patient.route.tsx"],
  ["/academic", "pages/academic/academic.route.tsx"],
  ["/patient", "pages/patient/patient.route.tsx"],
  ["/practice", "pages/practice/practice.route.tsx"],
  ["/providers", "pages/practice/practice.route.tsx"],
  ["/about", "pages/about/about.route.tsx"],
  ["/packages", "pages/packages/packages.route.tsx"],
  ["/priceplans", "pages/priceplans/priceplans.route.tsx"],
])(
  "[S2.001 S2.004 S2.005 S2.006 S2.007 S2.008 S2.009 S2.010 S2.011] %s is a page of the brochure layout",
  (path, file) => {
    expect(rowOf(path)).toEqual({ file, layout: "brochure" });
  },
);

test("[S2.012] /med-e-mass stands alone", () => {
  expect(rowOf("/med-e-mass")?.layout).toBe("standalone");
});

test.each([
  ["/login/:loginContext?", "flows/login/login.route.tsx"],
  ["/signup/:signupContext?", "flows/sign-up/sign-up.route.tsx"],
  ["/register/:signupContext?", "flows/sign-up/sign-up.route.tsx"],
  ["/forgotpassword", "flows/forgot-password/forgot-password.route.tsx"],
  ["/forgotusername", "flows/forgot-username/forgot-username.route.tsx"],
  ["/passwordreset/:context/:hash", "flows/reset-password/reset-password.route.tsx"],
  ["/verifyEmail", "flows/verify-email/verify-email.route.tsx"],
  ["/requestremoval/:token", "flows/request-removal/request-removal.route.tsx"],
])(
  "[S2.014 S2.015 S2.016 S2.017 S2.018 S2.019 S2.020 S2.021 S2.022 S2.023 S2.025 S2.027] %s is a screen of the account layout",
  (path, file) => {
    expect(rowOf(path)).toEqual({ file, layout: "account" });
  },
);

test.each(["/nothing", "/Login", "/login/practice/more", "/passwordreset/ud", "/requestremoval"])(
  "[S2.026 Q027] '%s' is no page, which leads to /",
  (path) => {
    expect(routeAt(path)).toBeNull();
  },
);

test.each([
  ["/login", {}],
  ["/login/practice", { loginContext: "practice" }],
  ["/passwordreset/ud/a%2Fb", { context: "ud", hash: "a/b" }],
  ["/requestremoval/100%", { token: "100%" }],
])("what the address %s says", (path, params) => {
  expect(routeAt(path)?.params).toEqual(params);
});

test("every route has its files, and an id of its own", () => {
  for (const { file } of routes) {
    expect([file, existsSync(new URL(file, import.meta.url))]).toEqual([file, true]);
  }
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
});

test("every prerendered page is of the kind that its layout says", () => {
  for (const [path, kind] of Object.entries(pages)) {
    expect([path, routeAt(path)?.route.layout]).toEqual([path, kind]);
  }
});

test("every variant of a page is one of a prerendered page, and names one parameter", () => {
  for (const address of pageVariants) {
    const { pathname, searchParams } = new URL(address, "https://heron.example");
    expect([address, pages[pathname], searchParams.size]).toEqual([address, "account", 1]);
  }
});

test("every route is prerendered or has its pattern in the fallback", () => {
  for (const route of routes) {
    const isPrerendered = Object.keys(pages).some((page) => routeAt(page)?.route === route);
    const hasFallback = fallbackPatterns.some((pattern) => pattern === route.path.replace("?", ""));
    expect([route.path, isPrerendered || hasFallback]).toEqual([route.path, true]);
    if (route.path.includes(":")) expect([route.path, hasFallback]).toEqual([route.path, true]);
  }
});
