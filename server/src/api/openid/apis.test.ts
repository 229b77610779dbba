import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../test/accounts.ts";
import { addMachine } from "../../../test/machine-client.ts";
import {
  authorize,
  issuer,
  type OpenidProduct,
  openidProduct,
  postForm,
  pushRequest,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
let site: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
  person = await registerPerson(server);
  site = await openidProduct(server, "site");
  await addApi({ identifier: jwtApi });
  await addApi({ identifier: askedApi, tokens: "opaque", tokenMinutes: 5 });
  await addApi({ identifier: foreignApi, product: "academic" });
  await grant("site", jwtApi);
  await grant("site", askedApi);
});
afterAll(() => server.close());

const jwtApi = "https://api.practice.example";
const askedApi = "https://asked.practice.example/v1";
const foreignApi = "https://api.academic.example";
const addApi = (terms: object) =>
  operator.post("/openid/apis/add", {
    product: "practice",
    scopes: ["records:read", "records:write"],
    tokens: "jwt",
    tokenMinutes: 10,
    reason: "test",
    ...terms,
  });
const grant = (id: string, identifier: string, scopes = ["records:read", "records:write"]) =>
  operator.post(`/openid/clients/${id}/apis`, { identifier, scopes, reason: "test" });
const asking = (resource: string) => ({
  resource,
  scope: "openid profile records:read something-else",
});
const tokensFor = async (resource: string, who = person) =>
  (await redeem(site, await authorize(site, who, asking(resource)))).json();
const verified = async (token: string, audience = jwtApi) => {
  const jwks = createLocalJWKSet((await server.app.inject("/oidc/jwks")).json());
  return jwtVerify(token, jwks, { issuer, audience, typ: "at+jwt", algorithms: ["RS256"] });
};
const introspect = async (token: string, by = site) =>
  (await postForm(by, "/token/introspection", { token })).json();

