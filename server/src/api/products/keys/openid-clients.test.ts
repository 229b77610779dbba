import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const add = (terms: object) =>
  operator.post("/openid/clients/add", {
    id: "x",
    product: "practice",
    redirectUris: ["https://app.example/callback"],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
    ...terms,
  });

test.each<[string, object, string]>([
  ["a page without a profile", { type: "browser" }, "profile"],
  ["an app without a profile", { type: "native" }, "profile"],
  [
    "a site with a scheme of its own",
    { profile: "standard", redirectUris: ["com.example:/a"] },
    "redirectUris",
  ],
  [
    "an app with a scheme that names nobody",
    { type: "native", profile: "standard", redirectUris: ["myapp:/a"] },
    "redirectUris",
  ],
  [
    "an app at http elsewhere",
    { type: "native", profile: "standard", redirectUris: ["http://app.example/a"] },
    "redirectUris",
  ],
  ...["localhost", "127.0.0.1", "[::1]"].map((host): [string, object, string] => [
    `an app at https on its own device, ${host}`,
    { type: "native", profile: "standard", redirectUris: [`https://${host}/a`] },
    "redirectUris",
  ]),
  [
    "a script for an address",
    { type: "native", profile: "standard", redirectUris: ["javascript:alert(1)"] },
    "redirectUris",
  ],
])("%s is told what to write", async (_case, terms, field) => {
  const refused = await add(terms);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
});
