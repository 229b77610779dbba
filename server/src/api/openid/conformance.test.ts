import type { InjectOptions } from "fastify";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  claimsIn,
  issuer,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
  person = await registerPerson(server);
});
afterAll(() => server.close());

const form = { "content-type": "application/x-www-form-urlencoded" };

/** A whole login, over the page to the tokens. */
async function logIn(changes: Record<string, string> = {}, at = product) {
  const login = await authorize(at, person, changes);
  const response = await redeem(at, login);
  return { login, tokens: response.json(), outcome: outcomeOf(response) };
}

/** What signs a client's ID token, which the published keys verify, and what userinfo answers. */
const verified = (of: () => OpenidProduct | Promise<OpenidProduct>) => async () => {
  const client = await of();
  const { login, tokens } = await logIn({}, client);
  const jwks = createLocalJWKSet((await server.app.inject("/oidc/jwks")).json());
  const expected = { issuer, audience: client.id };
  const { payload, protectedHeader } = await jwtVerify(tokens.id_token, jwks, expected);
  expect(payload.nonce).toBe(login.asked.nonce);
  return `${protectedHeader.alg} ${outcomeOf(await userinfo(client, tokens.access_token))}`;
};
const ends = (changes: Record<string, string>) => async () => (await logIn(changes)).outcome;
const pushed = (changes: Record<string, string>) => async () =>
  outcomeOf((await pushRequest(product, changes)).response);

/** How the authorization endpoint answers a browser. */
async function opened(changes: Record<string, string>, browser = openBrowser(server)) {
  const { asked } = await pushRequest(product, changes);
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  return browser.get(`/oidc/auth?${query}`);
}

/** What userinfo tells for scopes, by the names of the claims. */
const claimsFor = (scope: string) => async () => {
  const { tokens } = await logIn({ scope });
  return Object.keys((await userinfo(product, tokens.access_token)).json()).join(" ");
};

async function userinfoPosted(send: (token: string) => InjectOptions) {
  const { tokens } = await logIn();
  const request = { method: "POST", url: "/oidc/me", ...send(tokens.access_token) } as const;
  return outcomeOf(await server.app.inject(request));
}

const profile = "sub name given_name family_name preferred_username locale updated_at" as const;

