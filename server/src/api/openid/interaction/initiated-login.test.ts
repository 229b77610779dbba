import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import { registerPerson } from "../../../../test/accounts.ts";
import {
  begin,
  claimsIn,
  issuer,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
} from "../../../../test/openid.ts";
import { outcomeOf } from "../../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
let second: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
beforeAll(async () => {
  server = await openTestServer();
  const initiate_login_uri = "https://practice.example/login";
  product = await openidProduct(server, "records", { initiate_login_uri });
  second = await openidProduct(server, "study", {
    product: "academic",
    initiate_login_uri: "https://academic.example/login",
  });
  person = await registerPerson(server);
});
afterAll(() => server.close());

/** A login that begins at the front door: the browser, and the hint that it carries to the product. */
async function logInHere(browser = openBrowser(server)) {
  const location = new URL((await browser.logIn(person)).json().location);
  return { browser, location, hint: location.searchParams.get("login_hint") ?? "" };
}

const openWith = async (client: OpenidProduct, browser: Browser, login_hint: string) => {
  const { asked } = await pushRequest(client, { login_hint });
  return { asked, next: await begin(browser, client, asked) };
};
type Browser = ReturnType<typeof openBrowser>;

test("a login that begins here goes on at the product, without a second password", async () => {
  const { browser, location, hint } = await logInHere();
  expect(location.origin + location.pathname).toBe("https://practice.example/login");
  expect(location.searchParams.get("iss")).toBe(issuer);
  const { asked, next } = await openWith(product, browser, hint);
  expect(next.pathname).toMatch(/^\/oidc\/auth\//);
  const back = leadsTo(await browser.get(next.href));
  const code = back.searchParams.get("code") ?? "";
  const tokens = (await redeem(product, { code, asked })).json();
  expect(claimsIn(tokens.id_token)).toMatchObject({ nonce: asked.nonce, acr: "pwd" });
});

test("its hint counts once", async () => {
  const { browser, hint } = await logInHere();
  expect((await openWith(product, browser, hint)).next.pathname).toMatch(/^\/oidc\/auth\//);
  expect((await openWith(product, browser, hint)).next.pathname).toBe("/login/practice");
});

test("its hint counts for a minute", async () => {
  const { browser, hint } = await logInHere();
  server.advance({ seconds: 61 });
  expect((await openWith(product, browser, hint)).next.pathname).toBe("/login/practice");
});

test("its hint counts in the browser that logged in: in another one it opens nothing and spends nothing", async () => {
  const { browser, hint } = await logInHere();
  const stranger = openBrowser(server);
  expect((await openWith(product, stranger, hint)).next.pathname).toBe("/login/practice");
  const other = await logInHere(openBrowser(server));
  expect((await openWith(product, other.browser, hint)).next.pathname).toBe("/login/practice");
  expect((await openWith(product, browser, hint)).next.pathname).toMatch(/^\/oidc\/auth\//);
});

test("its hint counts at its own product", async () => {
  const { browser, hint } = await logInHere();
  expect((await openWith(second, browser, hint)).next.pathname).toBe("/login/academic");
  const academic = await joinAcademic(server);
  const somebody = { username: academic.username, password: academic.password };
  const path = "/academic/v1/security/brochureLogin";
  const other = openBrowser(server);
  const { location } = (await other.logIn(somebody, "", path)).json();
  const foreign = new URL(location).searchParams.get("login_hint") ?? "";
  expect(foreign).not.toBe("");
  expect((await openWith(product, other, foreign)).next.pathname).toBe("/login/practice");
});

test.each([
  ["a name", "lerato"],
  ["an address", "lerato@example.org"],
  ["NUL", "\0"],
  ["a long text", "x".repeat(4_000)],
])("a hint that is %s leads to the login page", async (_what, hint) => {
  const browser = openBrowser(server);
  await browser.logIn(person);
  expect((await openWith(product, browser, hint)).next.pathname).toBe("/login/practice");
});

test("its hint is no hand-off code", async () => {
  const { hint, browser } = await logInHere();
  const redeemed = await product.caller.post("/handoff/redeem", { code: hint });
  expect(redeemed.json()).toMatchObject({ status: 400, code: "HAND_OFF_INVALID" });
  expect((await openWith(product, browser, hint)).next.pathname).toMatch(/^\/oidc\/auth\//);
});

test("a product that asks for a login gets one even where the browser just logged in: no single sign-on", async () => {
  const { browser } = await logInHere();
  const { asked } = await pushRequest(product, { prompt: "none" });
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  expect(outcomeOf(await browser.get(`/oidc/auth?${query}`))).toBe("client: login_required");
});
