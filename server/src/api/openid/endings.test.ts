import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  postForm,
  provenLogin,
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
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof registerPerson>>;

/** Somebody with a login, a code that waits, and a login that was proven and is on its way back. */
async function somebodyIn(product: OpenidProduct) {
  const person = await registerPerson(server);
  const tokens = (await redeem(product, await authorize(product, person))).json();
  const waiting = await authorize(product, person);
  const { browser, finish } = await provenLogin(product, person);
  const outcomes = async () => [
    outcomeOf(await userinfo(product, tokens.access_token)),
    outcomeOf(await refresh(product, tokens.refresh_token)),
    outcomeOf(await redeem(product, waiting)),
    leadsTo(await browser.get(finish)).pathname.replace(/[^/]+$/, "…"),
  ];
  return { person, outcomes };
}
const alive = ["200", "200", "200", "/oidc/auth/…"];
const ended = ["401 invalid_token", "400 invalid_grant", "400 invalid_grant", "/login/…"];

async function reset({ username }: Person): Promise<number> {
  const { token } = await askForReset(server, username);
  const body = { password: "violet-gravel-77", token };
  return (await server.post("/practice/security/password/processReset", body)).statusCode;
}

async function archive({ username }: Person): Promise<number> {
  const { userId, token } = await askForRemoval(server, username);
  const path = `/practice/profile/deleterequest/${userId}/delete/${token}`;
  return (await server.post(path, {})).statusCode;
}

async function signOut({ username }: Person): Promise<number> {
  return (await operator.post("/accounts/sign-out", { realm: "practice", username })).statusCode;
}

test.each([
  ["a reset", reset],
  ["an archive", archive],
  ["the operator's sign-out", signOut],
])(
  "[SEC-C8] %s ends every login of the account: tokens, waiting codes, proven logins",
  async (name, end) => {
    const product = await openidProduct(
      server,
      `records-${name.replaceAll(/\W/g, "-").toLowerCase()}`,
    );
    const [one, another] = [await somebodyIn(product), await somebodyIn(product)];
    expect(await end(one.person)).toBe(200);
    expect(await one.outcomes()).toEqual(ended);
    expect(await another.outcomes()).toEqual(alive);
    const told = await server.database.kysely.selectFrom("outbox").selectAll().execute();
    const logouts = told.filter(({ kind }) => kind === "practice.openid-logout");
    const { id } = await accountOf(server, one.person.username);
    expect(logouts.filter(({ payload }) => JSON.stringify(payload).includes(id))).toHaveLength(2);
  },
);

test("a client that the operator ends opens nothing, and begins nothing", async () => {
  const product = await openidProduct(server, "ended");
  const { asked } = await pushRequest(product);
  const { outcomes } = await somebodyIn(product);
  expect((await operator.post("/openid/clients/ended/end")).statusCode).toBe(200);
  expect(await outcomes()).toEqual([
    "401 invalid_token",
    "401 invalid_client",
    "401 invalid_client",
    "/login-ended".replace(/[^/]+$/, "…"),
  ]);
  expect(outcomeOf((await pushRequest(product)).response)).toBe("401 invalid_client");
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  const opened = await openBrowser(server).get(`/oidc/auth?${query}`);
  expect(outcomeOf(opened)).toBe("ended: invalid_client");
});

test("a product's keys are rotated without a pause: each opens the client until it is ended", async () => {
  const old = await openidProduct(server, "rotated");
  const renewed = { ...old, caller: await callerAs(server, "practice") };
  for (const product of [old, renewed]) {
    expect(outcomeOf((await pushRequest(product)).response)).toBe("201");
  }
  expect((await operator.post(`/keys/${old.caller.id}/end`, { reason: "test" })).statusCode).toBe(
    200,
  );
  expect(outcomeOf((await pushRequest(old)).response)).toBe("401 invalid_client");
  expect(outcomeOf((await pushRequest(renewed)).response)).toBe("201");
});

test.each(["academic", "patient", "operator"] as const)(
  "a key of %s opens no client of another product",
  async (holder) => {
    const product = await openidProduct(server, `foreign-${holder}`);
    const thief = { ...product, caller: await callerAs(server, holder) };
    expect(outcomeOf((await pushRequest(thief)).response)).toBe("401 invalid_client");
  },
);

test("a client's codes and tokens are of no use to another client of the same product", async () => {
  const [owner, other] = [
    await openidProduct(server, "owner"),
    await openidProduct(server, "other"),
  ];
  const person = await registerPerson(server);
  const login = await authorize(owner, person);
  expect(outcomeOf(await redeem(other, login))).toBe("400 invalid_grant");
  const tokens = (await redeem(owner, login)).json();
  expect(outcomeOf(await refresh(other, tokens.refresh_token))).toBe("400 invalid_grant");
});

test("a product ends a login of its own by revoking its refresh token", async () => {
  const product = await openidProduct(server, "revoking");
  const person = await registerPerson(server);
  const tokens = (await redeem(product, await authorize(product, person))).json();
  const revoked = await postForm(product, "/token/revocation", { token: tokens.refresh_token });
  // JSON, for libraries that read nothing else.
  expect([revoked.statusCode, revoked.json()]).toEqual([200, {}]);
  expect(outcomeOf(await refresh(product, tokens.refresh_token))).toBe("400 invalid_grant");
  expect(outcomeOf(await userinfo(product, tokens.access_token))).toBe("401 invalid_token");
});
