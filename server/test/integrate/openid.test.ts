import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../accounts.ts";
import { freePort } from "../free-port.ts";
import { openidProduct } from "../openid.ts";
import { goodPassword, newPerson } from "../people.ts";
import {
  type Browser,
  follow,
  locationOf,
  openBrowser,
  openFrontDoor,
  runSample,
} from "./sample.ts";

let productUrl: string;
let frontdoor: Awaited<ReturnType<typeof openFrontDoor>>;
let sample: Awaited<ReturnType<typeof runSample>>;
beforeAll(async () => {
  productUrl = `http://localhost:${await freePort()}`;
  frontdoor = await openFrontDoor(productUrl);
  const { id, caller } = await openidProduct(frontdoor, "my-product", {
    redirect_uris: JSON.stringify([`${productUrl}/callback`]),
    post_logout_redirect_uris: JSON.stringify([`${productUrl}/`]),
    initiate_login_uri: `${productUrl}/login`,
  });
  sample = await runSample("openid.mjs", {
    FRONTDOOR_URL: frontdoor.url,
    PRODUCT_URL: productUrl,
    CLIENT_ID: id,
    CLIENT_SECRET: caller.key,
  });
});
afterAll(async () => {
  await sample.stop();
  await frontdoor.close();
});

const isPage = ({ pathname }: URL) => /^\/(login|signup)\/practice$/.test(pathname);

/** What our page does with what somebody types, and where the answer leads. */
async function post(browser: Browser, page: URL, call: string, json: unknown) {
  const answer = await browser(`${frontdoor.url}/api/practice${call}${page.search}`, { json });
  return follow(browser, locationOf(answer, frontdoor.url));
}

async function logIn(browser: Browser, from = "/records?patient=7") {
  const person = await registerPerson(frontdoor);
  const { url } = await follow(browser, `${productUrl}${from}`, isPage);
  const credentials = { username: person.username, password: goodPassword };
  return post(browser, url, "/security/auth", credentials);
}

test("the sample logs somebody in, back at the page that asked, and out again", async () => {
  const browser = openBrowser();
  const back = await logIn(browser);
  expect([back.url.href, back.text]).toEqual([`${productUrl}/records?patient=7`, "Records"]);
  expect((await browser(productUrl)).text).toContain("Hello Lerato");
  const out = await follow(browser, `${productUrl}/logout`);
  expect([out.url.href, out.text]).toEqual([`${productUrl}/`, expect.stringContaining("Log in")]);
});

test("the sample takes over a login that began at the front door, without a second password", async () => {
  const browser = openBrowser();
  const { username } = await registerPerson(frontdoor);
  const page = new URL("/login/practice", frontdoor.url);
  const credentials = { username, password: goodPassword };
  const end = await post(browser, page, "/security/auth", credentials);
  expect([end.url.href, end.text]).toEqual([
    `${productUrl}/`,
    expect.stringContaining("Hello Lerato"),
  ]);
});

test("somebody signs up from the sample, and lands signed in", async () => {
  const browser = openBrowser();
  const { url } = await follow(browser, `${productUrl}/sign-up`, isPage);
  expect(url.pathname).toBe("/signup/practice");
  const end = await post(browser, url, "/registration/register", newPerson());
  expect([end.url.href, end.text]).toEqual([
    `${productUrl}/`,
    expect.stringContaining("Hello Lerato"),
  ]);
});

test("[SEC-F8] the sample signs nobody in by an answer that another browser asked for", async () => {
  const attacker = openBrowser();
  const person = await registerPerson(frontdoor);
  const { url } = await follow(attacker, `${productUrl}/login`, isPage);
  const credentials = { username: person.username, password: goodPassword };
  const login = await attacker(`${frontdoor.url}/api/practice/security/auth${url.search}`, {
    json: credentials,
  });
  const isCallback = ({ pathname }: URL) => pathname === "/callback";
  const location = locationOf(login, frontdoor.url);
  const answer = await follow(attacker, location, isCallback);
  const victim = openBrowser();
  for (const before of ["/", "/login"]) {
    await victim(`${productUrl}${before}`);
    expect((await victim(answer.url)).status).toBe(400);
  }
  expect((await victim(productUrl)).text).not.toContain("Hello");
});

test("[SEC-F8] the sample leads nowhere but to its own pages", async () => {
  const elsewhere = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
  ];
  for (const asked of elsewhere) {
    const end = await logIn(openBrowser(), `/login?${new URLSearchParams({ return_to: asked })}`);
    expect(end.url.href).toBe(`${productUrl}/`);
  }
});

test("[SEC-G13] the sample goes on after a request for what is no address", async () => {
  expect((await fetch(`${productUrl}//`)).status).toBe(404);
  expect((await fetch(productUrl)).status).toBe(200);
});
