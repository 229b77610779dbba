import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import {
  issuer,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  redirectUri,
} from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
let origin: string;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
  person = await registerPerson(server);
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** The front door by its address, wherever it listens now. */
const reach = (url: string, options: object) =>
  fetch(url.replace(new URL(issuer).origin, origin), options);
const bye = "https://practice.example/bye";
const asked = { redirect_uri: redirectUri, scope: "openid profile email" };

/** What a person does in a browser, from the product's link until they are back there. */
async function throughOurPages(address: URL): Promise<URL> {
  const browser = openBrowser(server);
  const page = leadsTo(await browser.get(leadsTo(await browser.get(address.href)).href));
  const { location } = (await browser.logIn(person, page.search)).json();
  return leadsTo(await browser.get(leadsTo(await browser.get(location)).href));
}

test("openid-client signs somebody in, asks who it is, renews, and signs them out", async () => {
  const config = await openid.discovery(
    new URL(issuer),
    product.id,
    undefined,
    openid.ClientSecretBasic(product.caller.key),
    { [openid.customFetch]: reach },
  );
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [openid.randomState(), openid.randomNonce()];
  const address = await openid.buildAuthorizationUrlWithPAR(config, {
    ...asked,
    state: expectedState,
    nonce: expectedNonce,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
  });
  const back = await throughOurPages(address);
  const checks = { pkceCodeVerifier, expectedState, expectedNonce };
  const tokens = await openid.authorizationCodeGrant(config, back, checks);
  const { id } = await accountOf(server, person.username);
  const told = await openid.fetchUserInfo(config, tokens.access_token, id);
  expect(told.email).toBe(person.emailAddress);
  const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? "");
  expect(renewed.claims()?.sub).toBe(id);
  const logout = openid.buildEndSessionUrl(config, {
    id_token_hint: renewed.id_token ?? "",
    post_logout_redirect_uri: bye,
  });
  expect(leadsTo(await openBrowser(server).get(logout.href)).href).toBe(bye);
  await expect(openid.fetchUserInfo(config, renewed.access_token, id)).rejects.toThrow();
});

test("oauth4webapi signs somebody in, asks who it is, and revokes", async () => {
  const options = { [oauth.customFetch]: reach };
  const found = await oauth.discoveryRequest(new URL(issuer), options);
  const as = await oauth.processDiscoveryResponse(new URL(issuer), found);
  const client = { client_id: product.id };
  const key = oauth.ClientSecretPost(product.caller.key);
  const verifier = oauth.generateRandomCodeVerifier();
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
  const parameters = new URLSearchParams({
    ...asked,
    response_type: "code",
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  const pushed = await oauth.pushedAuthorizationRequest(as, client, key, parameters, options);
  const { request_uri } = await oauth.processPushedAuthorizationResponse(as, client, pushed);
  const address = new URL(as.authorization_endpoint ?? "");
  address.search = new URLSearchParams({ ...client, request_uri }).toString();
  const back = oauth.validateAuthResponse(as, client, await throughOurPages(address), state);
  const granted = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    key,
    back,
    redirectUri,
    verifier,
    options,
  );
  const expected = { expectedNonce: nonce, requireIdToken: true };
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, granted, expected);
  await oauth.validateApplicationLevelSignature(as, granted, options);
  const sub = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? "";
  const asking = () => oauth.userInfoRequest(as, client, tokens.access_token, options);
  const told = await oauth.processUserInfoResponse(as, client, sub, await asking());
  expect(told.email).toBe(person.emailAddress);
  const { refresh_token = "" } = tokens;
  const revoked = await oauth.revocationRequest(as, client, key, refresh_token, options);
  await oauth.processRevocationResponse(revoked);
  await expect(asking().then((answer) => answer.status)).resolves.toBe(401);
});
