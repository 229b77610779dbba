import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { fallbackPatterns, pages } from "../pages.ts";
import routes from "./routes.ts";

interface Row {
  path: string;
  file: string;
  layout: string;
}
const rows = flatten((await routes) as RouteConfigEntry[]);
const rowOf = (path: string) => rows.find((row) => row.path === path);

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
    expect(rowOf(path)).toEqual({ path, file, layout: "layouts/brochure.tsx" });
  },
);

test("[S2.012] /med-e-mass stands alone", () => {
  expect(rowOf("/med-e-mass")?.layout).toBe("layouts/standalone.tsx");
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
    expect(rowOf(path)).toEqual({ path, file, layout: "layouts/account.tsx" });
  },
);

test("[S2.026] any other path has the redirect to /", () => {
  expect(rowOf("/*")?.file).toBe("pages/unknown/unknown.route.tsx");
});

test("every prerendered page is of the kind that its layout says", () => {
  const kinds = {
    "layouts/brochure.tsx": "brochure",
    "layouts/standalone.tsx": "standalone",
    "layouts/account.tsx": "account",
  };
  for (const [path, kind] of Object.entries(pages)) {
    const row = rows.find((candidate) => matches(candidate.path, path));
    expect([path, Reflect.get(kinds, row?.layout ?? "")]).toEqual([path, kind]);
  }
});

test("every route is prerendered or has its pattern in the fallback", () => {
  for (const { path } of rows.filter((row) => row.path !== "/*")) {
    const isPrerendered = Object.keys(pages).some((page) => matches(path, page));
    const hasFallback = fallbackPatterns.some((pattern) => pattern === path.replace("?", ""));
    expect([path, isPrerendered || hasFallback]).toEqual([path, true]);
    if (path.includes(":")) expect([path, hasFallback]).toEqual([path, true]);
  }
});

function flatten(entries: readonly RouteConfigEntry[], layout = ""): Row[] {
  return entries.flatMap((entry) =>
    entry.children
      ? flatten(entry.children, entry.file)
      : [{ path: `/${entry.path ?? ""}`, file: entry.file, layout }],
  );
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern
    .replace("/*", "/.*")
    .replace(/\/:\w+\?/g, "(/[^/]+)?")
    .replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${expression}$`).test(path);
}
