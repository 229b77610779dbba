import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type OpenidProduct,
  openidProduct,
  pushRequest,
  redirectUri,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
});
afterAll(() => server.close());

const nul = "\0";
const to = (redirect_uri: string) => ({ redirect_uri });

test.each<[string, string, Record<string, string>]>([
  ["nothing wrong", "201", {}],
  ["no response_type", "400 invalid_request", { response_type: "" }],
  ["response_type token", "400 invalid_request", { response_type: "token" }],
  ["response_type hybrid", "400 invalid_request", { response_type: "code id_token" }],
  ["no redirect_uri", "400 invalid_request", to("")],
  ["redirect_uri: a slash more", "400 invalid_request", to(`${redirectUri}/`)],
  ["redirect_uri: a query more", "400 invalid_request", to(`${redirectUri}?a=b`)],
  ["redirect_uri: a fragment more", "400 invalid_request", to(`${redirectUri}#a`)],
  ["redirect_uri: http", "400 invalid_request", to("http://practice.example/callback")],
  ["redirect_uri: capitals", "400 invalid_request", to("https://Practice.example/callback")],
  ["redirect_uri: a port", "400 invalid_request", to("https://practice.example:443/callback")],
  ["redirect_uri: a user", "400 invalid_request", to("https://me@practice.example/callback")],
  ["redirect_uri: a way up", "400 invalid_request", to(`${redirectUri}/../callback`)],
  ["redirect_uri: a host below", "400 invalid_request", to("https://a.practice.example/callback")],
  ["redirect_uri: a script", "400 invalid_request", to("javascript:alert(1)")],
  ["no code_challenge", "400 invalid_request", { code_challenge: "" }],
  ["no PKCE at all", "400 invalid_request", { code_challenge: "", code_challenge_method: "" }],
  ["code_challenge: too short", "400 invalid_request", { code_challenge: "abc" }],
  ["no code_challenge_method", "400 invalid_request", { code_challenge_method: "" }],
  ["code_challenge_method plain", "400 invalid_request", { code_challenge_method: "plain" }],
  ["response_mode fragment", "400 invalid_request", { response_mode: "fragment" }],
  ["response_mode form_post", "400 invalid_request", { response_mode: "form_post" }],
  ["scope: identity without a grant", "400 invalid_scope", { scope: "openid identity" }],
  ["an unknown prompt", "400 invalid_request", { prompt: "swear" }],
  ["prompt: none and another", "400 invalid_request", { prompt: "none login" }],
  ["max_age: negative", "400 invalid_request", { max_age: "-1" }],
  ["max_age: no number", "400 invalid_request", { max_age: "soon" }],
  ["id_token_hint: no token", "400 invalid_request", { id_token_hint: "hint" }],
  ["a request object", "400 request_not_supported", { request: "eyJhbGciOiJub25lIn0.e30." }],
  ["a request_uri", "400 request_uri_not_supported", { request_uri: "https://practice.example/r" }],
  ["a registration", "400 registration_not_supported", { registration: "{}" }],
  ["client_id: another's", "400 invalid_request", { client_id: "another" }],
  ["client_id: NUL", "400 invalid_request", { client_id: nul }],
  ["state and nonce: NUL", "201", { state: nul, nonce: nul }],
  ["a body over the limit", "400 invalid_request", { login_hint: "x".repeat(60_000) }],
])("[SEC-G3] a pushed request, %s: %s", async (_what, outcome, changes) => {
  const { response } = await pushRequest(product, changes);
  expect(outcomeOf(response)).toBe(outcome);
});

const asked = new URLSearchParams({
  client_id: "records",
  response_type: "code",
  scope: "openid",
  redirect_uri: redirectUri,
}).toString();
const urn = "urn:ietf:params:oauth:request_uri:none";
const form = "application/x-www-form-urlencoded";
const json = "application/json";

const get = (path: string, headers = {}): InjectOptions => ({ url: `/oidc${path}`, headers });
const auth = (query: string) => get(`/auth?${query}`);
const logout = (query: string) => get(`/session/end?${query}`);
const post = (path: string, payload: string, type = form): InjectOptions => ({
  ...get(path, { "content-type": type }),
  method: "POST",
  payload,
});
const interactionCookies = {
  "openid-interaction": "x",
  "openid-resume": "x",
};

