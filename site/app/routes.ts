import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The route table of SPEC.md section 2, in its order; an alias repeats a module under its own id. */
export default [
  layout("layouts/brochure.tsx", [
    index("pages/patient/patient.route.tsx", { id: "home" }),
    route("academic", "pages/academic/academic.route.tsx"),
    route("patient", "pages/patient/patient.route.tsx"),
    route("practice", "pages/practice/practice.route.tsx"),
    route("providers", "pages/practice/practice.route.tsx", { id: "providers" }),
    route("about", "pages/about/about.route.tsx"),
    route("packages", "pages/packages/packages.route.tsx"),
    route("priceplans", "pages/priceplans/priceplans.route.tsx"),
  ]),
  layout("layouts/standalone.tsx", [route("med-e-mass", "pages/med-e-mass/med-e-mass.route.tsx")]),
  layout("layouts/account.tsx", [
    route("login/:loginContext?", "flows/login/login.route.tsx"),
    route("signup/:signupContext?", "flows/sign-up/sign-up.route.tsx"),
    route("register/:signupContext?", "flows/sign-up/sign-up.route.tsx", { id: "register" }),
    route("forgotpassword", "flows/forgot-password/forgot-password.route.tsx"),
    route("forgotusername", "flows/forgot-username/forgot-username.route.tsx"),
    route("passwordreset/:context/:hash", "flows/reset-password/reset-password.route.tsx"),
    route("verifyEmail", "flows/verify-email/verify-email.route.tsx"),
    route("requestremoval/:token", "flows/request-removal/request-removal.route.tsx"),
  ]),
  route("*", "pages/unknown/unknown.route.tsx"),
] satisfies RouteConfig;
