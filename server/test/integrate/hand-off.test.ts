import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../accounts.ts";
import { freePort } from "../free-port.ts";
import { goodPassword } from "../people.ts";
import { callerAs } from "../product-keys.ts";
import { type Browser, follow, openBrowser, openFrontDoor, runSample } from "./sample.ts";

let productUrl: string;
let frontdoor: Awaited<ReturnType<typeof openFrontDoor>>;
let sample: Awaited<ReturnType<typeof runSample>>;
beforeAll(async () => {
  productUrl = `http://localhost:${await freePort()}`;
  frontdoor = await openFrontDoor(productUrl);
  sample = await runSample("hand-off.mjs", {
    FRONTDOOR_URL: frontdoor.url,
    PRODUCT_URL: productUrl,
    PRODUCT_KEY: (await callerAs(frontdoor, "practice")).key,
  });
});
afterAll(async () => {
  await sample.stop();
  await frontdoor.close();
});

const isLoginPage = ({ pathname }: URL) => pathname === "/login/practice";

/** Logs somebody new in at the page that `from` leads to; where the answer leads. */
async function codeFor(browser: Browser, from: string): Promise<string> {
  const { url } = await follow(browser, from, isLoginPage);
  const { username } = await registerPerson(frontdoor);
  const json = { username, password: goodPassword };
  const answer = await browser(`${frontdoor.url}/api/practice/security/auth${url.search}`, {
    json,
  });
  return JSON.parse(answer.text).location;
}

test("the sample logs somebody in, back at the page that asked", async () => {
  const browser = openBrowser();
  const end = await follow(browser, await codeFor(browser, `${productUrl}/records`));
  expect([end.url.href, end.text]).toEqual([`${productUrl}/records`, "Records"]);
  expect((await browser(productUrl)).text).toContain("Hello Lerato");
});

test("[SEC-F8] the sample redeems no code that another browser asked for, or nobody: a login begins", async () => {
  const attacker = openBrowser();
  const asked = await codeFor(attacker, `${productUrl}/login`);
  const unasked = await codeFor(attacker, `${frontdoor.url}/login/practice`);
  const victim = openBrowser();
  await victim(`${productUrl}/login`);
  for (const code of [asked, unasked]) {
    const end = await follow(victim, code, isLoginPage);
    expect(end.url.origin).toBe(frontdoor.url);
  }
  expect((await victim(productUrl)).text).not.toContain("Hello");
  expect((await follow(attacker, asked)).text).toContain("Hello Lerato");
});

test("[SEC-G13] the sample goes on after a request for what is no address", async () => {
  expect((await fetch(`${productUrl}//`)).status).toBe(404);
  expect((await fetch(productUrl)).status).toBe(200);
});