test.each<[string, string, InjectOptions]>([
  ["auth: nothing", "ended: invalid_request", auth("")],
  ["auth: an unknown client", "ended: invalid_client", auth("client_id=nobody")],
  ["auth: NUL for a client", "ended: invalid_client", auth("client_id=%00")],
  ["auth: no UTF-8 for a client", "ended: invalid_client", auth("client_id=%ff")],
  [
    "auth: NUL for a request",
    "ended: request_uri_not_supported",
    auth("client_id=records&request_uri=%00"),
  ],
  ["auth: not pushed", "client: invalid_request", auth(asked)],
  ["auth: not pushed, elsewhere", "ended: invalid_redirect_uri", auth(`${asked}x`)],
  ["auth: all twice", "ended: invalid_request", auth(`${asked}&${asked}`)],
  ["auth: unknown", "ended: invalid_request_uri", auth(`client_id=records&request_uri=${urn}`)],
  [
    "auth: elsewhere",
    "ended: request_uri_not_supported",
    auth("client_id=records&request_uri=https%3A%2F%2Fevil.example"),
  ],
  ["auth: posted, not pushed", "/oidc/auth", post("/auth", asked)],
  ["auth: posted as JSON", "ended: invalid_request", post("/auth", "{}", json)],
  ["auth: oversized", "ended: invalid_request", post("/auth", "x".repeat(60_000))],
  ["auth: put", "404", { ...auth(""), method: "PUT" }],
  ["auth: an unknown way on", "ended: login_expired", get("/auth/none")],
  ["auth: a way on that is no UTF-8", "400 MALFORMED", get("/auth/%ff")],
  ["interaction: nobody's", "ended:", get("/interaction/none")],
  ["interaction: nobody's, finished", "ended:", get("/interaction/none/finish?code=x")],
  [
    "interaction: forged cookies",
    "ended:",
    { ...get("/interaction/x"), cookies: interactionCookies },
  ],
  ["request: no key", "401 invalid_client", post("/request", asked)],
  ["request: got", "404", get("/request")],
  ["token: no key", "401 invalid_client", post("/token", "grant_type=x&client_id=records")],
  ["token: as JSON", "400 invalid_request", post("/token", "{}", json)],
  ["token: no content type", "400 invalid_request", { ...get("/token"), method: "POST" }],
  [
    "token: NUL for a client",
    "401 invalid_client",
    post("/token", "client_id=%00&client_secret=x"),
  ],
  [
    "token: NUL for a key",
    "401 invalid_client",
    post("/token", "client_id=records&client_secret=%00&grant_type=x"),
  ],
  [
    "token: not Basic",
    "400 invalid_request",
    { ...get("/token", { authorization: "Basic \x7f" }), method: "POST" },
  ],
  ["userinfo: no token", "401 invalid_token", get("/me")],
  ["userinfo: unknown", "401 invalid_token", get("/me", { authorization: "Bearer none" })],
  ["userinfo: a token in the address", "400 invalid_request", get("/me?access_token=none")],
  [
    "revocation: no key",
    "401 invalid_client",
    post("/token/revocation", "token=x&client_id=records"),
  ],
  [
    "logout: elsewhere",
    "ended: invalid_request",
    logout("client_id=records&post_logout_redirect_uri=https%3A%2F%2Fevil.example"),
  ],
  ["logout: to no client's", "ended: invalid_request", logout("post_logout_redirect_uri=x")],
  ["logout: no token", "ended: invalid_request", logout("id_token_hint=none")],
  ["logout: NUL", "ended: invalid_request", logout("client_id=%00&post_logout_redirect_uri=x")],
  ["logout: all twice", "ended: invalid_request", logout("client_id=a&client_id=b")],
  ["logout: twice, posted", "/oidc/session/end", post("/session/end", "state=a&state=b")],
  ["logout: JSON", "415 UNSUPPORTED_TYPE", post("/session/end", "{}", json)],
  ["logout: confirmed unasked", "400 invalid_request", post("/session/end/confirm", "xsrf=x")],
  ["nothing there", "404", get("/none")],
  ["nothing there: NUL", "404", get("/%00")],
])(
  "[SEC-G3] a request of nobody's, %s: %s, and nothing is written",
  async (_what, outcome, request) => {
    const before = await artifacts();
    expect(outcomeOf(await server.app.inject(request))).toBe(outcome);
    expect(await artifacts()).toBe(before);
  },
);

async function artifacts(): Promise<number> {
  const rows = await server.database.kysely.selectFrom("openid_artifacts").selectAll().execute();
  return rows.length;
}
