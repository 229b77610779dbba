import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  claimsIn,
  issuer,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  postFromElsewhere,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;

/** The product's own server, where logout tokens arrive. */
const received: { type: string | undefined; token: string }[] = [];
let answerStatus = 200;
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const token = new URLSearchParams(body).get("logout_token") ?? "";
  received.push({ type: request.headers["content-type"], token });
  response.writeHead(answerStatus, { location: "/elsewhere" }).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await openTestServer();
  product = await openidProduct(server, "records", {
    backchannel_logout_uri: `http://127.0.0.1:${port}/logout`,
  });
  person = await registerPerson(server);
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  answerStatus = 200;
  await server.deliver();
  received.length = 0;
});

const bye = "https://practice.example/bye";
const logIn = async () => (await redeem(product, await authorize(product, person))).json();

/** Where the end of a session leads, and whether the login ended with it. */
async function logOut(
  query: (idToken: string) => Record<string, string>,
  method: "GET" | "POST" = "GET",
) {
  const tokens = await logIn();
  const form = new URLSearchParams(query(tokens.id_token));
  const asked =
    method === "GET"
      ? `/oidc/session/end?${form}`
      : leadsTo(await postFromElsewhere(server, "/oidc/session/end", form)).href;
  const response = await openBrowser(server).get(asked);
  const { origin, pathname, search } = leadsTo(response);
  const isHere = origin === new URL(issuer).origin;
  const address = `${isHere ? "" : origin}${pathname}${search}`;
  const outcome = outcomeOf(response);
  const lives = outcomeOf(await userinfo(product, tokens.access_token)) === "200";
  return `${outcome.startsWith("ended") ? outcome : address} ${lives ? "lives" : "ended"}`;
}

test.each<[string, string, Parameters<typeof logOut>[0]]>([
  [
    "oidcc-rp-initiated-logout",
    `${bye}?state=a+b ended`,
    (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: bye, state: "a b" }),
  ],
  [
    "oidcc-rp-initiated-logout-no-state",
    `${bye} ended`,
    (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: bye }),
  ],
  [
    "oidcc-rp-initiated-logout-no-post-logout-redirect-uri",
    "/logged-out ended",
    (hint) => ({ id_token_hint: hint }),
  ],
  [
    "oidcc-rp-initiated-logout-bad-post-logout-redirect-uri",
    "ended: invalid_request lives",
    (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: "https://evil.example" }),
  ],
  [
    "oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri",
    "ended: invalid_request lives",
    (hint) => ({ id_token_hint: hint, post_logout_redirect_uri: `${bye}?foo=bar` }),
  ],
  [
    "oidcc-rp-initiated-logout-no-id-token-hint",
    `${bye} lives`,
    () => ({ client_id: "records", post_logout_redirect_uri: bye }),
  ],
  [
    "oidcc-rp-initiated-logout-bad-id-token-hint",
    "ended: invalid_request lives",
    () => ({ id_token_hint: "foo", post_logout_redirect_uri: bye }),
  ],
  [
    "oidcc-rp-initiated-logout-modified-id-token-hint",
    "ended: invalid_request lives",
    (hint) => ({ id_token_hint: `${hint.slice(0, -6)}AAAAAA`, post_logout_redirect_uri: bye }),
  ],
  ["oidcc-rp-initiated-logout-no-params", "/logged-out lives", () => ({})],
  ["oidcc-rp-initiated-logout-only-state", "/logged-out lives", () => ({ state: "a" })],
  [
    "oidcc-rp-initiated-logout-only-post-logout-redirect-uri",
    "ended: invalid_request lives",
    () => ({ post_logout_redirect_uri: bye }),
  ],
])("[%s] %s", async (_module, expected, query) => {
  expect(await logOut(query)).toBe(expected);
  expect(await logOut(query, "POST")).toBe(expected);
});

test.each([
  [
    "oidcc-rp-initiated-logout-discovery-endpoint-verification",
    { end_session_endpoint: `${issuer}/session/end` },
  ],
  [
    "oidcc-backchannel-logout-discovery-endpoint-verification",
    { backchannel_logout_supported: true, backchannel_logout_session_supported: true },
  ],
])("[%s]", async (_module, told) => {
  const document = await server.app.inject("/oidc/.well-known/openid-configuration");
  expect(document.json()).toMatchObject(told);
});

async function verified(token: string) {
  const jwks = createLocalJWKSet((await server.app.inject("/oidc/jwks")).json());
  const currentDate = server.deps.clock();
  const expected = { issuer, audience: "records", typ: "logout+jwt", currentDate };
  return (await jwtVerify(token, jwks, expected)).payload;
}

