import { createHash } from "node:crypto";
import { createLocalJWKSet, jwtVerify } from "jose";
import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { issuer, leadsTo, openBrowser, openidProduct } from "../../../test/openid.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
let person: Awaited<ReturnType<typeof registerPerson>>;
let origin: string;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
  person = await registerPerson(server);
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const callback = "https://app.example/callback";
interface Terms {
  id: string;
  type?: string;
  profile?: string;
  idTokenAlg?: string;
  redirectUris?: string[];
}
const add = (terms: Terms) =>
  operator.post("/openid/clients/add", {
    product: "practice",
    redirectUris: [callback],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
    ...terms,
  });
async function secretOf(terms: Terms): Promise<string> {
  const added = await add(terms);
  expect(added.statusCode, added.body).toBe(200);
  return added.json().clientSecret;
}

/** The front door by its address, wherever it listens now. */
const reach = (url: string, options: object) =>
  fetch(url.replace(new URL(issuer).origin, origin), options);
const discovered = (id: string, how: openid.ClientAuth, alg?: string) =>
  openid.discovery(
    new URL(issuer),
    id,
    alg === undefined ? undefined : { id_token_signed_response_alg: alg },
    how,
    { [openid.customFetch]: reach },
  );

/** What a person does in a browser, until they are back at the client. */
async function logIn(address: URL): Promise<URL> {
  const browser = openBrowser(server);
  const page = leadsTo(await browser.get(leadsTo(await browser.get(address.href)).href));
  const { location } = (await browser.logIn(person, page.search)).json();
  return leadsTo(await browser.get(leadsTo(await browser.get(location)).href));
}
const authRequest = (query: Record<string, string>) =>
  server.app.inject(
    `/oidc/auth?${new URLSearchParams({ response_type: "code", scope: "openid", redirect_uri: callback, state: "s", ...query })}`,
  );
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const verifier = "v".repeat(43);

test.each([
  ["client_secret_basic", openid.ClientSecretBasic],
  ["client_secret_post", openid.ClientSecretPost],
] as const)(
  "a standard client signs somebody in with its parameters in the address, a nonce in place of PKCE, its own secret by %s, and RS256",
  async (name, authentication) => {
    const id = `web-${name.replaceAll("_", "-")}`;
    const config = await discovered(
      id,
      authentication(await secretOf({ id, profile: "standard" })),
    );
    const [expectedState, expectedNonce] = [openid.randomState(), openid.randomNonce()];
    const address = openid.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: "openid profile email",
      state: expectedState,
      nonce: expectedNonce,
    });
    const tokens = await openid.authorizationCodeGrant(config, await logIn(address), {
      expectedState,
      expectedNonce,
      idTokenExpected: true,
    });
    const jwks = (await server.app.inject("/oidc/jwks")).json();
    const { protectedHeader } = await jwtVerify(tokens.id_token ?? "", createLocalJWKSet(jwks), {
      issuer,
      audience: id,
    });
    expect(protectedHeader.alg).toBe("RS256");
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? "");
    expect(renewed.access_token).not.toBe(tokens.access_token);
  },
);

test("[SEC-C13] a standard client without nonce and without PKCE is refused, and so is a challenge that is plain", async () => {
  await secretOf({ id: "web-bare", profile: "standard" });
  const plain = { code_challenge: verifier, code_challenge_method: "plain" };
  for (const query of [{}, plain, { nonce: "n", ...plain }]) {
    const refused = await authRequest({ client_id: "web-bare", ...query });
    expect(leadsTo(refused).searchParams.get("error")).toBe("invalid_request");
  }
  const told = leadsTo(await authRequest({ client_id: "web-bare" })).searchParams;
  expect(told.get("error_description")).toMatch(/^send a nonce, or code_challenge/);
  const begun = await authRequest({ client_id: "web-bare", nonce: "n" });
  expect(leadsTo(begun).pathname).toContain("/oidc/interaction/");
});

test("[SEC-C13] neither leaving the verifier out nor adding one takes PKCE away, and a password is no grant", async () => {
  const id = "web-downgraded";
  const authorization = `Basic ${btoa(`${id}:${await secretOf({ id, profile: "standard" })}`)}`;
  const ask = async (form: Record<string, string>) => {
    const payload = new URLSearchParams({ redirect_uri: callback, ...form }).toString();
    const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
    const url = "/oidc/token";
    return (await server.app.inject({ method: "POST", url, headers, payload })).json().error;
  };
  const codeOf = async (asked: Record<string, string>) => {
    const query = { client_id: id, response_type: "code", scope: "openid", nonce: "n", ...asked };
    const request = new URLSearchParams({ redirect_uri: callback, ...query });
    const back = await logIn(new URL(`${issuer}/auth?${request}`));
    return { grant_type: "authorization_code", code: back.searchParams.get("code") ?? "" };
  };
  const pkce = { code_challenge: challengeOf(verifier), code_challenge_method: "S256" };
  expect(await ask(await codeOf(pkce))).toBe("invalid_grant");
  expect(await ask({ ...(await codeOf({})), code_verifier: verifier })).toBe("invalid_grant");
  const password = { username: person.username, password: person.password };
  expect(await ask({ grant_type: "password", ...password })).toBe("unsupported_grant_type");
});

test("a strict client, old or new, is refused unless it pushes its request", async () => {
  await secretOf({ id: "strict-new", profile: "strict" });
  await openidProduct(server, "strict-old", { redirect_uris: JSON.stringify([callback]) });
  const pkce = { code_challenge: challengeOf(verifier), code_challenge_method: "S256", nonce: "n" };
  for (const client_id of ["strict-new", "strict-old"]) {
    const refused = await authRequest({ client_id, ...pkce });
    const { pathname, searchParams } = leadsTo(refused);
    expect([client_id, pathname, searchParams.get("error")]).toEqual([
      client_id,
      expect.stringMatching(/^\/(callback|login-ended)$/),
      "invalid_request",
    ]);
  }
});

