import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  asks,
  keptCookie,
  letIn,
  logInAt,
  openSingleSignOn,
  visit,
  visitForTokens,
} from "../../../test/kept-logins.ts";
import { type OpenidProduct, openBrowser, openidProduct } from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let records: OpenidProduct;
let billing: OpenidProduct;
type Opened = Awaited<ReturnType<typeof openSingleSignOn>>;
let person: Opened["person"];
let keeping: Opened["keeping"];
beforeAll(async () => {
  ({ server, records, billing, person, keeping } = await openSingleSignOn());
});
afterAll(() => server.close());

test("off unless pressed: without the box the next client asks for the password", async () => {
  const browser = openBrowser(server);
  await logInAt(browser, records, person, { stay: false });
  expect(browser.jar.has(keptCookie)).toBe(false);
  expect((await visit(browser, billing)).outcome).toBe(asks);
});

test("whoever stays signed in is let in to the next client, as a login of its own that says when the password was typed", async () => {
  const browser = openBrowser(server);
  const first = await logInAt(browser, records, person);
  server.advance({ minutes: 10 });
  const next = await visitForTokens(browser, billing);
  const { sub, auth_time, acr, amr } = first.claims;
  expect(next.claims).toMatchObject({ sub, auth_time, acr, amr, aud: "billing" });
  expect(next.claims.sid).not.toBe(first.claims.sid);
});

describe("what a request asks for holds as the specification has it", () => {
  test.each([
    ["prompt=none", { prompt: "none" }, letIn],
    ["prompt=login", { prompt: "login" }, asks],
    ["prompt=consent, which a login is here", { prompt: "consent" }, asks],
    ["prompt=select_account", { prompt: "select_account" }, asks],
    ["prompt=create", { prompt: "create" }, "/signup/practice"],
    ["max_age that the login is younger than", { max_age: "3600" }, letIn],
    ["max_age that it is older than", { max_age: "60" }, asks],
    ["max_age=0", { max_age: "0" }, asks],
    ["the same without asking", { max_age: "60", prompt: "none" }, "client: login_required"],
    ["acr_values that it meets", { acr_values: "pwd" }, letIn],
    ["acr_values that it does not meet", { acr_values: "mfa" }, asks],
    ["the same without asking", { acr_values: "mfa", prompt: "none" }, "client: login_required"],
  ])("%s", async (_name, changes, outcome) => {
    const browser = await keeping();
    server.advance({ minutes: 2 });
    expect((await visit(browser, billing, changes)).outcome).toBe(outcome);
  });

  test("prompt=none without a kept login answers login_required", async () => {
    const outcome = (await visit(openBrowser(server), billing, { prompt: "none" })).outcome;
    expect(outcome).toBe("client: login_required");
  });

  test("an id_token_hint of the same person goes on, and of somebody else does not", async () => {
    const browser = openBrowser(server);
    const { tokens } = await logInAt(browser, records, person);
    const other = await logInAt(openBrowser(server), records, await registerPerson(server));
    const hinted = (hint: string, prompt: string) =>
      visit(browser, records, { id_token_hint: hint, prompt });
    expect((await hinted(tokens.id_token, "none")).outcome).toBe(letIn);
    expect((await hinted(other.tokens.id_token, "none")).outcome).toBe("client: login_required");
  });

  test("a login that was asked for anew is the one that later clients are told of", async () => {
    const browser = await keeping();
    server.advance({ minutes: 30 });
    const again = await logInAt(browser, billing, person, {
      stay: false,
      changes: { prompt: "login" },
    });
    const { claims } = await visitForTokens(browser, records);
    expect(claims.auth_time).toBe(again.claims.auth_time);
  });
});

describe("it ends by itself", () => {
  test("a day after it was last used, and a week after it began however much it is used", async () => {
    const idle = await keeping();
    server.advance({ hours: 23 });
    expect((await visit(idle, billing)).outcome).toBe(letIn);
    server.advance({ hours: 23 });
    expect((await visit(idle, billing)).outcome).toBe(letIn);
    server.advance({ hours: 25 });
    expect((await visit(idle, billing)).outcome).toBe(asks);

    const used = await keeping();
    for (let days = 1; days <= 7; days++) {
      server.advance({ hours: 24, minutes: -1 });
      expect((await visit(used, billing)).outcome).toBe(letIn);
    }
    server.advance({ hours: 23 });
    expect((await visit(used, billing)).outcome).toBe(asks);
  });

  test("a client is let in on no older password than its own logins may stand on", async () => {
    const short = await openidProduct(server, "prescriptions", { refresh_hours: 2 });
    const browser = await keeping();
    server.advance({ hours: 1 });
    const { tokens } = await visitForTokens(browser, short);
    const { expires_at } = await server.database.kysely
      .selectFrom("openid_artifacts")
      .select("expires_at")
      .where("client_id", "=", short.id)
      .where("model", "=", "RefreshToken")
      .executeTakeFirstOrThrow();
    expect(tokens.refresh_token).toBeDefined();
    const minutes = (expires_at.getTime() - server.deps.clock().getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    server.advance({ hours: 2 });
    expect((await visit(browser, short)).outcome).toBe(asks);
    expect((await visit(browser, billing)).outcome).toBe(letIn);
  });
});

test("where the operator offers it to nobody, the box and a cookie of before do nothing", async () => {
  const browser = await keeping();
  const { deps, database } = server;
  const off = await openTestServer({
    database,
    keys: deps.keys,
    time: { clock: deps.clock, advance: server.advance },
  });
  const there = openBrowser(off);
  for (const [name, cookie] of browser.jar) there.jar.set(name, cookie);
  const { page } = await visit(there, { ...billing, server: off });
  expect(page?.pathname).toBe(asks);
  there.jar.delete(keptCookie);
  await there.logIn(person, `${page?.search}&stay=1`);
  expect(there.jar.has(keptCookie)).toBe(false);
  await off.close();
});
