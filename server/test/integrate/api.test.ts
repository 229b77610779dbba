import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { addMachine } from "../machine-client.ts";
import { callerAs } from "../product-keys.ts";
import { openFrontDoor, runSample } from "./sample.ts";

const api = "https://api.my-product.example";
let apiUrl: string;
let frontdoor: Awaited<ReturnType<typeof openFrontDoor>>;
let sample: Awaited<ReturnType<typeof runSample>>;
let secret: string;
beforeAll(async () => {
  apiUrl = `http://localhost:${await freePort()}`;
  frontdoor = await openFrontDoor(apiUrl);
  const operator = await callerAs(frontdoor, "operator");
  const scopes = ["records:read", "records:write"];
  const of = { product: "practice", reason: "test" };
  const terms = { identifier: api, scopes, tokens: "jwt", tokenMinutes: 5 };
  await operator.post("/openid/apis/add", { ...of, ...terms });
  const added = await addMachine(operator, { id: "nightly-job" });
  secret = added.json().clientSecret;
  const granted = { identifier: api, scopes, reason: "test" };
  await operator.post("/openid/clients/nightly-job/apis", granted);
  const environment = { FRONTDOOR_URL: frontdoor.url, PRODUCT_URL: apiUrl, API: api };
  sample = await runSample("api.mjs", environment);
});
afterAll(async () => {
  await sample.stop();
  await frontdoor.close();
});

async function tokenFor(scope: string): Promise<string> {
  const response = await fetch(`${frontdoor.url}/oidc/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`nightly-job:${secret}`)}` },
    body: new URLSearchParams({ grant_type: "client_credentials", scope, resource: api }),
  });
  return Object(await response.json()).access_token;
}
const call = (token: string) => fetch(apiUrl, { headers: { authorization: `Bearer ${token}` } });

test("the sample of an API takes a token that is for it, with the scope that it wants, and no other", async () => {
  const taken = await call(await tokenFor("records:read"));
  expect([taken.status, await taken.json()]).toEqual([
    200,
    { person: null, client: "nightly-job" },
  ]);
  expect((await call(await tokenFor("records:write"))).status).toBe(403);
  for (const token of ["", "none", `${await tokenFor("records:read")}x`]) {
    expect((await call(token)).status).toBe(401);
  }
});
