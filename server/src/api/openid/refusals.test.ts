import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { silentLog } from "../../../test/database.ts";
import {
  begin,
  issuer,
  leadsTo,
  openBrowser,
  openidProduct,
  postForm,
  pushRequest,
  redirectUri,
} from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { loginEnded } from "./login-ended.ts";

let server: TestServer;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(silentLog, level).mockImplementation((fields) => void lines.push({ ...fields }));
  }
  server = await openTestServer();
  await openidProduct(server, "strict");
  const terms = { profile: "standard", id_token_alg: "RS256" } as const;
  await openidProduct(server, "standard", terms);
  await openidProduct(server, "page", { ...terms, type: "browser" });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

const query = (changes: Record<string, string>) =>
  `/oidc/auth?${new URLSearchParams({ response_type: "code", scope: "openid", redirect_uri: redirectUri, state: "s", nonce: "n", ...changes })}`;
const challenge = { code_challenge: "x".repeat(43), code_challenge_method: "S256" };
const developerIsTold = (response: { headers: Record<string, unknown> }) =>
  decodeURIComponent(
    /openid-refusal=[^~]*~([^;]*)/.exec(String(response.headers["set-cookie"]))?.[1] ?? "",
  );

test.each<[string, string, string, RegExp, RegExp]>([
  [
    "a client that nobody knows",
    query({ client_id: "nobody" }),
    "invalid_client",
    /client not found/,
    /openid client add <product> nobody/,
  ],
  [
    "an address that was not added",
    query({ client_id: "standard", redirect_uri: "https://practice.example/other?secret=1" }),
    "invalid_redirect_uri",
    /redirect_uri did not match.*\(https:\/\/practice\.example\/other\)$/,
    /exactly as it was added: https:\/\/practice\.example\/callback/,
  ],
  [
    "a pushed request that is over",
    `/oidc/auth?client_id=strict&request_uri=urn:ietf:params:oauth:request_uri:x`,
    "invalid_request_uri",
    /expired, or was already used/,
    /begin the login again/,
  ],
  [
    "a login that nobody waits for",
    "/oidc/interaction/nobodys",
    "login_expired",
    /waited for too long/,
    /Begin it again/,
  ],
  [
    "a logout to an address that was not added",
    "/oidc/session/end?client_id=standard&post_logout_redirect_uri=https%3A%2F%2Fevil.example",
    "invalid_request",
    /none of the client's addresses/,
    /--post-logout-uri/,
  ],
])(
  "%s ends on a page whose reference is in the log, beside what was wrong and what to change; a developer on this machine reads both",
  async (_what, url, reason, wrong, change) => {
    const ended = await server.app.inject(url);
    const { pathname, searchParams } = leadsTo(ended);
    expect([ended.statusCode, pathname]).toEqual([303, "/login-ended"]);
    const requestId = searchParams.get("reference");
    const line = lines.find((each) => each.reason === reason);
    expect(line).toMatchObject({
      requestId,
      wrong: expect.stringMatching(wrong),
      change: expect.stringMatching(change),
    });
    expect(developerIsTold(ended)).toBe(`${line?.wrong}. ${line?.change}`);
    expect(JSON.stringify(lines)).not.toContain("secret=1");
  },
);

test.each([
  ["standard", { nonce: "" }, /Send a nonce, or code_challenge/],
  ["page", {}, /switch PKCE on/],
  ["strict", {}, /This client is strict: push the request first/],
  ["standard", { response_type: "token" }, /the code flow/],
  ["standard", { response_mode: "fragment" }, /leave response_mode out/],
  ["standard", { prompt: "none" }, /Leave prompt=none out, and the person is asked/],
  ["standard", { acr_values: "bogus" }, /one of these, or for nothing: pwd, mfa, phr\./],
  ["standard", { resource: "https://api.example" }, /openid client grant standard <identifier>/],
  ["standard", { scope: "" }, /^Send scope=openid/],
  ["standard", { scope: "offline_access", nonce: "", ...challenge }, /^Send scope=openid/],
  ["standard", { scope: "openid identity" }, /no more than: openid profile email phone role\./],
])(
  "what the client %s has to change after %o is in the log",
  async (client_id, changes, change) => {
    await server.app.inject(query({ client_id, ...changes }));
    expect(lines.at(-1)).toMatchObject({
      clientId: client_id,
      change: expect.stringMatching(change),
    });
  },
);

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
});

