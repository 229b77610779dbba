import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logInToAccount } from "../../../test/account-settings.ts";
import { accountOf, askForReset, registerPerson } from "../../../test/accounts.ts";
import {
  asks,
  letIn,
  logInAt,
  openSingleSignOn,
  toldOf,
  visit,
  visitForTokens,
} from "../../../test/kept-logins.ts";
import {
  type Browser,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  postFromElsewhere,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { goodPassword } from "../../../test/people.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { staffAs } from "../../../test/staff.ts";
import type { TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
let records: OpenidProduct;
let billing: OpenidProduct;
type Opened = Awaited<ReturnType<typeof openSingleSignOn>>;
type Person = Opened["person"];
let keeping: Opened["keeping"];
beforeAll(async () => {
  ({ server, records, billing, keeping } = await openSingleSignOn());
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

test("[SEC-L5] no member of staff adds or changes a client alone, or grants it an API, for it learns who is signed in", async () => {
  const integrator = await staffAs(server, "integrator");
  const owner = await staffAs(server, "owner");
  const id = randomUUID();
  const client = {
    id,
    product: "practice",
    redirectUris: ["https://practice.example/back"],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    wantedAcr: null,
    refreshHours: 12,
    reason: "test",
  };
  expect((await integrator.post("/openid/clients/add", client)).statusCode).toBe(202);
  expect((await operator.post("/openid/clients/add", client)).statusCode).toBe(200);
  const change = { redirectUris: ["https://elsewhere.example/back"], reason: "test" };
  expect((await integrator.post(`/openid/clients/${id}/change`, change)).statusCode).toBe(202);
  const grant = { identifier: "https://api.example", scopes: [], reason: "test" };
  expect((await owner.post(`/openid/clients/${id}/apis`, grant)).statusCode).toBe(202);
  const rotated = await integrator.post(`/openid/clients/${id}/rotate`, { reason: "test" });
  expect(rotated.statusCode).not.toBe(202);
});

test("[SEC-I10] a removed passkey ends what is kept on the other devices", async () => {
  const owner = await newOwnerWithPasskey(server);
  const person = { username: owner.username, password: goodPassword };
  const browser = await keeping(person);
  expect((await visit(browser, billing)).outcome).toBe(letIn);
  expect((await owner.post(`/passkeys/${owner.passkeyId}/remove`)).statusCode).toBe(200);
  expect((await visit(browser, billing)).outcome).toBe(asks);
});

describe("whatever ends logins ends the kept one", () => {
  const endings: Record<string, (person: Person, browser: Browser) => Promise<number>> = {
    async "a changed password"({ username, password }) {
      const settings = await logInToAccount(server, { realm: "practice", username, password });
      return (await settings.changePassword("violet-gravel-77")).statusCode;
    },
    async "a reset"({ username }) {
      const { token } = await askForReset(server, username);
      const body = { password: "violet-gravel-77", token };
      return (await server.post("/practice/security/password/processReset", body)).statusCode;
    },
    async "an archive"({ username }) {
      const { userId, token } = await askForRemoval(server, username);
      const path = `/practice/profile/deleterequest/${userId}/delete/${token}`;
      return (await server.post(path, {})).statusCode;
    },
    async "a suspension"({ username }) {
      const body = { realm: "practice", username, reason: "stolen phone" };
      return (await operator.post("/accounts/suspend", body)).statusCode;
    },
    async "a sign-out by staff"({ username }) {
      return (await operator.post("/accounts/sign-out", { realm: "practice", username }))
        .statusCode;
    },
    async "signing out everywhere"({ username, password }) {
      const settings = await logInToAccount(server, { realm: "practice", username, password });
      return (await settings.post("/sign-out-everywhere")).statusCode;
    },
    async "signing the device out"({ username, password }) {
      const settings = await logInToAccount(server, { realm: "practice", username, password });
      const { devices } = (await settings.get("/overview")).json();
      const kept = devices.filter((each: { keptUntil: string | null }) => each.keptUntil !== null);
      expect(kept).toHaveLength(1);
      return (await settings.post(`/devices/${kept[0].id}/sign-out`)).statusCode;
    },
    async "a logout at a client"(_person, browser) {
      const { tokens } = await visitForTokens(browser, billing);
      return (await browser.get(`/oidc/session/end?id_token_hint=${tokens.id_token}`)).statusCode;
    },
    async "a logout at a client whose login has ended already"(_person, browser) {
      const { tokens } = await visitForTokens(browser, billing);
      await server.database.kysely
        .deleteFrom("openid_artifacts")
        .where("client_id", "=", billing.id)
        .execute();
      return (await browser.get(`/oidc/session/end?id_token_hint=${tokens.id_token}`)).statusCode;
    },
    async "saying on our page to log out"(_person, browser) {
      return (await logOutHere(browser, "/log-out")).statusCode;
    },
    "a log-out at the account settings": async (_who, browser) =>
      (await server.post("/account/log-out", {}, { cookies: cookiesIn(browser) })).statusCode,
  };

  test.each(Object.keys(endings))("%s", async (name) => {
    const somebody = await registerPerson(server);
    const browser = await keeping(somebody);
    expect((await visit(browser, billing)).outcome).toBe(letIn);
    expect(await endings[name]?.(somebody, browser)).toBeLessThan(400);
    expect((await visit(browser, billing)).outcome).toBe(asks);
    expect(await toldOf(server, somebody.username)).toContain("records");
  });

  test("an account that is not active any more is not logged in, however that came about", async () => {
    const somebody = await registerPerson(server);
    const browser = await keeping(somebody);
    const { id } = await accountOf(server, somebody.username);
    await server.database.kysely
      .updateTable("accounts")
      .set({ status: "suspended" })
      .where("id", "=", id)
      .execute();
    expect((await visit(browser, billing)).outcome).toBe(asks);
  });
});

/** Presses the button of the page that asks whether to log out. */
function logOutHere(browser: Browser, address: string, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: "POST",
    url: address,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    cookies: cookiesIn(browser),
    payload: "",
  });
}

const cookiesIn = ({ jar }: Browser) =>
  Object.fromEntries([...jar].map(([key, { value }]) => [key.slice(0, key.indexOf(";")), value]));

describe("one logout tells all clients", () => {
  test("each by its own login, and those of another device stay", async () => {
    const somebody = await registerPerson(server);
    const elsewhere = await keeping(somebody);
    const browser = openBrowser(server);
    const first = await logInAt(browser, records, somebody);
    const second = await visitForTokens(browser, billing);
    await browser.get(`/oidc/session/end?id_token_hint=${second.tokens.id_token}`);
    expect(await toldOf(server, somebody.username)).toEqual(["billing", "records"]);
    for (const [product, { tokens }] of [
      [records, first],
      [billing, second],
    ] as const) {
      expect(outcomeOf(await userinfo(product, tokens.access_token))).toBe("401 invalid_token");
    }
    expect((await visit(elsewhere, billing)).outcome).toBe(letIn);
  });

  test("also where the browser brings no cookie along, as for a form that another site posts", async () => {
    const somebody = await registerPerson(server);
    const browser = await keeping(somebody);
    const { tokens } = await visitForTokens(browser, billing);
    const hint = `id_token_hint=${tokens.id_token}`;
    await openBrowser(server).get(`/oidc/session/end?${hint}`);
    expect(await toldOf(server, somebody.username)).toEqual(["billing", "records"]);
    expect((await visit(browser, billing)).outcome).toBe(asks);
  });

  test("where nobody stays signed in it ends its own login alone", async () => {
    const somebody = await registerPerson(server);
    const browser = openBrowser(server);
    const first = await logInAt(browser, records, somebody, { stay: false });
    const second = await logInAt(browser, billing, somebody, { stay: false });
    await browser.get(`/oidc/session/end?id_token_hint=${second.tokens.id_token}`);
    expect(await toldOf(server, somebody.username)).toEqual(["billing"]);
    expect(outcomeOf(await userinfo(records, first.tokens.access_token))).toBe("200");
  });

  test("where staying signed in has ended by itself it ends its own login alone as well", async () => {
    const somebody = await registerPerson(server);
    const browser = await keeping(somebody);
    server.advance({ hours: 25 });
    const other = await logInAt(browser, records, somebody, { stay: false });
    const last = await logInAt(browser, billing, somebody, { stay: false });
    await browser.get(`/oidc/session/end?id_token_hint=${last.tokens.id_token}`);
    expect(await toldOf(server, somebody.username)).toEqual(["billing"]);
    expect(outcomeOf(await userinfo(records, other.tokens.access_token))).toBe("200");
  });

  test("without an ID token the person is asked, and goes on where the client said", async () => {
    const browser = await keeping();
    const bye = "https://practice.example/bye";
    const asked = new URLSearchParams({
      client_id: records.id,
      post_logout_redirect_uri: bye,
      state: "s",
    });
    const question = leadsTo(await browser.get(`/oidc/session/end?${asked}`));
    expect(question.pathname).toBe("/log-out");
    expect((await visit(browser, billing)).outcome).toBe(letIn);
    const pressed = await logOutHere(browser, question.pathname + question.search);
    expect(pressed.body).toContain(`url=${bye}?state=s"`);
    expect((await visit(browser, billing)).outcome).toBe(asks);
  });

  test("a form that another site posts goes on by GET, so that the kept login ends or is asked about", async () => {
    const somebody = await registerPerson(server);
    const browser = await keeping(somebody);
    const { tokens } = await logInAt(openBrowser(server), records, somebody, { stay: false });
    for (const [asked, after] of [
      [{ client_id: records.id }, ["/log-out", letIn]],
      [{ id_token_hint: String(tokens.id_token) }, ["/logged-out", asks]],
    ] as const) {
      const form = new URLSearchParams(asked);
      const posted = await postFromElsewhere(server, "/oidc/session/end", form);
      const led = leadsTo(await browser.get(leadsTo(posted).href)).pathname;
      expect([led, (await visit(browser, billing)).outcome]).toEqual(after);
    }
  });

  test("a request that is refused asks the person as well", async () => {
    const browser = await keeping();
    for (const wrong of ["id_token_hint=x", "post_logout_redirect_uri=a:b", "state=1&state=2"]) {
      const form = new URLSearchParams(`client_id=${records.id}&${wrong}`);
      const posted = await postFromElsewhere(server, "/oidc/session/end", form);
      const { pathname, search } = leadsTo(await browser.get(leadsTo(posted).href));
      expect(pathname + search).toBe("/log-out");
    }
  });

  test("with the ID token of somebody else the person is asked as well", async () => {
    const browser = await keeping();
    const other = await logInAt(openBrowser(server), records, await registerPerson(server));
    const hint = new URLSearchParams({ id_token_hint: String(other.tokens.id_token) });
    const question = leadsTo(await browser.get(`/oidc/session/end?${hint}`));
    expect(question.pathname + question.search).toBe("/log-out?client_id=records");
    expect((await visit(browser, billing)).outcome).toBe(letIn);
  });

  test("the page that asks logs out of account settings as well, for no other site", async () => {
    const settings = await logInToAccount(server, {
      realm: "practice",
      ...(await registerPerson(server)),
    });
    const logOut = (headers: Record<string, string>) =>
      server.app.inject({
        method: "POST",
        url: "/log-out",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        cookies: settings.cookies,
        payload: "",
      });
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await logOut(foreign)).statusCode).toBe(403);
    expect((await settings.get("/overview")).statusCode).toBe(200);
    const pressed = await logOut({ "sec-fetch-site": "same-origin" });
    expect(pressed.headers.location).toBe("/logged-out");
    expect((await settings.get("/overview")).statusCode).toBe(401);
  });

  test("no other site logs anybody out, and the page leads to no address that is not the client's", async () => {
    const browser = await keeping();
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await logOutHere(browser, "/log-out", foreign)).statusCode).toBe(403);
    expect((await visit(browser, billing)).outcome).toBe(letIn);
    const query = new URLSearchParams({
      client_id: records.id,
      post_logout_redirect_uri: "https://evil.example/",
    });
    const pressed = await logOutHere(browser, `/af/log-out?${query}`);
    expect(pressed.headers.location).toBe("/af/logged-out");
  });
});