test("a login that names an API gets a JWT that the API checks by itself, with the scopes that it asked for and that the API has", async () => {
  const tokens = await tokensFor(jwtApi);
  const { payload } = await verified(tokens.access_token);
  const { id } = await accountOf(server, person.username);
  expect(payload).toMatchObject({
    sub: id,
    client_id: "site",
    scope: "records:read",
    acr: "pwd",
    amr: ["pwd"],
    jti: expect.stringMatching(/./),
    sid: decodeJwt(tokens.id_token).sid,
    auth_time: decodeJwt(tokens.id_token).auth_time,
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  expect(tokens).toMatchObject({ expires_in: 600, scope: "records:read" });
  // It says who it is to the API alone.
  expect(outcomeOf(await userinfo(site, tokens.access_token))).toBe("401 invalid_token");
});

test("a refresh gives another one for the API, and one for userinfo where it asks for scopes about the person alone", async () => {
  const { refresh_token } = await tokensFor(jwtApi);
  const renewed = (await refresh(site, refresh_token)).json();
  expect((await verified(renewed.access_token)).payload.scope).toBe("records:read");
  const form = { grant_type: "refresh_token", refresh_token: renewed.refresh_token };
  const about = (await postForm(site, "/token", { ...form, scope: "openid profile" })).json();
  expect(outcomeOf(await userinfo(site, about.access_token))).toBe("200");
});

test("a login that names none gets what it got before, whatever scopes of APIs it asks for", async () => {
  const login = await authorize(site, person, { scope: "openid records:read" });
  const tokens = (await redeem(site, login)).json();
  expect([tokens.scope, outcomeOf(await userinfo(site, tokens.access_token))]).toEqual([
    "openid",
    "200",
  ]);
});

test.each([
  ["of another product", foreignApi],
  ["that nobody added", "https://api.nobody.example"],
  ["that is no address", "records"],
])("[SEC-C13] a client gets no token for an API %s", async (_which, resource) => {
  const { response } = await pushRequest(site, asking(resource));
  expect(outcomeOf(response)).toBe("400 invalid_target");
});

test("[SEC-C13] nor one for two at once, nor by its refresh token for one that the login did not name", async () => {
  const login = await authorize(site, person, asking(jwtApi));
  const { refresh_token } = (await redeem(site, login)).json();
  const form = { grant_type: "refresh_token", refresh_token, resource: askedApi };
  expect(outcomeOf(await postForm(site, "/token", form))).toBe("400 invalid_target");
  expect(outcomeOf(await refresh(site, refresh_token))).toBe("200");
});

test("[SEC-C13] a client of the product gets no token for an API that it was not granted", async () => {
  const reader = await openidProduct(server, "ungranted");
  const ask = async () => outcomeOf((await pushRequest(reader, asking(jwtApi))).response);
  expect(await ask()).toBe("400 invalid_target");
  await grant("ungranted", jwtApi, ["records:read"]);
  expect(await ask()).toBe("201");
  await grant("ungranted", jwtApi, []);
  expect(await ask()).toBe("400 invalid_target");
});

test("[SEC-C13] a login and a refresh give what is granted alone, also where more was granted once", async () => {
  const reader = await openidProduct(server, "reader");
  await grant("reader", jwtApi);
  const both = { resource: jwtApi, scope: "openid records:read records:write" };
  const tokens = (await redeem(reader, await authorize(reader, person, both))).json();
  expect(tokens.scope).toBe("records:read records:write");
  await grant("reader", jwtApi, ["records:read"]);
  const renewed = (await refresh(reader, tokens.refresh_token)).json();
  expect((await verified(renewed.access_token)).payload.scope).toBe("records:read");
  await grant("reader", jwtApi, []);
  expect(outcomeOf(await refresh(reader, renewed.refresh_token))).toBe("400 invalid_target");
});

test("[SEC-C13] no machine has the id of an account, for its tokens name it as their subject", async () => {
  const { id } = await accountOf(server, person.username);
  const refused = await addMachine(operator, { id });
  expect([refused.statusCode, Object.keys(refused.json().fields ?? {})]).toEqual([400, ["id"]]);
});

async function machine(id: string, product = "practice"): Promise<OpenidProduct> {
  const added = await addMachine(operator, { id, product });
  expect(added.statusCode, added.body).toBe(200);
  const caller = { ...(await callerAs(server, "practice")), key: added.json().clientSecret };
  const granted = product === "practice" ? [jwtApi, askedApi] : [];
  for (const api of granted) await grant(id, api);
  return { id, caller, server };
}
const asMachine = (by: OpenidProduct, form: object) =>
  postForm(by, "/token", { grant_type: "client_credentials", scope: "records:write", ...form });

test("a machine of a product gets a token for its product's API, with nobody in it, and for no other", async () => {
  const job = await machine("nightly-job");
  const token = (await asMachine(job, { resource: jwtApi })).json();
  const { payload } = await verified(token.access_token);
  expect(payload).toMatchObject({
    sub: "nightly-job",
    client_id: "nightly-job",
    scope: "records:write",
  });
  expect([payload.acr, payload.sid, token.refresh_token]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(outcomeOf(await asMachine(job, { resource: foreignApi }))).toBe("400 invalid_target");
});

test("[SEC-C13] a machine begins no login, and a site gets no token without a person", async () => {
  await machine("silent-job");
  const begun = await server.app.inject(
    `/oidc/auth?client_id=silent-job&response_type=code&scope=openid&redirect_uri=${jwtApi}&nonce=n`,
  );
  expect(outcomeOf(begun)).toMatch(/^ended: /);
  expect(outcomeOf(await asMachine(site, { resource: jwtApi }))).toBe("400 invalid_request");
});

test.each([{}, { resource: "" }, { scope: "openid" }, { resource: "", scope: "" }])(
  "[SEC-C13] a machine that names no API gets a token for its only one, and none for nobody: %o",
  async (form) => {
    const id = `unnamed-${JSON.stringify(form).length}`;
    const job = await machine(id);
    expect(outcomeOf(await asMachine(job, form))).toBe("400 invalid_target");
    await grant(id, askedApi, []);
    const token = (await asMachine(job, form)).json();
    expect((await verified(token.access_token)).payload.aud).toBe(jwtApi);
    await grant(id, jwtApi, []);
    expect(outcomeOf(await asMachine(job, form))).toBe("400 invalid_target");
  },
);

test("an API that asks is told of its token, and the site that keeps a secret of the same product alone", async () => {
  const { access_token, expires_in } = await tokensFor(askedApi);
  const { id } = await accountOf(server, person.username);
  expect([access_token.split(".").length, expires_in]).toEqual([1, 300]);
  const told = { active: true, sub: id, client_id: "site", aud: askedApi, scope: "records:read" };
  expect(await introspect(access_token)).toMatchObject(told);
  expect(await introspect(access_token, await machine("asking-api"))).toMatchObject(told);
  const foreign = await openidProduct(server, "foreign", { product: "academic" });
  expect(await introspect(access_token, foreign)).toEqual({ active: false });
  expect(await introspect("nobodys")).toEqual({ active: false });
});

test("[SEC-C3] a page or an app asks about nothing, and another site not about a refresh token or one for userinfo", async () => {
  await openidProduct(server, "page", { type: "browser", profile: "standard" });
  const tokens = await tokensFor(askedApi);
  const plain = (await redeem(site, await authorize(site, person))).json();
  const asked = await server.app.inject({
    method: "POST",
    url: "/oidc/token/introspection",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ token: tokens.access_token, client_id: "page" }).toString(),
  });
  expect(asked.json()).toEqual({ active: false });
  const other = await openidProduct(server, "other-site");
  for (const token of [tokens.refresh_token, plain.access_token]) {
    expect(await introspect(token, other)).toEqual({ active: false });
    expect(await introspect(token)).toMatchObject({ active: true });
  }
});

test("a JWT is asked about and revoked in vain, which is said; a token that is looked up is revoked", async () => {
  const jwt = (await tokensFor(jwtApi)).access_token;
  for (const path of ["/token/introspection", "/token/revocation"]) {
    const refused = await postForm(site, path, { token: jwt });
    expect([path, outcomeOf(refused)]).toEqual([path, "400 unsupported_token_type"]);
  }
  const opaque = (await tokensFor(askedApi)).access_token;
  const other = await openidProduct(server, "revoking-site");
  await postForm(other, "/token/revocation", { token: opaque });
  expect(await introspect(opaque)).toMatchObject({ active: true });
  expect((await postForm(site, "/token/revocation", { token: opaque })).statusCode).toBe(200);
  expect(await introspect(opaque)).toEqual({ active: false });
});

test.each([
  [
    "a sign-out everywhere",
    ({ username }: { username: string }) =>
      operator.post("/accounts/sign-out", { realm: "practice", username }),
  ],
  [
    "a reset",
    async ({ username }: { username: string }) => {
      const { token } = await askForReset(server, username);
      const body = { password: "violet-gravel-77", token };
      return server.post("/practice/security/password/processReset", body);
    },
  ],
  [
    "an archive",
    async ({ username }: { username: string }) => {
      const { userId, token } = await askForRemoval(server, username);
      return server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});
    },
  ],
])(
  "[SEC-C8] %s ends refresh and introspection; a JWT lasts until its end, and no longer",
  async (_what, end) => {
    const who = await registerPerson(server);
    const [looked, signed] = [await tokensFor(askedApi, who), await tokensFor(jwtApi, who)];
    expect((await end(who)).statusCode).toBe(200);
    for (const token of [looked.access_token, looked.refresh_token, signed.refresh_token]) {
      expect(await introspect(token)).toEqual({ active: false });
    }
    expect(outcomeOf(await refresh(site, signed.refresh_token))).toBe("400 invalid_grant");
    const { payload } = await verified(signed.access_token);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(900);
  },
);

test("an API that the operator ends gets no more tokens, and those that it has are called inactive", async () => {
  const identifier = "https://ended.practice.example";
  await addApi({ identifier, tokens: "opaque" });
  await grant("site", identifier);
  const { access_token, refresh_token } = await tokensFor(identifier);
  expect((await operator.get("/openid/apis")).json()).toContainEqual(
    expect.objectContaining({ identifier, tokens: "opaque", tokenMinutes: 10 }),
  );
  expect((await operator.post("/openid/apis/end", { identifier })).statusCode).toBe(200);
  expect(await introspect(access_token)).toEqual({ active: false });
  expect(outcomeOf(await refresh(site, refresh_token))).toBe("400 invalid_target");
  const form = { grant_type: "refresh_token", refresh_token, scope: "openid profile" };
  expect(outcomeOf(await postForm(site, "/token", form))).toBe("200");
  expect((await operator.post("/openid/apis/end", { identifier })).json().code).toBe(
    "OPENID_API_UNKNOWN",
  );
  expect((await addApi({ identifier })).json().fields).toHaveProperty("identifier");
});
