import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMachine } from "../../../test/machine-client.ts";
import { issuer } from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
let published: Server;
let jwksUri: string;
const api = "https://api.example";
const pair = await generateKeyPair("ES256", { extractable: true });
const publicKey = { ...(await exportJWK(pair.publicKey)), alg: "ES256", use: "sig", kid: "one" };
const later = await generateKeyPair("RS256", { extractable: true });
const laterKey = { ...(await exportJWK(later.publicKey)), alg: "RS256", use: "sig", kid: "two" };
let keys: object[] = [publicKey];
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
  published = createServer((_request, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => published.listen(0, "127.0.0.1", resolve));
  jwksUri = `http://127.0.0.1:${(published.address() as AddressInfo).port}/jwks`;
  await operator.post("/openid/apis/add", {
    identifier: api,
    product: "practice",
    scopes: ["read"],
    tokens: "jwt",
    tokenMinutes: 5,
    reason: "test",
  });
  await add({ id: "kept-keys", jwks: { keys: [publicKey] } });
  await add({ id: "published-keys", jwksUri });
  for (const id of ["kept-keys", "published-keys"]) await grant(id);
});
/** Lets a client ask for tokens for the API. */
const grant = (id: string) =>
  operator.post(`/openid/clients/${id}/apis`, {
    identifier: api,
    scopes: ["read"],
    reason: "test",
  });
afterAll(async () => {
  published.close();
  await server.close();
});

const add = (terms: object) => addMachine(operator, terms);

async function assertion(
  id: string,
  claims: object = {},
  { key = pair.privateKey, header = {} } = {},
) {
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({
    iss: id,
    sub: id,
    aud: issuer,
    jti: crypto.randomUUID(),
    exp: now + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: "ES256", kid: "one", ...header })
    .sign(key);
}
const show = (client_assertion: string, more: object = {}) =>
  server.app.inject({
    method: "POST",
    url: "/oidc/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      grant_type: "client_credentials",
      resource: api,
      client_assertion,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      ...more,
    }).toString(),
  });

test.each(["kept-keys", "published-keys"])(
  "a client with %s signs in place of showing a secret (private_key_jwt), and has none",
  async (id) => {
    expect(outcomeOf(await show(await assertion(id)))).toBe("200");
    const rotated = await operator.post(`/openid/clients/${id}/rotate`, { reason: "test" });
    expect(rotated.json().code).toBe("OPENID_CLIENT_UNKNOWN");
    const listed = (await operator.get("/openid/clients")).json();
    expect(listed).toContainEqual(expect.objectContaining({ id, secret: "private-key" }));
  },
);

test("[SEC-C3] an assertion counts once, also for twenty at once", async () => {
  const shown = await assertion("kept-keys");
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => outcomeOf(await show(shown))),
  );
  expect(outcomes.filter((each) => each === "200")).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(["200", "401 invalid_client"]));
});

test.each<[string, () => Promise<string>]>([
  [
    "by another key",
    async () => assertion("kept-keys", {}, { key: (await generateKeyPair("ES256")).privateKey }),
  ],
  ["of another client", () => assertion("kept-keys", { iss: "published-keys" })],
  ["for another server", () => assertion("kept-keys", { aud: "https://elsewhere.example" })],
  ["that has ended", () => assertion("kept-keys", { exp: Math.floor(Date.now() / 1_000) - 120 })],
  [
    "that lasts for years",
    () => assertion("kept-keys", { exp: Math.floor(Date.now() / 1_000) + 1e8 }),
  ],
  ["without a name of its own", () => assertion("kept-keys", { jti: undefined })],
  [
    "with no signature",
    async () => {
      const [, payload] = (await assertion("kept-keys")).split(".");
      return `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
    },
  ],
])("[SEC-C3] an assertion %s opens nothing", async (_what, make) => {
  expect(outcomeOf(await show(await make()))).toMatch(/^40[01] invalid_(client|request)$/);
});

test("[SEC-C3] nor does a secret open a client that signs", async () => {
  const secret = await server.app.inject({
    method: "POST",
    url: "/oidc/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "grant_type=client_credentials&client_id=kept-keys&client_secret=x",
  });
  expect(outcomeOf(secret)).toBe("401 invalid_client");
});

test("a client that publishes another key signs with it once the old list is a minute old", async () => {
  await show(await assertion("published-keys"));
  keys = [publicKey, laterKey];
  const by = { key: later.privateKey, header: { alg: "RS256", kid: "two" } };
  expect(outcomeOf(await show(await assertion("kept-keys", {}, by)))).toBe("401 invalid_client");
  await add({ id: "published-later", jwksUri });
  await grant("published-later");
  expect(outcomeOf(await show(await assertion("published-later", {}, by)))).toBe("200");
});

test("[SEC-G7] keys are fetched from no address inside, whatever it led to when it was added", async () => {
  // It leads to this machine as well, by a name that nobody allowed.
  const inside = jwksUri.replace("127.0.0.1", "0.0.0.0");
  expect((await fetch(inside)).status).toBe(200);
  const refused = await add({ id: "inside", jwksUri: inside });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["jwksUri"]]);
  await add({ id: "moved-inside", jwksUri });
  await server.database.kysely
    .updateTable("openid_clients")
    .set({ jwks_uri: inside })
    .where("id", "=", "moved-inside")
    .execute();
  expect(outcomeOf(await show(await assertion("moved-inside")))).toBe("401 invalid_client");
});

test.each<[string, object]>([
  ["jwks", { jwks: { keys: [{ ...publicKey, d: "private" }] } }],
  ["jwks", { jwks: { keys: [{ kty: "oct", k: "shared" }] } }],
  ["jwksUri", { jwksUri: "http://keys.example/jwks" }],
  ["jwksUri", { jwksUri: "https://keys.example/jwks", jwks: { keys: [publicKey] } }],
  ["jwks", { type: "native", redirectUris: ["com.example:/a"], jwks: { keys: [publicKey] } }],
])("a client with keys is told what to write in %s: %o", async (field, terms) => {
  const refused = await add({ id: "told", ...terms });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
});

const boundBy =
  "a client that offers it is bound to its key (DPoP): the token names the key, and a proof counts once";
test.each(["ES256", "Ed25519", "EdDSA"])(`${boundBy}: %s`, async (alg) => {
  const pair = await generateKeyPair(alg);
  const jwk = await exportJWK(pair.publicKey);
  const proof = await new SignJWT({ htm: "POST", htu: `${issuer}/token`, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg, typ: "dpop+jwt", jwk })
    .setIssuedAt()
    .sign(pair.privateKey);
  const ask = async () =>
    server.app.inject({
      method: "POST",
      url: "/oidc/token",
      headers: { "content-type": "application/x-www-form-urlencoded", dpop: proof },
      payload: new URLSearchParams({
        grant_type: "client_credentials",
        resource: api,
        client_assertion: await assertion("kept-keys"),
        client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      }).toString(),
    });
  const bound = await ask();
  expect([outcomeOf(bound), bound.json().token_type]).toEqual(["200", "DPoP"]);
  const claims = JSON.parse(
    atob(bound.json().access_token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")),
  );
  expect(claims.cnf).toEqual({ jkt: await calculateJwkThumbprint(jwk) });
  expect(outcomeOf(await ask())).toMatch(/^40[01] invalid_/);
});