test.each<[string, string, object, string, RegExp]>([
  ["a header of a page", "/token", basic("page", ""), "a=b", /a page or an app sends client_id in/],
  [
    "a header without a colon",
    "/token",
    { authorization: "Basic cGFnZQ==" },
    "a=b",
    /percent-encoded/,
  ],
  ["a header that is not encoded", "/token", basic("standard", "%"), "a=b", /percent-encoded/],
  [
    "a page elsewhere",
    "/token",
    { origin: "https://elsewhere.example" },
    "client_id=page&grant_type=refresh_token&refresh_token=x",
    /^Ask from a page at the origin/,
  ],
  [
    "a secret in two places",
    "/token",
    basic("standard", "x"),
    "client_secret=x",
    /^Send the secret once/,
  ],
  ["JSON", "/token", { "content-type": "application/json" }, "{}", /^Post a form/],
  ["nothing to do", "/token", {}, "client_id=page", /^Send each parameter/],
  [
    "a machine's wish",
    "/token",
    {},
    "client_id=page&grant_type=client_credentials",
    /--type machine/,
  ],
  ["a wrong secret", "/request", basic("strict", "wrong"), "a=b", /openid client rotate/],
  [
    "a wrong secret",
    "/token/introspection",
    basic("strict", "wrong"),
    "a=b",
    /openid client rotate/,
  ],
  ["a wrong secret", "/token/revocation", basic("strict", "wrong"), "a=b", /openid client rotate/],
])("what to change is in the log after %s at %s", async (_what, path, headers, payload, change) => {
  await server.app.inject({
    method: "POST",
    url: `/oidc${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload,
  });
  expect(lines.at(-1)).toMatchObject({ change: expect.stringMatching(change) });
});

test("a client that signs is told what to sign with where its signature does not fit", async () => {
  await openidProduct(server, "signing", { jwks: JSON.stringify({ keys: [] }) });
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
  const exp = Math.floor(Date.now() / 1_000) + 60;
  const claims = { iss: "signing", sub: "signing", aud: issuer, jti: "one", exp };
  await server.app.inject({
    method: "POST",
    url: "/oidc/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: "x",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: `${part({ alg: "ES256" })}.${part(claims)}.AAAA`,
    }).toString(),
  });
  expect(lines.at(-1)?.change).toMatch(/^Sign with a private key/);
});

test("a grant that is not given is told apart from a code that is used up", async () => {
  const terms = { profile: "standard", id_token_alg: "RS256" } as const;
  const product = await openidProduct(server, "granting", terms);
  await postForm(product, "/token", { grant_type: "password" });
  expect(lines.at(-1)?.change).toMatch(/^Send grant_type=authorization_code/);
});

test("a page of an ended login is in the language that the product asks for", async () => {
  const browser = openBrowser(server);
  const asked = query({
    client_id: "standard",
    ui_locales: "fr af",
    redirect_uri: "https://x.example/",
  });
  expect(leadsTo(await browser.get(asked)).pathname).toBe("/af/login-ended");
});

test("[SEC-H3] nothing that was sent stands in the log but the name of a client and an address without its query", async () => {
  const planted = "planted-4711";
  const everywhere = Object.fromEntries(
    [
      "state",
      "nonce",
      "login_hint",
      "id_token_hint",
      "acr_values",
      "prompt",
      "claims",
      "max_age",
    ].map((name) => [name, planted]),
  );
  await server.app.inject(query({ client_id: "standard", ...everywhere }));
  await server.app.inject(query({ client_id: "8001015009087" }));
  await server.app.inject({
    method: "POST",
    url: "/oidc/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `grant_type=authorization_code&code=${planted}&client_id=standard&client_secret=${planted}&redirect_uri=${planted}`,
  });
  expect(lines.length).toBeGreaterThan(2);
  expect(JSON.stringify(lines)).not.toContain(planted);
  expect(JSON.stringify(lines)).not.toContain("8001015009087");
});

test("[SEC-G3] a front door that people reach tells a browser nothing of what is wrong", () => {
  const refusal = { wrong: "wrong", change: "change" };
  const at = (publicUrl: string) =>
    loginEnded({ config: { languages: ["en"], publicUrl } }, { error: "invalid_client", refusal });
  expect(at("https://frontdoor.example")).toEqual({
    location: "/login-ended?error=invalid_client",
    setCookie: null,
  });
  expect(at("http://localhost:3000").setCookie).toContain("wrong");
});

test("[SEC-C13] an address is another one as soon as it is written otherwise, also where the browser would go to the same", async () => {
  const app = "com.example.odd:/callback";
  const registered = {
    web: ["https://app.example/callback", "http://localhost:4000/callback"],
    native: [app, "http://127.0.0.1/callback"],
  };
  const others = {
    web: [
      ...["https://APP.example/callback", "https://app.example:443/callback"],
      ...["https://app.example./callback", "https://u@app.example/callback"],
      ...["https://app.example/x/../callback", "https://app.example/%63allback"],
      ...["https://app.example/callback#f", "https://app.example/callback?q"],
      ...["http://127.0.0.1:4000/callback", "http://localhost:4001/callback"],
    ],
    native: [
      ...["com.example.odd://callback", "com.example.odd:/callback/", "COM.example.odd:/callback"],
      ...["http://localhost:5/callback", "http://[::1]:5/callback", "http://127.1:5/callback"],
      ...["http://127.0.0.1:5/callback#f", "http://u@127.0.0.1:5/callback"],
      ...["http://127.0.0.1.evil.example/callback", "https://127.0.0.1:5/callback"],
    ],
  };
  const pkce = { code_challenge: "c".repeat(43), code_challenge_method: "S256" };
  for (const type of ["web", "native"] as const) {
    const id = `odd-${type}`;
    const redirect_uris = JSON.stringify(registered[type]);
    await openidProduct(server, id, { type, profile: "standard", redirect_uris });
    for (const redirect_uri of others[type]) {
      const refused = await server.app.inject(query({ client_id: id, ...pkce, redirect_uri }));
      expect([redirect_uri, leadsTo(refused).pathname]).toEqual([redirect_uri, "/login-ended"]);
    }
  }
});

test("a login that began is told nobody's reason: it goes on", async () => {
  const product = await openidProduct(server, "going-on");
  const page = await begin(openBrowser(server), product, (await pushRequest(product)).asked);
  expect([page.pathname, lines]).toEqual(["/login/practice", []]);
});
