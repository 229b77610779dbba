import { setTimeout as pause } from "node:timers/promises";
import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import { askForReset, registerPerson } from "../../../../test/accounts.ts";
import {
  begin,
  claimsIn,
  issuer,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  postFromElsewhere,
  pushRequest,
  redeem,
} from "../../../../test/openid.ts";
import { outcomeOf } from "../../../../test/openid-outcome.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { timesRaised } from "../../../platform/raise-alert.ts";

let server: TestServer;
let product: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
  person = await registerPerson(server);
});
afterAll(() => server.close());

async function beginIn(browser = openBrowser(server)) {
  const { asked } = await pushRequest(product);
  const page = await begin(browser, product, asked);
  return { browser, asked, page };
}
const finishPath = async (browser: ReturnType<typeof openBrowser>, page: URL) =>
  String((await browser.logIn(person, page.search)).json().location);

test("two tabs of one browser both finish, each with its own request", async () => {
  const first = await beginIn();
  const second = await beginIn(first.browser);
  for (const { browser, asked, page } of [first, second]) {
    const finished = await browser.get(await finishPath(browser, page));
    const back = leadsTo(await browser.get(leadsTo(finished).href));
    expect(back.searchParams.get("state")).toBe(asked.state);
    const code = back.searchParams.get("code") ?? "";
    const tokens = (await redeem(product, { code, asked })).json();
    expect(claimsIn(tokens.id_token).nonce).toBe(asked.nonce);
  }
});

