import { loginProducts } from "@frontdoor/contract/products.ts";
import {
  type AudienceRule,
  forgottenAudience,
  loginAudience,
  ownAudience,
  type Params,
  resetAudience,
  signUpAudience,
} from "./audiences.ts";
import { decoded } from "./client/decoded.ts";

/** A row of the route table: an address and the files that render it. */
export interface Route {
  /**
   * Names the route where its address must stay private, such as in usage counts: the file without its extension,
   * unless two routes share it.
   */
  id: string;
  /** `:name` stands for one part of the path, `:name?` for an optional one. */
  path: string;
  /** The module below `app/` that renders it. */
  file: string;
  layout: "brochure" | "standalone" | "account";
  /** The page's audience; without one the current audience stays. */
  audience?: AudienceRule | undefined;
  /**
   * The layout of an account page: `split` puts the river beside a narrow form; `wide` leaves the width to a long form;
   * `scene` puts a card into the picture; `settings` is account settings, with its own header.
   */
  frame: "split" | "wide" | "scene" | "settings";
}

interface Properties {
  id?: string;
  audience?: AudienceRule;
  frame?: Route["frame"];
}

function route(
  layout: Route["layout"],
  path: string,
  file: string,
  { id = file.replace(".tsx", ""), audience, frame = "split" }: Properties = {},
): Route {
  return { id, path, file, layout, audience, frame };
}

/**
 * The route table of section 2 of the specification, in its order; an alias repeats a module under its own id. Then the
 * practice search without script, the end pages of a product's login, and account settings.
 */
export const routes: readonly Route[] = [
  route("brochure", "/", "pages/patient/patient.route.tsx", { id: "home", audience: "patient" }),
  route("brochure", "/academic", "pages/academic/academic.route.tsx", { audience: "academic" }),
  route("brochure", "/patient", "pages/patient/patient.route.tsx", { audience: "patient" }),
  route("brochure", "/practice", "pages/practice/practice.route.tsx", { audience: "practice" }),
  route("brochure", "/providers", "pages/practice/practice.route.tsx", {
    id: "providers",
    audience: "practice",
  }),
  route("brochure", "/about", "pages/about/about.route.tsx"),
  route("brochure", "/packages", "pages/packages/packages.route.tsx", { audience: "practice" }),
  route("brochure", "/priceplans", "pages/priceplans/priceplans.route.tsx", {
    audience: "practice",
  }),
  route("standalone", "/med-e-mass", "pages/med-e-mass/med-e-mass.route.tsx"),
  route("account", "/login/:loginContext?", "flows/login/login.route.tsx", {
    audience: loginAudience,
  }),
  ...loginProducts.map((product) =>
    route("account", `/login/${product}/code`, "flows/two-step/two-step.route.tsx", {
      id: `second-step-${product}`,
      audience: product,
    }),
  ),
  route("account", "/signup/:signupContext?", "flows/sign-up/sign-up.route.tsx", {
    audience: signUpAudience,
    frame: "wide",
  }),
  route("account", "/register/:signupContext?", "flows/sign-up/sign-up.route.tsx", {
    id: "register",
    audience: signUpAudience,
    frame: "wide",
  }),
  route("account", "/forgotpassword", "flows/forgot-password/forgot-password.route.tsx", {
    audience: forgottenAudience,
  }),
  route("account", "/forgotusername", "flows/forgot-username/forgot-username.route.tsx"),
  route(
    "account",
    "/passwordreset/:context/:hash",
    "flows/reset-password/reset-password.route.tsx",
    { audience: resetAudience },
  ),
  route("account", "/verifyEmail", "flows/verify-email/verify-email.route.tsx", {
    audience: "academic",
    frame: "scene",
  }),
  route("account", "/requestremoval/:token", "flows/request-removal/request-removal.route.tsx", {
    audience: "patient",
    frame: "scene",
  }),
  route("account", "/login-ended", "flows/login-ended/login-ended.screen.tsx", { frame: "scene" }),
  route("account", "/find-doctor", "flows/find-doctor/find-doctor.route.tsx", {
    audience: "patient",
  }),
  route("account", "/log-out", "flows/log-out/log-out.screen.tsx", { frame: "scene" }),
  route("account", "/logged-out", "flows/logged-out/logged-out.screen.tsx", { frame: "scene" }),
  route("account", "/account", "flows/account/account.route.tsx", {
    audience: ownAudience,
    frame: "settings",
  }),
  route(
    "account",
    "/account/email/:token",
    "flows/email-verification/email-verification.route.tsx",
    { audience: ownAudience, frame: "scene" },
  ),
  route("account", "/not-me/:token", "flows/unrecognised/unrecognised.route.tsx", {
    audience: ownAudience,
    frame: "scene",
  }),
  route("account", "/stored-data/:token", "flows/stored-data/stored-data.route.tsx", {
    audience: ownAudience,
    frame: "scene",
  }),
];

/** The route of a path with its parameters; `null` for any other path, which redirects home (S2.026). */
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
