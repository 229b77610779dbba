import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type OpenidProduct,
  openidProduct,
  postForm,
  pushRequest,
  redirectUri,
} from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
let guesser: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer({
    limits: { wrongSecretsByAddress: { perHour: 5 }, openidByAddress: { perHour: 8 } },
  });
  product = await openidProduct(server, "records");
  guesser = { ...product, caller: { ...product.caller, key: "fd_guessed" } };
});
afterAll(() => server.close());
// What an address may do in an hour begins again.
beforeEach(() => server.advance({ hours: 1 }));

const calls = [
  ["/token", { grant_type: "authorization_code", code: "x", redirect_uri: "https://a.example" }],
  ["/request", { response_type: "code" }],
  ["/token/revocation", { token: "x" }],
  ["/Token/revocation/", { token: "x" }],
] as const;
const statuses = async (answers: number, ask: () => Promise<{ statusCode: number }>) => {
  const told: number[] = [];
  for (let count = 0; count < answers; count++) told.push((await ask()).statusCode);
  return told;
};

test.each(calls)(
  "[SEC-A4] %s answers so many wrong secrets of an address, and no more",
  async (path, form) => {
    expect(await statuses(7, () => postForm(guesser, path, form))).toEqual([
      ...Array(5).fill(401),
      429,
      429,
    ]);
    const refused = await postForm(guesser, path, form);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ error: "temporarily_unavailable" });
  },
);

test("[SEC-A4] who has the right secret goes on, whoever guesses behind the same address", async () => {
  const [path, form] = calls[2];
  await statuses(9, () => postForm(guesser, path, form));
  expect(await statuses(20, () => postForm(product, path, form))).toEqual(Array(20).fill(200));
});

test("[SEC-A4] a client without a secret pushes so many requests, and what is refused is not kept", async () => {
  await openidProduct(server, "page", { type: "browser", shows_product_key: false });
  const form = {
    client_id: "page",
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid",
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
    state: "x".repeat(40_000),
  };
  const push = () =>
    server.app.inject({
      method: "POST",
      url: "/oidc/request",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });
  expect(await statuses(10, push)).toEqual([...Array(8).fill(201), 429, 429]);
  expect(Number((await push()).headers["retry-after"])).toBeGreaterThan(0);
  const kept = await server.database.kysely.selectFrom("openid_artifacts").selectAll().execute();
  expect(kept).toHaveLength(8);
  const known = async () => (await pushRequest(product)).response;
  expect(await statuses(10, known)).toEqual(Array(10).fill(201));
});

test("[SEC-A4] so it is with tokens that nobody was given", async () => {
  const ask = () =>
    server.app.inject({ url: "/oidc/me", headers: { authorization: "Bearer guessed" } });
  expect(await statuses(10, ask)).toEqual([...Array(8).fill(401), 429, 429]);
});

test("[SEC-A4] and with keys at the product API, where the right one goes on as well", async () => {
  const url = "/products/events";
  const guess = () => server.get(url, { headers: { authorization: "Bearer fd_guessed" } });
  expect(await statuses(7, guess)).toEqual([...Array(5).fill(401), 429, 429]);
  expect((await product.caller.get("/events")).statusCode).toBe(200);
});
