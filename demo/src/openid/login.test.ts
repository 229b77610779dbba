import { afterEach, beforeEach, expect, test } from "vitest";
import { logIn, openBrowser, openDemo } from "../../test/browser.ts";
import { type FrontDoor, startFrontDoor } from "../../test/front-door.ts";
import { pathsOf, returnPath } from "../addresses.ts";

let frontdoor: FrontDoor;
beforeEach(async () => {
  frontdoor = await startFrontDoor();
});
afterEach(() => frontdoor.close());

test("begins a login with a pushed authorization request, with state, nonce and a PKCE challenge", async () => {
  const { app } = await openDemo(frontdoor);
  const { statusCode, headers, leadsTo } = await openBrowser(app).get("/practice/login");
  expect(statusCode).toBe(303);
  expect(leadsTo.startsWith(`${frontdoor.issuer}/auth?`)).toBe(true);
  expect(frontdoor.askedBy(leadsTo)).toMatchObject({
    client_id: "demo-practice",
    redirect_uri: "http://localhost:3001/practice/callback",
    scope: "openid profile email phone role",
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
  expect(headers["set-cookie"]).toMatch(
    /^demo-practice-login=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("cookies have the __Host- prefix under https, so that no other host can set them", async () => {
  const { app } = await openDemo(frontdoor, "https://practice.example");
  const browser = openBrowser(app);
  await logIn(frontdoor, browser);
  expect([...browser.cookies.keys()]).toEqual([
    "__Host-demo-practice-login",
    "__Host-demo-practice",
  ]);
});

test("[SEC-F9] the page shows who logged in, escaped", async () => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const back = await logIn(frontdoor, browser);
  expect([back.statusCode, back.leadsTo]).toEqual([303, "/practice"]);
  const { body } = await browser.get("/practice");
  for (const words of ["Welcome, Thandi", "thandi@example.org", "HCP", "Heron Practice"]) {
    expect(body).toContain(words);
  }
  expect(body).toContain("Thandi &#60;b&#62;&#34;Nkosi&#39;&#60;/b&#62;");
});

test("a page that requires a login is shown with its query after the login", async () => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const { leadsTo } = await browser.get("/practice/records?patient=7&tab=notes");
  const back = await logIn(frontdoor, browser, { from: leadsTo });
  expect(back.leadsTo).toBe("/practice/records?patient=7&tab=notes");
  expect((await browser.get(back.leadsTo)).body).toContain("records of Thandi");
});

test.each([
  "https://evil.example/practice",
  "//evil.example/practice",
  "/\\evil.example/practice",
  "\\\\evil.example\\practice",
  "\t//evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/practice@evil.example",
  "/practice/../academic",
  "/practices",
  "http://[",
])("[SEC-F8] a login never returns to %s", (asked) => {
  expect(returnPath(asked, pathsOf("practice"))).toBe("/practice");
});

test("a sign-up sends prompt=create, and a login begun at the front door passes its login_hint on", async () => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const askedBy = async (url: string) => frontdoor.askedBy((await browser.get(url)).leadsTo);
  expect(await askedBy("/academic/sign-up")).toMatchObject({
    client_id: "demo-academic",
    prompt: "create",
  });
  const initiated = new URLSearchParams({ iss: frontdoor.issuer, login_hint: "hint-1" });
  expect(await askedBy(`/practice/login?${initiated}`)).toMatchObject({ login_hint: "hint-1" });
});

test("a login begun by another issuer is refused", async () => {
  const { app } = await openDemo(frontdoor);
  const query = new URLSearchParams({ iss: "https://evil.example/oidc", login_hint: "x" });
  const { statusCode, headers } = await openBrowser(app).get(`/practice/login?${query}`);
  expect(statusCode).toBe(400);
  expect(headers).not.toHaveProperty("set-cookie");
});

test("[SEC-F8] a callback in a browser that did not begin the login logs nobody in", async () => {
  const { app } = await openDemo(frontdoor);
  const attacker = openBrowser(app);
  const asked = frontdoor.askedBy((await attacker.get("/practice/login")).leadsTo);
  const query = frontdoor.answerTo(asked);
  const victim = openBrowser(app);
  for (const before of ["/practice", "/practice/login"]) {
    await victim.get(before);
    const { statusCode } = await victim.get(`/practice/callback?${query}`);
    expect(statusCode).toBe(400);
  }
  expect([...victim.cookies.keys()]).toEqual(["demo-practice-login"]);
  expect(frontdoor.isUnused(query)).toBe(true);
  expect((await attacker.get(`/practice/callback?${query}`)).statusCode).toBe(303);
});

test("an unknown cookie of the browser is replaced", async () => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  browser.cookies.set("demo-practice-login", "planted");
  await browser.get("/practice/login");
  expect(browser.cookies.get("demo-practice-login")).toMatch(/^[\w-]{43}$/);
});

test("two tabs can each finish their login once", async () => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const tabs = [];
  for (const page of ["/practice/login", "/practice/login?return_to=/practice/records"]) {
    tabs.push(frontdoor.askedBy((await browser.get(page)).leadsTo));
  }
  const answers = tabs.map((asked) => `/practice/callback?${frontdoor.answerTo(asked)}`);
  const ends = [];
  for (const answer of answers) ends.push((await browser.get(answer)).leadsTo);
  expect(ends).toEqual(["/practice", "/practice/records"]);
  for (const asked of tabs) {
    const again = `/practice/callback?${frontdoor.answerTo(asked)}`;
    expect((await browser.get(again)).statusCode).toBe(400);
  }
});