test.each([
  ["com.example.app:/callback", "com.example.app:/callback"],
  ["http://127.0.0.1/callback", "http://127.0.0.1:53187/callback"],
  ["https://app.example/claimed", "https://app.example/claimed"],
])(
  "an app on a device signs somebody in by %s, without a secret, with PKCE",
  async (registered, used) => {
    const id = `native-${createHash("sha256").update(registered).digest("hex").slice(0, 8)}`;
    const added = await add({
      id,
      type: "native",
      profile: "standard",
      redirectUris: [registered],
    });
    expect(added.json()).toEqual({ clientSecret: null, issuer: expect.stringMatching(/\/oidc$/) });
    const config = await discovered(id, openid.None());
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const expectedState = openid.randomState();
    const query = {
      redirect_uri: used,
      scope: "openid",
      state: expectedState,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: "S256",
    };
    const back = await logIn(openid.buildAuthorizationUrl(config, query));
    expect(back.href.startsWith(used)).toBe(true);
    const checks = { pkceCodeVerifier, expectedState, idTokenExpected: true };
    const tokens = await openid.authorizationCodeGrant(config, back, checks);
    const spent = tokens.refresh_token ?? "";
    const renewed = await openid.refreshTokenGrant(config, spent);
    // A refresh token that is shown twice was stolen once: what it gave ends.
    await expect(openid.refreshTokenGrant(config, spent)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    await expect(
      openid.refreshTokenGrant(config, renewed.refresh_token ?? ""),
    ).rejects.toMatchObject({ error: "invalid_grant" });
  },
);

test("[SEC-C13] an app and a page are refused without PKCE, a nonce or not, and at addresses that are not theirs", async () => {
  await secretOf({ id: "page-bare", type: "browser", profile: "standard" });
  for (const query of [{}, { nonce: "n" }]) {
    const refused = await authRequest({ client_id: "page-bare", ...query });
    expect(leadsTo(refused).searchParams.get("error")).toBe("invalid_request");
  }
  const pkce = { code_challenge: challengeOf(verifier), code_challenge_method: "S256" };
  for (const redirect_uri of [
    `${callback}/more`,
    "https://evil.example/callback",
    "com.evil:/callback",
  ]) {
    const refused = await authRequest({ client_id: "page-bare", ...pkce, redirect_uri });
    expect(leadsTo(refused).pathname).toBe("/login-ended");
  }
});

test("[SEC-F7] a page may ask for tokens from the origin of its addresses, and no other page may", async () => {
  await secretOf({ id: "page", type: "browser", profile: "standard" });
  await secretOf({ id: "site", profile: "standard" });
  const ask = (client: string, from: string, method: "POST" | "OPTIONS" = "POST") =>
    server.app.inject({
      method,
      url: "/oidc/token",
      headers: {
        origin: from,
        "sec-fetch-site": "cross-site",
        "content-type": "application/x-www-form-urlencoded",
        ...(method === "OPTIONS" && { "access-control-request-method": "POST" }),
      },
      ...(method === "POST" && {
        payload: `grant_type=authorization_code&code=none&client_id=${client}&redirect_uri=x&code_verifier=${verifier}`,
      }),
    });
  const allowed = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.headers["access-control-allow-origin"];
  expect(allowed(await ask("page", "https://app.example"))).toBe("https://app.example");
  expect(allowed(await ask("page", "https://evil.example"))).toBeUndefined();
  expect(allowed(await ask("site", "https://app.example"))).toBeUndefined();
  expect((await ask("page", "https://app.example", "OPTIONS")).statusCode).toBe(204);
  for (const path of ["/jwks", "/.well-known/openid-configuration"]) {
    const open = await server.app.inject({
      url: `/oidc${path}`,
      headers: { origin: "https://anybody.example" },
    });
    expect([path, open.headers["access-control-allow-origin"]]).toEqual([
      path,
      "https://anybody.example",
    ]);
  }
});

test.each(["browser", "native"])(
  "[SEC-C13] a %s client is given no scope that is granted: nobody can tell who asks in its name",
  async (type) => {
    const scope = { product: "practice", scope: "identity", reason: "test" };
    expect((await operator.post("/scopes/grant", scope)).statusCode).toBe(200);
    const ask = async (terms: Terms) => {
      await secretOf({ profile: "standard", ...terms });
      const challenge = { code_challenge: challengeOf(verifier), code_challenge_method: "S256" };
      const query = { client_id: terms.id, scope: "openid identity", ...challenge };
      return leadsTo(await authRequest(query)).searchParams.get("error");
    };
    expect(await ask({ id: `${type}-granted`, type })).toBe("invalid_scope");
    expect(await ask({ id: `beside-${type}`, type: "web" })).toBeNull();
  },
);

test("the list says what a client is", async () => {
  await secretOf({ id: "listed-es", profile: "standard", idTokenAlg: "ES256" });
  await openidProduct(server, "with-key");
  const listed = (await operator.get("/openid/clients")).json();
  const told = (id: string) => listed.find((client: { id: string }) => client.id === id);
  expect(told("listed-es")).toMatchObject({
    type: "web",
    profile: "standard",
    idTokenAlg: "ES256",
    secret: "own",
  });
  expect(told("page")).toMatchObject({ type: "browser", secret: "none" });
  expect(told("with-key")).toMatchObject({
    profile: "strict",
    idTokenAlg: "ES256",
    secret: "product-key",
  });
});
