import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import * as oauth from "oauth4webapi";
import { siteOrigin } from "../addresses.ts";
import { field, submit } from "../fixtures/form.ts";
import { addOpenidClient } from "../fixtures/openid-client.ts";
import { test } from "../fixtures/test.ts";
import { answers } from "../fixtures/watch.ts";

/** The library refuses http by default; the server on this machine has no https. */
const onThisMachine = { [oauth.allowInsecureRequests]: true };
const landing = '<link rel="icon" href="data:,"><p>Back at the product</p>';

/** A product with a redirect page and nothing else. */
const product = createServer((_request, response) =>
  response.setHeader("Content-Type", "text/html").end(landing),
);
test.beforeAll(async () => {
  await once(product.listen(0, "localhost"), "listening");
});
test.afterAll(() => {
  product.close();
});

test("a product that uses oauth4webapi gets the claims of the person who logs in", async ({
  page,
  accounts,
  watch,
}) => {
  const { port } = product.address() as AddressInfo;
  const redirectUri = `http://localhost:${port}/back`;
  watch.allow(new RegExp(`^foreign request: ${redirectUri}`));
  const person = await accounts.register();
  const { id, secret } = await addOpenidClient(redirectUri);
  const issuer = new URL(`${siteOrigin}/oidc`);
  const found = await oauth.discoveryRequest(issuer, onThisMachine);
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const client = { client_id: id };
  const key = oauth.ClientSecretBasic(secret);
  const verifier = oauth.generateRandomCodeVerifier();
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
  const asked = new URLSearchParams({
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid profile email",
    login_hint: person.username,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  const pushed = await oauth.pushedAuthorizationRequest(as, client, key, asked, onThisMachine);
  const { request_uri } = await oauth.processPushedAuthorizationResponse(as, client, pushed);

  await page.goto(
    `${as.authorization_endpoint}?${new URLSearchParams({ ...client, request_uri })}`,
  );
  await answers(page);
  await expect(field(page, "Username")).toHaveValue(person.username);
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  await expect(page.getByText("Back at the product")).toBeVisible();

  const back = oauth.validateAuthResponse(as, client, new URL(page.url()), state);
  const granted = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    key,
    back,
    redirectUri,
    verifier,
    onThisMachine,
  );
  const expected = { expectedNonce: nonce, requireIdToken: true };
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, granted, expected);
  const sub = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? "";
  const asking = await oauth.userInfoRequest(as, client, tokens.access_token, onThisMachine);
  const told = await oauth.processUserInfoResponse(as, client, sub, asking);
  expect(told.email).toBe(person.emailAddress);
});
