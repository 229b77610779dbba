import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import { accountCalls } from "@frontdoor/contract/account/calls.ts";
import { apiBasePaths, type Call, type Schema } from "@frontdoor/contract/call.ts";
import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { toJSONSchema } from "zod/mini";
import type { JsonSchema } from "./from-schema.ts";

/** A call as the harness asks it. */
export interface CallTarget {
  name: string;
  api: Call["api"];
  method: Call["method"];
  path: string;
  headers: Readonly<Record<string, string>>;
  params: JsonSchema;
  query: JsonSchema;
  body: JsonSchema;
}

const registries = { practiceCalls, academicCalls, accountCalls, productCalls };

/** Every call that the server answers. */
export const callTargets: readonly CallTarget[] = Object.values(registries).flatMap((calls) =>
  Object.entries<Call>(calls).map(([name, call]) => ({
    name: `${call.api} ${name}`,
    api: call.api,
    method: call.method,
    path: apiBasePaths[call.api] + call.path,
    headers: call.headers ?? {},
    params: schemaOf(call.params),
    query: schemaOf(call.query),
    body: schemaOf(call.body),
  })),
);

function schemaOf(schema: Schema | undefined): JsonSchema {
  if (schema === undefined) return { type: "object" };
  return toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

/** What is served beside the calls: pages, files, OpenID Connect, and what runs it. */
export const otherPaths: readonly string[] = [
  "/",
  "/login",
  "/af/login",
  "/login/practice/code",
  "/sign-up/practice",
  "/passwordreset/ud/x",
  "/requestremoval/x",
  "/account",
  "/not-me/x",
  "/stored-data/x",
  "/sitemap.xml",
  "/robots.txt",
  "/assets/x.js",
  "/favicon.ico",
  "/.well-known/security.txt",
  "/.well-known/change-password",
  "/.well-known/openid-configuration",
  "/healthz",
  "/readyz",
  "/metrics",
  "/problems",
  "/csp-report",
  "/form-progress",
  "/dev/inbox.json",
  "/dev/inbox",
  "/dev/api",
  "/dev/api/practice.json",
  "/api",
  "/api/practice",
  "/api/nothing",
  "/oidc",
  "/oidc/.well-known/openid-configuration",
  "/oidc/jwks",
  "/oidc/auth",
  "/oidc/auth/x",
  "/oidc/request",
  "/oidc/token",
  "/oidc/me",
  "/oidc/token/introspection",
  "/oidc/token/revocation",
  "/oidc/session/end",
  "/log-out",
  "/oidc/session/end/confirm",
  "/oidc/interaction/x",
];

/** An API of the product, for which clients may ask for tokens. */
export const hostileApi = "https://api.practice.example";

/** What OpenID Connect is asked with. */
export const openidParameters = {
  response_type: "code",
  redirect_uri: "https://practice.example/callback",
  post_logout_redirect_uri: "https://practice.example/bye",
  scope: "openid profile",
  state: "abc",
  nonce: "def",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
  code_verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  request_uri: "urn:ietf:params:oauth:request_uri:x",
  client_assertion: "x.y.z",
  client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
  dpop_jkt: "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I",
  token_type_hint: "refresh_token",
  refresh_token: "x",
  code: "x",
  token: "x",
  max_age: "0",
  claims: '{"userinfo":{"name":null}}',
  id_token_hint: "x.y.z",
  acr_values: "urn:x",
  ui_locales: "af",
  login_hint: "heron",
  request: "x.y.z",
  resource: hostileApi,
} as const;

/** What of several values may be sent each time. */
export const openidChoices = {
  grant_type: ["authorization_code", "refresh_token", "client_credentials"],
  prompt: ["login", "none", "none login", "create"],
  response_mode: ["query", "form_post"],
} as const;

/** The clients that are there: one of each profile and type. */
export const hostileClients = ["hostile", "hostile-site", "hostile-app", "hostile-job"] as const;
