import { once } from "node:events";
import { registerHooks } from "node:module";
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from "oidc-client-ts";
import { expect, test } from "vitest";
import { close, load, logInFrom, openForLibrary } from "./library-products.ts";
import { openBrowser } from "./sample.ts";

test("express-openid-connect signs somebody in, and out again", async () => {
  const opened = await openForLibrary("web");
  const { auth } = load("express-openid-connect");
  const app = load("express")();
  const settings = {
    issuerBaseURL: opened.issuer,
    baseURL: opened.productUrl,
    clientID: "my-product",
    clientSecret: opened.secret,
    secret: "a secret of thirty-two characters, for cookies",
    authRequired: true,
    idpLogout: true,
    authorizationParams: { response_type: "code", scope: "openid profile email" },
  };
  app.use(auth(settings));
  type Oidc = { oidc: { user: object; fetchUserInfo(): Promise<{ given_name: string }> } };
  app.get("/", async ({ oidc }: Oidc, response: { send(text: string): void }) =>
    response.send(`Hello ${(await oidc.fetchUserInfo()).given_name}`),
  );
  const product = app.listen(opened.port, "localhost");
  await once(product, "listening");
  const browser = openBrowser();
  const { url, text } = await logInFrom(opened, browser, opened.productUrl);
  expect([url.pathname, text]).toEqual(["/", "Hello Lerato"]);
  const out = (await browser(`${opened.productUrl}/logout`)).leadsTo;
  expect(out?.pathname).toBe("/oidc/session/end");
  expect((await browser(out ?? "")).leadsTo?.href).toBe(`${opened.productUrl}/`);
  await close(product);
  await opened.frontdoor.close();
});

test("@fastify/oauth2 signs somebody in by discovery with PKCE, asks who it is, renews and revokes", async () => {
  const opened = await openForLibrary("web");
  const product = load("fastify")();
  await product.register(load("@fastify/oauth2"), {
    name: "frontdoor",
    credentials: { client: { id: "my-product", secret: opened.secret } },
    scope: ["openid", "profile"],
    startRedirectPath: "/login",
    callbackUri: opened.redirectUri,
    pkce: "S256",
    discovery: { issuer: opened.issuer },
  });
  const { frontdoor } = product;
  product.get("/callback", async (request: object) => {
    const { token } = await frontdoor.getAccessTokenFromAuthorizationCodeFlow(request);
    const { given_name } = await frontdoor.userinfo(token.access_token);
    const renewed = await frontdoor.getNewAccessTokenUsingRefreshToken(token, {});
    await frontdoor.revokeToken(renewed.token, "refresh_token", undefined);
    return `Hello ${given_name}`;
  });
  await product.listen({ port: opened.port, host: "localhost" });
  const { text } = await logInFrom(opened, openBrowser(), `${opened.productUrl}/login`);
  expect(text).toBe("Hello Lerato");
  await product.close();
  await opened.frontdoor.close();
});

test("oidc-client-ts signs somebody in without a secret, with PKCE, and renews", async () => {
  const opened = await openForLibrary("browser");
  const client = new OidcClient({
    authority: opened.issuer,
    client_id: "my-product",
    redirect_uri: opened.redirectUri,
    scope: "openid profile email",
    loadUserInfo: true,
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
  const { url: from } = await client.createSigninRequest({});
  const isBack = ({ port }: URL) => port === String(opened.port);
  const { url } = await logInFrom(opened, openBrowser(), from, isBack);
  const signedIn = await client.processSigninResponse(url.href);
  expect(signedIn.profile).toMatchObject({ given_name: "Lerato" });
  expect([signedIn.refresh_token === undefined, signedIn.isOpenId]).toEqual([false, true]);
  await opened.frontdoor.close();
});

/** Its files name one another without endings, as bundlers take it. */
registerHooks({
  resolve: (specifier, context, next) => {
    const isOfAppAuth = context.parentURL?.includes("/@openid/appauth/") ?? false;
    const isBare = specifier.startsWith(".") && !specifier.endsWith(".js");
    return next(isOfAppAuth && isBare ? `${specifier}.js` : specifier, context);
  },
});

test("@openid/appauth signs somebody in to an app, back over loopback at a port of its own", async () => {
  const opened = await openForLibrary("native");
  const app = load("@openid/appauth");
  const { NodeCrypto } = load("@openid/appauth/built/src/node_support/crypto_utils.js");
  const { NodeRequestor } = load("@openid/appauth/built/src/node_support/node_requestor.js");
  const requestor = new NodeRequestor();
  const configuration = await app.AuthorizationServiceConfiguration.fetchFromIssuer(
    opened.issuer,
    requestor,
  );
  const redirect_uri = "http://127.0.0.1:53187/callback";
  const named = { client_id: "my-product", redirect_uri };
  const asked = { ...named, scope: "openid profile", response_type: "code" };
  const request = new app.AuthorizationRequest(asked, new NodeCrypto());
  await request.setupCodeVerifier();
  const handler = new app.RedirectRequestHandler(
    null,
    new app.BasicQueryStringUtils(),
    null,
    new NodeCrypto(),
  );
  const from: string = handler.buildRequestUrl(configuration, request);
  const isBack = ({ hostname }: URL) => hostname === "127.0.0.1";
  const { url } = await logInFrom(opened, openBrowser(), from, isBack);
  expect([url.origin + url.pathname, url.searchParams.get("state")]).toEqual([
    redirect_uri,
    request.state,
  ]);
  const tokens = await new app.BaseTokenRequestHandler(requestor).performTokenRequest(
    configuration,
    new app.TokenRequest({
      ...named,
      grant_type: "authorization_code",
      code: url.searchParams.get("code"),
      extras: { code_verifier: request.internal.code_verifier },
    }),
  );
  expect(tokens.idToken.split(".")).toHaveLength(3);
  expect(tokens.refreshToken).toMatch(/./);
  await opened.frontdoor.close();
});
