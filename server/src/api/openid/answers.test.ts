import { loginProducts } from "@frontdoor/contract/products.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { silentLog } from "../../../test/database.ts";
import {
  authorize,
  claimsIn,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  postForm,
  provenLogin,
  pushRequest,
  redeem,
  redirectUri,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { createApp } from "../../app.ts";
import { registerOpenid } from "./openid.ts";

let server: TestServer;
let product: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
  person = await registerPerson(server);
});
afterAll(() => server.close());

async function opened(client: OpenidProduct, changes: Record<string, string> = {}) {
  const { asked } = await pushRequest(client, changes);
  const query = new URLSearchParams({ client_id: client.id, request_uri: asked.requestUri });
  return client.server.app.inject(`/oidc/auth?${query}`);
}

test("a login that was asked for at a certain sureness is that sure, or the client is told (RFC 9470)", async () => {
  expect(outcomeOf(await opened(product, { acr_values: "urn:example:gold" }))).toBe(
    "client: unmet_authentication_requirements",
  );
  const sure = await openidProduct(server, "sure", { wanted_acr: "pwd" });
  const login = await authorize(sure, person);
  expect(claimsIn((await redeem(sure, login)).json().id_token).acr).toBe("pwd");
});

test("prompt=create leads to the registration, and somebody who logs in instead gets on as well", async () => {
  const { browser, page, finish } = await provenLogin(product, person, { prompt: "create" });
  expect(page.pathname).toBe("/signup/practice");
  const finished = await browser.get(finish);
  expect(outcomeOf(await browser.get(leadsTo(finished).href))).toBe("client: code");
});

test.each(["consent", "select_account", "login consent", "create select_account consent"])(
  "prompt=%s is met by the login, which is asked for each time",
  async (prompt) => {
    const { back } = await authorize(product, person, { prompt });
    expect(back.searchParams.has("code")).toBe(true);
  },
);

test.each<Record<string, string>>([
  { code_verifier: "x".repeat(43) },
  { code_verifier: "" },
  { redirect_uri: "https://practice.example/other" },
  { redirect_uri: "" },
])("a code is redeemed with its verifier and its address: not with %o", async (changes) => {
  const { asked, code } = await authorize(product, person);
  const form = {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: asked.verifier,
    ...changes,
  };
  expect(outcomeOf(await postForm(product, "/token", form))).toMatch(
    /^400 invalid_(grant|request)$/,
  );
});

test("a client of the patient app is told that its people do not log in here", async () => {
  const app = await openidProduct(server, "app", { product: "patient" });
  expect(outcomeOf(await opened(app))).toBe("client: access_denied");
});

