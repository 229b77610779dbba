import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  begin,
  claimsIn,
  issuer,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
});
afterAll(() => server.close());

async function somebody() {
  const person = await registerPerson(server);
  return { ...person, password: goodPassword };
}

test("a product asks for a login, gets the person back with a code, and knows who it is", async () => {
  const person = await somebody();
  const { id } = await accountOf(server, person.username);
  const login = await authorize(product, person, { scope: "openid profile email" });
  expect(login.back.origin + login.back.pathname).toBe("https://practice.example/callback");
  expect(Object.fromEntries(login.back.searchParams)).toEqual({
    code: expect.any(String),
    state: login.asked.state,
    iss: issuer,
  });
  const tokens = (await redeem(product, login)).json();
  expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 600 });
  expect(claimsIn(tokens.id_token)).toEqual({
    iss: issuer,
    sub: id,
    aud: "records",
    nonce: login.asked.nonce,
    acr: "pwd",
    amr: ["pwd"],
    auth_time: expect.any(Number),
    iat: expect.any(Number),
    exp: expect.any(Number),
    sid: expect.any(String),
  });
  const told = await userinfo(product, tokens.access_token);
  expect(told.json()).toMatchObject({ sub: id, email: person.emailAddress });
  const renewed = (await refresh(product, tokens.refresh_token)).json();
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
});

test("the discovery document tells what is served, and nothing more", async () => {
  const address = "/oidc/.well-known/openid-configuration";
  const told = (await server.app.inject({ method: "GET", url: address })).json();
  expect(told).toMatchObject({
    issuer,
    response_modes_supported: ["query", "form_post"],
    prompt_values_supported: ["none", "login", "create", "consent", "select_account"],
    end_session_endpoint: `${issuer}/session/end`,
  });
  expect(Object.keys(told).filter((name) => /device|registration_|mtls|ciba/.test(name))).toEqual(
    [],
  );
});

test.each([
  "/.well-known/oauth-authorization-server/oidc",
  "/oidc/.well-known/oauth-authorization-server",
  "/oidc/.well-known/openid-configuration/",
])("%s has the same as the discovery document (RFC 8414, 3.1)", async (address) => {
  const { body } = await server.app.inject("/oidc/.well-known/openid-configuration");
  const asked = await server.app.inject({
    url: address,
    headers: { origin: "https://any.example" },
  });
  expect([asked.statusCode, asked.body]).toEqual([200, body]);
  expect(asked.headers["access-control-allow-origin"]).toBe("https://any.example");
  const wanted = {
    "access-control-request-method": "GET",
    "access-control-request-headers": "x-a",
  };
  const preflight = await server.app.inject({
    method: "OPTIONS",
    url: address,
    headers: { origin: "https://any.example", ...wanted },
  });
  expect([preflight.statusCode, preflight.headers["access-control-allow-headers"]]).toEqual([
    204,
    "x-a",
  ]);
});

test("the page that asks is in the language that the product asks for", async () => {
  const { asked } = await pushRequest(product, { ui_locales: "fr zu en" });
  expect((await begin(openBrowser(server), product, asked)).pathname).toBe("/zu/login/practice");
});

test("a name that the product expects is handed to the page behind the #, where no server sees it", async () => {
  const named = await pushRequest(product, { login_hint: "thandi@example.org" });
  const page = await begin(openBrowser(server), product, named.asked);
  expect(page.hash).toBe("#login_hint=thandi%40example.org");
  const coded = await pushRequest(product, { login_hint: "c".repeat(43) });
  expect((await begin(openBrowser(server), product, coded.asked)).hash).toBe("");
});
