import { readFileSync } from "node:fs";
import { claims } from "@frontdoor/contract/products/claims.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../test-server.ts";

const document = readFileSync("docs/integrate/openid.md", "utf8");
const claimsDocument = readFileSync("docs/integrate/claims.md", "utf8");
let server: TestServer;
let told: Record<string, unknown>;
beforeAll(async () => {
  server = await openTestServer();
  const answer = await server.app.inject("/oidc/.well-known/openid-configuration");
  told = answer.json();
});
afterAll(() => server.close());

test("docs/integrate/openid.md names every endpoint where discovery has it", () => {
  const endpoints = Object.entries(told).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
  const paths = endpoints.map(([name, url]) => [name, new URL(String(url)).pathname]);
  const rows = [...document.matchAll(/^\| `(\w+)` \| `(\/oidc\/[\w/]+)` \|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, path]) => [name, path]))).toEqual(
    Object.fromEntries(paths),
  );
});

test("scopes, acr values, prompts and algorithms are the ones that discovery has", () => {
  const rows = [...document.matchAll(/^\| `(\w+_supported)` \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, name = "", values = ""] of rows) {
    const named = [...values.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
    expect([name, named]).toEqual([name, expect.arrayContaining(told[name] as string[])]);
    expect([name, told[name]]).toEqual([name, expect.arrayContaining(named)]);
  }
});

test("discovery, the calls and docs/integrate/claims.md have the same claims", () => {
  const ofProtocol = ["acr", "amr", "auth_time", "iss", "sid"];
  const discovered = (told.claims_supported as string[]).filter(
    (name) => !ofProtocol.includes(name),
  );
  const inDocument = [...claimsDocument.matchAll(/^\| `([a-z_]+)` \| /gm)].map(([, name]) => name);
  const api = JSON.parse(readFileSync("docs/api/products.json", "utf8"));
  const reply = api.paths["/accounts/{id}"].get.responses["200"].content["application/json"].schema;
  expect(discovered.toSorted()).toEqual(Object.keys(claims.shape).toSorted());
  expect(inDocument).toEqual(expect.arrayContaining(discovered));
  expect(Object.keys(reply.properties).toSorted()).toEqual(discovered.toSorted());
});