test("[oidcc-backchannel-rp-initiated-logout] the client is told by a token that it can verify", async () => {
  const { id } = await accountOf(server, person.username);
  const tokens = await logIn();
  const { sid } = claimsIn(tokens.id_token);
  await server.app.inject(`/oidc/session/end?id_token_hint=${tokens.id_token}`);
  await server.deliver();
  expect(received.map(({ type }) => type)).toEqual(["application/x-www-form-urlencoded"]);
  expect(await verified(received[0]?.token ?? "")).toEqual({
    iss: issuer,
    aud: "records",
    sub: id,
    sid,
    iat: expect.any(Number),
    exp: expect.any(Number),
    jti: expect.any(String),
    events: { "http://schemas.openid.net/event/backchannel-logout": {} },
  });
});

test.each<[string, boolean, string, ("native" | "web")?]>([
  ["http://127.0.0.1/bye", true, "http://127.0.0.1:53187/bye"],
  ["http://[::1]:4000/bye", true, "http://[::1]:53187/bye"],
  ["http://127.0.0.1/bye", false, "http://127.0.0.1:53187/elsewhere"],
  ["http://127.0.0.1/bye", false, "http://127.0.0.1:53187/bye?more=1"],
  ["http://127.0.0.1/bye", false, "https://127.0.0.1:53187/bye"],
  ["http://127.0.0.1/bye", false, "http://localhost:53187/bye"],
  ["https://app.example/bye", false, "https://app.example:53187/bye"],
  ["http://127.0.0.1/bye", false, "http://127.0.0.1:53187/bye", "web"],
])(
  "a logout of an app that registered %s: %s that it may lead to %s (RFC 8252, 7.3)",
  async (registered, isAllowed, address, type = "native") => {
    const id = `logout-${randomUUID()}`;
    await openidProduct(server, id, {
      type,
      post_logout_redirect_uris: JSON.stringify([registered]),
    });
    const query = new URLSearchParams({ client_id: id, post_logout_redirect_uri: address });
    const { href, pathname } = leadsTo(await server.app.inject(`/oidc/session/end?${query}`));
    expect(isAllowed ? href : pathname).toBe(isAllowed ? address : "/login-ended");
  },
);

test("a client that verifies RS256 alone can verify its logout tokens", async () => {
  const { port } = receiver.address() as AddressInfo;
  const client = await openidProduct(server, "rsa", {
    backchannel_logout_uri: `http://127.0.0.1:${port}/logout`,
    id_token_alg: "RS256",
  });
  const tokens = (await redeem(client, await authorize(client, person))).json();
  await server.app.inject(`/oidc/session/end?id_token_hint=${tokens.id_token}`);
  await server.deliver();
  const { keys } = (await server.app.inject("/oidc/jwks")).json();
  const rsaAlone = keys.filter(({ kty }: { kty: string }) => kty === "RSA");
  const { payload } = await jwtVerify(
    received[0]?.token ?? "",
    createLocalJWKSet({ keys: rsaAlone }),
    { issuer, audience: "rsa", typ: "logout+jwt", algorithms: ["RS256"] },
  );
  expect(payload.sid).toBe(claimsIn(tokens.id_token).sid);
});

test("[SEC-C8] a sign-out reaches every client of every login, each by its own session", async () => {
  const operator = await callerAs(server, "operator");
  const somebody = await registerPerson(server);
  const sids: unknown[] = [];
  for (const _time of [1, 2]) {
    const tokens = (await redeem(product, await authorize(product, somebody))).json();
    sids.push(claimsIn(tokens.id_token).sid);
  }
  const body = { realm: "practice", username: somebody.username };
  expect((await operator.post("/accounts/sign-out", body)).statusCode).toBe(200);
  await server.deliver();
  expect(received.map(({ token }) => claimsIn(token).sid).sort()).toEqual(sids.sort());
});

test.each([503, 302])(
  "[SEC-C8] a product that answers %s is told again, by a token of the same name, until it knows",
  async (status) => {
    answerStatus = status;
    const tokens = await logIn();
    await server.app.inject(`/oidc/session/end?id_token_hint=${tokens.id_token}`);
    await server.deliver();
    expect(received).toHaveLength(1);
    expect(outcomeOf(await refresh(product, tokens.refresh_token))).toBe("400 invalid_grant");
    answerStatus = 200;
    server.advance({ minutes: 10 });
    await server.deliver();
    server.advance({ hours: 6 });
    await server.deliver();
    const names = received.map(({ token }) => claimsIn(token).jti);
    expect(names).toEqual([names[0], names[0]]);
    expect(claimsIn(received[1]?.token ?? "").sid).toBe(claimsIn(tokens.id_token).sid);
  },
);

test("an ID token of before ends its own login alone, also when it has expired, and only once", async () => {
  const [one, other] = [await logIn(), await logIn()];
  server.advance({ hours: 1 });
  const path = `/oidc/session/end?id_token_hint=${one.id_token}`;
  expect(leadsTo(await openBrowser(server).get(path)).pathname).toBe("/logged-out");
  expect(outcomeOf(await refresh(product, one.refresh_token))).toBe("400 invalid_grant");
  expect(outcomeOf(await refresh(product, other.refresh_token))).toBe("200");
  await openBrowser(server).get(path);
  await server.deliver();
  expect(received).toHaveLength(1);
});