test("a callback of an expired login asks the person to log in again", async () => {
  const { app, pass } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const asked = frontdoor.askedBy((await browser.get("/practice/login")).leadsTo);
  pass(1.1);
  const { statusCode, body } = await browser.get(`/practice/callback?${frontdoor.answerTo(asked)}`);
  expect([statusCode, body.includes(`href="/practice/login"`)]).toEqual([400, true]);
});

test.each(["code", "state", "iss"])("a callback with another %s logs nobody in", async (name) => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const asked = frontdoor.askedBy((await browser.get("/practice/login")).leadsTo);
  const query = new URLSearchParams(frontdoor.answerTo(asked));
  query.set(name, "https://evil.example");
  expect((await browser.get(`/practice/callback?${query}`)).statusCode).toBeGreaterThanOrEqual(400);
  expect(browser.cookies.has("demo-practice")).toBe(false);
});

test("a refusal by the front door is shown with a link to log in again", async () => {
  const { app } = await openDemo(frontdoor);
  const browser = openBrowser(app);
  const { state = "" } = frontdoor.askedBy((await browser.get("/practice/login")).leadsTo);
  const query = new URLSearchParams({ error: "access_denied", state, iss: frontdoor.issuer });
  const { statusCode, body } = await browser.get(`/practice/callback?${query}`);
  expect([statusCode, body.includes("Please log in again")]).toEqual([400, true]);
});

test.each(["/.well-known/openid-configuration", "/request", "/token", "/me"])(
  "[SEC-G2] when %s of the front door fails, nobody is logged in, and the next attempt can succeed",
  async (path) => {
    const { app } = await openDemo(frontdoor);
    const browser = openBrowser(app);
    frontdoor.failing.add(`/oidc${path}`);
    const begun = await browser.get("/practice/login");
    if (begun.statusCode === 303) {
      const answer = frontdoor.answerTo(frontdoor.askedBy(begun.leadsTo));
      expect((await browser.get(`/practice/callback?${answer}`)).statusCode).toBe(503);
    } else expect(begun.statusCode).toBe(503);
    expect(browser.cookies.has("demo-practice")).toBe(false);
    frontdoor.failing.clear();
    expect((await logIn(frontdoor, browser)).leadsTo).toBe("/practice");
  },
);

test.each(["/practice", "/practice/start"])(
  "[SEC-F8] a code without a login of this browser logs nobody in at %s and begins a login",
  async (path) => {
    const { app } = await openDemo(frontdoor);
    const browser = openBrowser(app);
    const { leadsTo } = await browser.get(`${path}?code=good&state=x`);
    expect([leadsTo, browser.cookies.size]).toEqual(["/practice/login", 0]);
  },
);

test("[SEC-C14] a HEAD request of a link begins no login and uses nothing up", async () => {
  const { app } = await openDemo(frontdoor);
  for (const url of ["/practice/login", "/practice/sign-up", "/practice/callback?code=x"]) {
    expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(404);
  }
});