test("a login after a reset, whose page no longer names the request, finishes it", async () => {
  const { browser } = await beginIn();
  const { username } = await registerPerson(server);
  const password = "heron-by-the-lake-7";
  const { code: otp } = await askForReset(server, username);
  const reset = { username, otp, password };
  const done = await browser.post("/practice/security/password/processResetWithOtp", reset);
  expect(done.json().location).toBe("/login/practice");
  const login = await browser.logIn({ username, password });
  expect(outcomeOf(await browser.get(login.json().location))).toMatch(/^\/oidc\/auth\//);
});

test("an answer that takes its time to leave is sent once: no alert is told of a login", async () => {
  const slow = await openTestServer();
  slow.app.addHook("onSend", async () => pause(5));
  // A database of a test before, which was dropped, may tell of its connections only now.
  const isOfLogins = (code: string) => code !== "DATABASE_CONNECTION_BROKE";
  const told = () => [...timesRaised].filter(([code, times]) => times > 0 && isOfLogins(code));
  const before = told();
  const own = await openidProduct(slow, "slow");
  const somebody = await registerPerson(slow);
  const { asked } = await pushRequest(own);
  const browser = openBrowser(slow);
  const page = await begin(browser, own, asked);
  const { location } = (await browser.logIn(somebody, page.search)).json();
  const finished = await browser.get(location);
  expect(outcomeOf(await browser.get(leadsTo(finished).href))).toBe("client: code");
  await slow.close();
  expect(told()).toEqual(before);
});

test("Back after the end leads to a page that leads on, not to another login", async () => {
  const { browser, page } = await beginIn();
  const path = await finishPath(browser, page);
  const resumed = leadsTo(await browser.get(path)).href;
  expect(outcomeOf(await browser.get(resumed))).toBe("client: code");
  const uid = page.searchParams.get("interaction");
  expect(outcomeOf(await browser.get(path))).toBe("ended:");
  expect(outcomeOf(await browser.get(`/oidc/interaction/${uid}`))).toBe("ended:");
  expect(outcomeOf(await browser.get(resumed))).toBe("ended: login_expired");
});

test("an interaction that is forwarded opens in no other browser, before or after the login", async () => {
  const { browser, page } = await beginIn();
  const victim = openBrowser(server);
  const uid = page.searchParams.get("interaction");
  expect(outcomeOf(await victim.get(`/oidc/interaction/${uid}`))).toBe("ended:");
  const path = await finishPath(browser, page);
  expect(outcomeOf(await victim.get(path))).toBe("ended:");
  const resumed = leadsTo(await browser.get(path)).href;
  expect(outcomeOf(await victim.get(resumed))).toBe("ended: login_expired");
  expect(outcomeOf(await browser.get(resumed))).toBe("client: code");
});

test("a person who is sent to somebody else's login page logs nobody in", async () => {
  const attacker = await beginIn();
  const victim = openBrowser(server);
  const path = await finishPath(victim, attacker.page);
  expect(outcomeOf(await victim.get(path))).toBe("ended:");
  const uid = attacker.page.searchParams.get("interaction");
  const guessed = await attacker.browser.get(`/oidc/interaction/${uid}/finish`);
  expect(outcomeOf(guessed)).toBe("/login/practice");
});

test("a login's code finishes the interaction that it was made for, and no other of the same browser", async () => {
  const first = await beginIn();
  const second = await beginIn(first.browser);
  const path = await finishPath(first.browser, first.page);
  const uid = (page: URL) => page.searchParams.get("interaction") ?? "";
  const swapped = path.replace(uid(first.page), uid(second.page));
  expect(outcomeOf(await first.browser.get(swapped))).toBe("/login/practice");
  expect(outcomeOf(await first.browser.get(path))).toMatch(/^\/oidc\/auth\//);
});

test("a login's code that was made for an interaction begins no other, and still finishes its own", async () => {
  const { browser, page } = await beginIn();
  const path = await finishPath(browser, page);
  const login_hint = new URL(path, issuer).searchParams.get(handOffParameter) ?? "";
  const { asked } = await pushRequest(product, { login_hint });
  expect((await begin(browser, product, asked)).pathname).toBe("/login/practice");
  expect(outcomeOf(await browser.get(path))).toMatch(/^\/oidc\/auth\//);
});

test("a device that nobody encrypted binds nothing", async () => {
  const { browser, page } = await beginIn();
  for (const [key, cookie] of browser.jar) {
    browser.jar.set(key, { ...cookie, value: cookie.value.replace(/\..*$/, "") });
  }
  const uid = page.searchParams.get("interaction");
  expect(outcomeOf(await browser.get(`/oidc/interaction/${uid}`))).toBe("ended:");
});

test("a victim with all cookies that a neighbouring host can plant finishes nothing of the attacker's, and the leaked address nothing in the attacker's browser", async () => {
  const attacker = await beginIn();
  const victim = await beginIn();
  for (const [key, cookie] of attacker.browser.jar) {
    if (!key.startsWith("__Host-")) victim.browser.jar.set(key, cookie);
  }
  const path = await finishPath(victim.browser, attacker.page);
  const uid = attacker.page.searchParams.get("interaction");
  expect(outcomeOf(await attacker.browser.get(path))).toBe("/login/practice");
  for (const address of [`/oidc/interaction/${uid}`, path]) {
    expect(outcomeOf(await victim.browser.get(address))).toBe("ended:");
  }
  expect(outcomeOf(await victim.browser.get(`/oidc/auth/${uid}`))).toBe("ended: login_expired");
});

test("one cookie that no other host can set binds each interaction, and none logs anybody in", async () => {
  const { asked } = await pushRequest(product);
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  const started = await server.app.inject(`/oidc/auth?${query}`);
  expect(started.cookies).toEqual([
    expect.objectContaining({
      name: "__Host-fd",
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "lax",
    }),
  ]);
  const { browser, page } = await beginIn();
  const finished = await browser.get(await finishPath(browser, page));
  const last = await browser.get(leadsTo(finished).href);
  expect(outcomeOf(last)).toBe("client: code");
  expect(last.cookies).toEqual([]);
});

test("[SEC-C13] a request that another site posts takes no device away: it goes on by GET, and what the browser had begun still finishes", async () => {
  const { browser, page } = await beginIn();
  const device = [...browser.jar];
  const { asked } = await pushRequest(product);
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  const posted = await postFromElsewhere(server, "/oidc/auth", query);
  expect([posted.statusCode, posted.cookies]).toEqual([303, []]);
  const started = await browser.get(leadsTo(posted).href);
  expect(started.cookies).toEqual([]);
  expect([...browser.jar]).toEqual(device);
  for (const each of [page, leadsTo(await browser.get(leadsTo(started).href))]) {
    const finished = await browser.get(await finishPath(browser, each));
    expect(outcomeOf(await browser.get(leadsTo(finished).href))).toBe("client: code");
  }
});

test("a posted request that is too long for an address ends on a page of ours", async () => {
  const long = new URLSearchParams({ state: "x".repeat(8_000) });
  const posted = await postFromElsewhere(server, "/oidc/auth", long);
  expect(outcomeOf(posted)).toBe("ended: invalid_request");
});

test("a login at another product finishes nothing: not the page, and not the code", async () => {
  const academic = await joinAcademic(server);
  const { browser, page } = await beginIn();
  const somebody = { username: academic.username, password: academic.password };
  const answer = await browser.logIn(somebody, page.search, "/academic/v1/security/brochureLogin");
  expect(answer.statusCode).toBe(200);
  expect(new URL(answer.json().location).hostname).toBe("academic.example");
});

test("[SEC-F8] a login that began for an address that its client has no more sends no code there", async () => {
  const moving = await openidProduct(server, "moving");
  const browser = openBrowser(server);
  const page = await begin(browser, moving, (await pushRequest(moving)).asked);
  const change = { redirectUris: ["https://practice.example/new"], reason: "test" };
  const operator = await callerAs(server, "operator");
  expect((await operator.post("/openid/clients/moving/change", change)).statusCode).toBe(200);
  expect(outcomeOf(await browser.get(await finishPath(browser, page)))).toBe("ended:");
});

test("an interaction that has expired leads to a page that leads on", async () => {
  const { browser, page } = await beginIn();
  const path = await finishPath(browser, page);
  server.advance({ hours: 1, seconds: 1 });
  expect(outcomeOf(await browser.get(path))).toBe("ended:");
  const { location } = (await browser.logIn(person, page.search)).json();
  expect(location).toMatch(/^https:\/\/practice\.example\/start\?code=/);
});
