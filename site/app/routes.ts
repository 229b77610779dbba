import type { Params } from "./client/shown-page.ts";

/** A row of the route table: an address, and the files that show it. */
export interface Route {
  /**
   * Names the route where its address must not be told, as when pages are counted: the file without its
   * ending, unless two routes share it.
   */
  id: string;
  /** `:name` stands for one part of the path, `:name?` for one that may be absent. */
  path: string;
  /** The module below `app/` that shows it. */
  file: string;
  layout: "brochure" | "standalone" | "account";
}

function route(layout: Route["layout"], path: string, file: string, id?: string): Route {
  return { id: id ?? file.replace(".tsx", ""), path, file, layout };
}

/** The route table of section 2 of the specification, in its order; an alias repeats a module under its own id. */
export const routes: readonly Route[] = [
  route("brochure", "/", "pages/patient/patient.route.tsx", "home"),
  route("brochure", "/academic", "pages/academic/academic.route.tsx"),
  route("brochure", "/patient", "pages/patient/patient.route.tsx"),
  route("brochure", "/practice", "pages/practice/practice.route.tsx"),
  route("brochure", "/providers", "pages/practice/practice.route.tsx", "providers"),
  route("brochure", "/about", "pages/about/about.route.tsx"),
  route("brochure", "/packages", "pages/packages/packages.route.tsx"),
  route("brochure", "/priceplans", "pages/priceplans/priceplans.route.tsx"),
  route("standalone", "/med-e-mass", "pages/med-e-mass/med-e-mass.route.tsx"),
  route("account", "/login/:loginContext?", "flows/login/login.route.tsx"),
  route("account", "/signup/:signupContext?", "flows/sign-up/sign-up.route.tsx"),
  route("account", "/register/:signupContext?", "flows/sign-up/sign-up.route.tsx", "register"),
  route("account", "/forgotpassword", "flows/forgot-password/forgot-password.route.tsx"),
  route("account", "/forgotusername", "flows/forgot-username/forgot-username.route.tsx"),
  route(
    "account",
    "/passwordreset/:context/:hash",
    "flows/reset-password/reset-password.route.tsx",
  ),
  route("account", "/verifyEmail", "flows/verify-email/verify-email.route.tsx"),
  route("account", "/requestremoval/:token", "flows/request-removal/request-removal.route.tsx"),
];

/** The route of a path, with what the path says; `null` for any other path, which leads home (S2.026). */
export function routeAt(path: string): { route: Route; params: Params } | null {
  const parts = path.split("/").slice(1);
  for (const route of routes) {
    const params = paramsOf(route.path.split("/").slice(1), parts);
    if (params !== null) return { route, params };
  }
  return null;
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Params | null {
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const part = parts[at] ?? "";
    if (!expected.startsWith(":")) {
      if (part !== expected) return null;
    } else if (part !== "") params[expected.replace(/[:?]/g, "")] = decoded(part);
    else if (!expected.endsWith("?")) return null;
  }
  return params;
}

/** The text of a part of a path; one that is no valid encoding stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