test.each<[string, string, () => Promise<unknown>]>([
  ["oidcc-server", "ES256 200", verified(() => product)],
  [
    "oidcc-idtoken-rs256",
    "RS256 200",
    verified(() => openidProduct(server, "records-rs256", { id_token_alg: "RS256" })),
  ],
  ["oidcc-response-type-missing", "400 invalid_request", pushed({ response_type: "" })],
  [
    "oidcc-userinfo-get",
    "200",
    async () => outcomeOf(await userinfo(product, (await logIn()).tokens.access_token)),
  ],
  [
    "oidcc-userinfo-post-header",
    "200",
    () => userinfoPosted((token) => ({ headers: { authorization: `Bearer ${token}` } })),
  ],
  [
    "oidcc-userinfo-post-body",
    "200",
    () => userinfoPosted((token) => ({ headers: form, payload: `access_token=${token}` })),
  ],
  [
    "oidcc-ensure-request-without-nonce-succeeds-for-code-flow",
    "undefined",
    async () => String(claimsIn((await logIn({ nonce: "" })).tokens.id_token).nonce),
  ],
  ["oidcc-scope-profile", profile, claimsFor("openid profile")],
  ["oidcc-scope-email", "sub email email_verified", claimsFor("openid email")],
  ["oidcc-scope-address", "sub", claimsFor("openid address")],
  ["oidcc-scope-phone", "sub phone_number phone_number_verified", claimsFor("openid phone")],
  [
    "oidcc-scope-all",
    `${profile} email email_verified phone_number phone_number_verified`,
    claimsFor("openid profile email address phone"),
  ],
  [
    "oidcc-ensure-other-scope-order-succeeds",
    "email email_verified sub",
    claimsFor("email openid"),
  ],
  ["oidcc-display-page", "200", ends({ display: "page" })],
  ["oidcc-display-popup", "200", ends({ display: "popup" })],
  ["oidcc-prompt-login", "200", ends({ prompt: "login" })],
  [
    "oidcc-prompt-none-not-logged-in",
    "client: login_required",
    async () => outcomeOf(await opened({ prompt: "none" })),
  ],
  [
    "oidcc-prompt-none-logged-in",
    "client: login_required",
    async () => {
      const browser = openBrowser(server);
      await authorize(product, person, {}, browser);
      return outcomeOf(await opened({ prompt: "none" }, browser));
    },
  ],
  [
    "oidcc-max-age-1",
    "number",
    async () => typeof claimsIn((await logIn({ max_age: "1" })).tokens.id_token).auth_time,
  ],
  [
    "oidcc-max-age-10000",
    "number",
    async () => typeof claimsIn((await logIn({ max_age: "10000" })).tokens.id_token).auth_time,
  ],
  ["oidcc-ensure-request-with-unknown-parameter-succeeds", "200", ends({ extra: "foobar" })],
  [
    "oidcc-id-token-hint",
    "client: login_required",
    async () => {
      const { tokens } = await logIn();
      return outcomeOf(await opened({ prompt: "none", id_token_hint: tokens.id_token }));
    },
  ],
  ["oidcc-login-hint", "200", ends({ login_hint: "bob@example.com" })],
  ["oidcc-ui-locales", "200", ends({ ui_locales: "se fi" })],
  ["oidcc-claims-locales", "200", ends({ claims_locales: "se fi" })],
  [
    "oidcc-ensure-request-with-acr-values-succeeds",
    "pwd",
    async () => claimsIn((await logIn({ acr_values: "mfa pwd" })).tokens.id_token).acr,
  ],
  [
    "oidcc-codereuse",
    "400 invalid_grant",
    async () => outcomeOf(await redeem(product, (await logIn()).login)),
  ],
  [
    "oidcc-codereuse-30seconds",
    "400 invalid_grant, then 401 invalid_token",
    async () => {
      const { login, tokens } = await logIn();
      server.advance({ seconds: 30 });
      const again = outcomeOf(await redeem(product, login));
      return `${again}, then ${outcomeOf(await userinfo(product, tokens.access_token))}`;
    },
  ],
  [
    "oidcc-ensure-registered-redirect-uri",
    "400 invalid_request",
    pushed({ redirect_uri: "https://practice.example/other" }),
  ],
  [
    "oidcc-ensure-post-request-succeeds",
    "/login/practice",
    async () => {
      const { asked } = await pushRequest(product);
      const fields = { client_id: product.id, request_uri: asked.requestUri };
      const posted = await server.app.inject({
        method: "POST",
        url: "/oidc/auth",
        headers: form,
        payload: new URLSearchParams(fields).toString(),
      });
      const browser = openBrowser(server);
      const started = await browser.get(leadsTo(posted).href);
      return leadsTo(await browser.get(leadsTo(started).href)).pathname;
    },
  ],
  [
    "oidcc-server-client-secret-post",
    "200",
    async () => {
      const { asked, code } = await authorize(product, person);
      const fields = {
        client_id: product.id,
        client_secret: product.caller.key,
        grant_type: "authorization_code",
        code,
        redirect_uri: "https://practice.example/callback",
        code_verifier: asked.verifier,
      };
      return outcomeOf(
        await server.app.inject({
          method: "POST",
          url: "/oidc/token",
          headers: form,
          payload: new URLSearchParams(fields).toString(),
        }),
      );
    },
  ],
  [
    "oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported",
    "400 request_not_supported",
    pushed({ request: "eyJhbGciOiJub25lIn0.eyJzdGF0ZSI6ImEifQ." }),
  ],
  [
    "oidcc-claims-essential",
    "sub",
    async () => {
      const claims = JSON.stringify({ userinfo: { name: { essential: true } } });
      const { tokens } = await logIn({ claims });
      return Object.keys((await userinfo(product, tokens.access_token)).json()).join(" ");
    },
  ],
  [
    "oidcc-ensure-request-object-with-redirect-uri",
    "400 request_not_supported",
    pushed({ request: "eyJhbGciOiJub25lIn0.eyJyZWRpcmVjdF91cmkiOiJhIn0." }),
  ],
  [
    "oidcc-refresh-token",
    "200 same person",
    async () => {
      const { tokens } = await logIn();
      const response = await refresh(product, tokens.refresh_token);
      const [before, after] = [tokens, response.json()].map((each) => claimsIn(each.id_token));
      const isSame = ["iss", "sub", "aud", "auth_time"].every(
        (name) => before?.[name] === after?.[name],
      );
      return `${outcomeOf(response)} ${isSame ? "same person" : "another"}`;
    },
  ],
  ["oidcc-ensure-request-with-valid-pkce-succeeds", "200", ends({})],
  [
    "oidcc-discovery-endpoint-verification",
    "code | public | RS256 ES256 | client_secret_basic client_secret_post private_key_jwt none | S256",
    async () => {
      const url = "/oidc/.well-known/openid-configuration";
      const told = (await server.app.inject(url)).json();
      expect(told.issuer).toBe(issuer);
      for (const name of ["authorization", "token", "userinfo"]) {
        expect(told[`${name}_endpoint`]).toMatch(`${issuer}/`);
      }
      return [
        told.response_types_supported,
        told.subject_types_supported,
        told.id_token_signing_alg_values_supported,
        told.token_endpoint_auth_methods_supported,
        told.code_challenge_methods_supported,
      ]
        .map((values) => values.join(" "))
        .join(" | ");
    },
  ],
])("[%s] %s", async (_module, expected, run) => {
  expect(await run()).toBe(expected);
});
