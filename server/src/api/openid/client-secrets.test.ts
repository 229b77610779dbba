import { productKeyMessage } from "@frontdoor/contract/products/openid.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openidProduct } from "../../../test/openid.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

/** The secret of a new standard client. */
async function secretOf(id: string): Promise<string> {
  const added = await operator.post("/openid/clients/add", {
    id,
    product: "practice",
    profile: "standard",
    redirectUris: ["https://app.example/callback"],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
  });
  return added.json().clientSecret;
}

/** What a client is told that redeems a code of nobody's: `invalid_grant` where its secret is right. */
async function errorOf(id: string, secret: string): Promise<string> {
  const basic = Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString("base64");
  const response = await server.app.inject({
    method: "POST",
    url: "/oidc/token",
    headers: {
      authorization: `Basic ${basic}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: "grant_type=authorization_code&code=none&redirect_uri=x",
  });
  return response.json().error;
}

test("[SEC-C3] a client's own secret is its own: neither a key of the product nor another client's opens it, nor it them", async () => {
  const [mine, theirs] = [await secretOf("own-one"), await secretOf("own-two")];
  const old = await openidProduct(server, "with-key");
  expect(await errorOf("own-one", mine)).toBe("invalid_grant");
  for (const wrong of [theirs, old.caller.key, "", `${mine}x`]) {
    expect(await errorOf("own-one", wrong)).not.toBe("invalid_grant");
  }
  expect(await errorOf("with-key", mine)).toBe("invalid_client");
  expect(await errorOf("with-key", old.caller.key)).toBe("invalid_grant");
  const stored = await server.database.kysely
    .selectFrom("openid_client_secrets")
    .selectAll()
    .execute();
  expect(JSON.stringify(stored)).not.toContain(mine);

  const rotated = await operator.post("/openid/clients/own-one/rotate", { reason: "test" });
  const { clientSecret } = rotated.json();
  expect(await errorOf("own-one", clientSecret)).toBe("invalid_grant");
  expect(await errorOf("own-one", mine)).toBe("invalid_grant");
  server.advance({ hours: 24, seconds: 1 });
  expect(await errorOf("own-one", mine)).toBe("invalid_client");
  expect(await errorOf("own-one", clientSecret)).toBe("invalid_grant");
  expect(
    (await operator.post("/openid/clients/nobodys/rotate", { reason: "test" })).statusCode,
  ).toBe(404);
});

test("[SEC-C3] a secret that leaked ends at once by rotating twice", async () => {
  const leaked = await secretOf("leaked");
  const rotate = async () =>
    (await operator.post("/openid/clients/leaked/rotate", { reason: "test" })).json().clientSecret;
  const [second, third] = [await rotate(), await rotate()];
  expect(await errorOf("leaked", leaked)).toBe("invalid_client");
  for (const valid of [second, third]) expect(await errorOf("leaked", valid)).toBe("invalid_grant");
});

test("[SEC-C3] of secrets that were given at once one alone goes on after a day", async () => {
  await secretOf("hurried");
  const rotate = () => operator.post("/openid/clients/hurried/rotate", { reason: "test" });
  const rotated = await Promise.all([rotate(), rotate(), rotate(), rotate(), rotate()]);
  server.advance({ hours: 24, seconds: 1 });
  const told = rotated.map((each) => errorOf("hurried", each.json().clientSecret));
  expect((await Promise.all(told)).filter((error) => error === "invalid_grant")).toHaveLength(1);
});

test("a client whose secret is a key of its product is not rotated: its key is", async () => {
  const old = await openidProduct(server, "keyed", { shows_product_key: true });
  const refused = await operator.post("/openid/clients/keyed/rotate", { reason: "test" });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { id: productKeyMessage }]);
  expect(await errorOf("keyed", old.caller.key)).toBe("invalid_grant");
});
