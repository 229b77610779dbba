import { generateKeyPair } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logIn, openBrowser, openDemo } from "../../test/browser.ts";
import { type FrontDoor, startFrontDoor } from "../../test/front-door.ts";

let frontdoor: FrontDoor;
let demo: Awaited<ReturnType<typeof openDemo>>;
beforeEach(async () => {
  frontdoor = await startFrontDoor();
  demo = await openDemo(frontdoor);
});
afterEach(() => frontdoor.close());

async function signedIn(sid?: string) {
  const browser = openBrowser(demo.app);
  await logIn(frontdoor, browser, sid === undefined ? {} : { sid });
  return browser;
}
type Browser = Awaited<ReturnType<typeof signedIn>>;
const isIn = async (browser: Browser) => (await browser.get("/practice")).body.includes("Welcome");

test("a session is valid only for its own product and until it expires", async () => {
  const browser = await signedIn();
  browser.cookies.set("demo-academic", browser.cookies.get("demo-practice") ?? "");
  expect((await browser.get("/academic")).body).toContain("You are not logged in");
  demo.pass(7.9);
  expect(await isIn(browser)).toBe(true);
  demo.pass(0.2);
  expect(await isIn(browser)).toBe(false);
});

test("Log out ends the session here and the login at the front door, which redirects back", async () => {
  const browser = await signedIn();
  const foreign = await browser.post("/practice/logout", { "sec-fetch-site": "same-site" });
  expect([foreign.statusCode, await isIn(browser)]).toEqual([403, true]);
  const kept = new Map(browser.cookies);
  const { statusCode, leadsTo } = await browser.post("/practice/logout");
  const end = new URL(leadsTo);
  expect([statusCode, end.origin + end.pathname]).toEqual([303, `${frontdoor.issuer}/session/end`]);
  expect(Object.fromEntries(end.searchParams)).toEqual({
    client_id: "demo-practice",
    id_token_hint: expect.stringMatching(/^ey/),
    post_logout_redirect_uri: "http://localhost:3001/practice/logged-out",
  });
  expect((await browser.get("/practice/logged-out")).body).toContain("You are logged out");
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(await isIn(browser)).toBe(false);
});

test("somebody without a session stays at the product when logging out", async () => {
  const { leadsTo } = await openBrowser(demo.app).post("/practice/logout");
  expect(leadsTo).toBe("/practice/logged-out");
});

const event = "http://schemas.openid.net/event/backchannel-logout";
const tell = (token: string, path = "/practice/back-channel-logout") =>
  demo.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
const claims = () => {
  const iat = Math.floor(demo.now().getTime() / 1_000);
  const { sub } = frontdoor.person;
  return { sub, sid: "login-1", jti: "jti-1", iat, exp: iat + 120, events: { [event]: {} } };
};
const typ = "logout+jwt";

test("a logout token ends the login of its sid and no other", async () => {
  const [ended, other] = [await signedIn("login-1"), await signedIn("login-2")];
  expect((await tell(await frontdoor.sign(claims(), { typ }))).statusCode).toBe(200);
  expect([await isIn(ended), await isIn(other)]).toEqual([false, true]);
});

test("a logout token without a sid ends all sessions of the person", async () => {
  const { sid: _sid, ...withoutSid } = claims();
  const browsers = [await signedIn("login-1"), await signedIn("login-2")];
  await tell(await frontdoor.sign(withoutSid, { typ }));
  for (const browser of browsers) expect(await isIn(browser)).toBe(false);
});

test("a repeated logout token is acknowledged and ends no later session", async () => {
  const { sid: _sid, ...withoutSid } = claims();
  const token = await frontdoor.sign(withoutSid, { typ });
  await tell(token);
  const browser = await signedIn();
  expect((await tell(token)).statusCode).toBe(200);
  expect(await isIn(browser)).toBe(true);
});

test.each<[string, Record<string, unknown>, { typ?: string }?]>([
  ["of another front door", { iss: "https://evil.example/oidc" }],
  ["for another client", { aud: "demo-academic" }],
  ["that is old", { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
  ["of the future", { iat: Math.floor(Date.now() / 1_000) + 3_600 }],
  ["that has expired", { exp: Math.floor(Date.now() / 1_000) - 600 }],
  ["without jti", { jti: undefined }],
  ["without iat", { iat: undefined }],
  ["without events", { events: undefined }],
  ["of another event", { events: { "https://example.org/event": {} } }],
  ["with a nonce", { nonce: "n" }],
  ["that names no login", { sub: undefined, sid: undefined }],
  ["that is an ID token", {}, { typ: "JWT" }],
])("[SEC-G2] a logout token %s ends nothing", async (_what, changes, header = { typ }) => {
  const browser = await signedIn();
  const token = await frontdoor.sign({ ...claims(), ...changes }, header);
  expect((await tell(token)).statusCode).toBe(400);
  expect(await isIn(browser)).toBe(true);
});

test("[SEC-G2] a token of another issuer and a text that is no token end nothing", async () => {
  const browser = await signedIn();
  const { privateKey } = await generateKeyPair("ES256");
  const forged = await frontdoor.sign(claims(), { typ }, privateKey);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${forged.split(".")[1]}.`;
  for (const token of [forged, unsigned, "", "x"]) {
    expect((await tell(token)).statusCode).toBe(400);
  }
  const empty = await demo.app.inject({ method: "POST", url: "/practice/back-channel-logout" });
  expect(empty.statusCode).toBe(400);
  expect(await isIn(browser)).toBe(true);
});