test.each(loginProducts)(
  "a client of %s is told so where another back end answers for it: no login could finish",
  async (name) => {
    const { deps } = server;
    const backEnds = { ...deps.config.backEnds, [name]: "https://api.example/" };
    const app = await createApp(deps.config);
    registerOpenid(app, { ...deps, config: { ...deps.config, backEnds } });
    const client = await openidProduct(server, `elsewhere-${name}`, { product: name });
    const there = { ...client, server: { ...server, app } };
    expect(outcomeOf(await opened(client))).toMatch(/^\/oidc\/interaction\//);
    expect(outcomeOf(await opened(there))).toBe("client: access_denied");
  },
);

test("with OPENID=off nothing is served, and a login goes on at the product's start address", async () => {
  const off = await openTestServer({ environment: { OPENID: "off" } });
  await openidProduct(off, "records", { initiate_login_uri: "https://practice.example/login" });
  for (const path of ["/auth", "/.well-known/openid-configuration", "/interaction/x"]) {
    expect((await off.app.inject(`/oidc${path}`)).statusCode).toBe(404);
  }
  const somebody = await registerPerson(off);
  const login = await openBrowser(off).logIn(somebody, "?interaction=x");
  expect(login.json().location).toMatch(/^https:\/\/practice\.example\/start\?code=/);
  await off.close();
});

test("[SEC-H1] an identity number is told to a product that the operator granted it to, as long as that lasts", async () => {
  const operator = await callerAs(server, "operator");
  const grant = { product: "practice", scope: "identity", reason: "Matches the register." };
  const scope = "openid identity";
  expect(outcomeOf((await pushRequest(product, { scope })).response)).toBe("400 invalid_scope");
  expect((await operator.post("/scopes/grant", grant)).statusCode).toBe(200);
  const tokens = (await redeem(product, await authorize(product, person, { scope }))).json();
  const told = async (token: string) => Object.keys((await userinfo(product, token)).json());
  const withGrant = await told(tokens.access_token);
  expect(withGrant.length).toBeGreaterThan(1);
  expect(claimsIn(tokens.id_token)).not.toHaveProperty(withGrant[1] ?? "");
  const ended = await operator.post("/scopes/end", { product: "practice", scope: "identity" });
  expect(ended.statusCode).toBe(200);
  expect(await told(tokens.access_token)).toEqual(["sub"]);
  const renewed = (await refresh(product, tokens.refresh_token)).json();
  expect(await told(renewed.access_token)).toEqual(["sub"]);
});

test("[SEC-C6] requests of browsers and strangers have a rate limit for each address, a product's back end none", async () => {
  const limited = await openTestServer({ limits: { openidByAddress: { perHour: 3 } } });
  const client = await openidProduct(limited, "records");
  const post = (url: string) => limited.app.inject({ method: "POST", url });
  const statuses: number[] = [];
  for (const url of ["/oidc/auth", "/oidc/session/end", "/oidc/auth", "/oidc/auth"]) {
    statuses.push((await post(url)).statusCode);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
  const refused = await limited.app.inject("/oidc/auth");
  expect(refused.statusCode).toBe(303);
  expect(outcomeOf(refused)).toBe("ended: temporarily_unavailable");
  expect(refused.headers["retry-after"]).toBeDefined();
  expect(outcomeOf((await pushRequest(client)).response)).toBe("201");
  expect(outcomeOf(await userinfo(client, "none"))).toBe("401 invalid_token");
  await limited.close();
});

test("[SEC-C3] no code, token, request or key stands in a row or in the log", async () => {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => lines.push(JSON.stringify(parts));
  const app = await createApp(server.deps.config);
  registerOpenid(app, {
    ...server.deps,
    log: { ...silentLog, info: keep, warn: keep, error: keep },
  });
  const logged = { ...product, server: { ...server, app } };
  const { asked, code } = await authorize(product, person);
  const tokens = (await redeem(logged, { asked, code })).json();
  const waiting = await authorize(product, person);
  await redeem(logged, { asked: waiting.asked, code });
  await refresh(logged, "unknown-refresh-token");
  const secrets = [
    ...[code, waiting.code, asked.requestUri.split(":").at(-1), asked.verifier, asked.nonce],
    ...[tokens.access_token, tokens.refresh_token, tokens.id_token, product.caller.key],
    "unknown-refresh-token",
  ];
  const rows = await everything();
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(rows.includes(secret)).toBe(false);
    expect(lines.join("\n").includes(secret)).toBe(false);
  }
});

/** Every row that a login could have written, as one text; bytes as they are and in base64. */
async function everything(): Promise<string> {
  const tables = [
    "openid_artifacts",
    "tokens",
    "outbox",
    "audit_events",
    "product_events",
  ] as const;
  const rows: unknown[] = [];
  for (const table of tables) {
    rows.push(await server.database.kysely.selectFrom(table).selectAll().execute());
  }
  return JSON.stringify(rows, (_name, value) =>
    value?.type === "Buffer"
      ? [Buffer.from(value.data).toString("latin1"), Buffer.from(value.data).toString("base64url")]
      : value,
  );
}
