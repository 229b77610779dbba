import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import {
  type Browser,
  begin,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
} from "../../../../test/openid.ts";
import { outcomeOf } from "../../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep } from "../../../../test/two-step.ts";

let server: TestServer;
let product: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
});
afterAll(() => server.close());

async function withTwoStep() {
  const person = await registerPerson(server);
  return { ...person, ...(await setUpTwoStep(server, person.username)) };
}

/** A request of the product that waits in a tab of this browser. */
async function openTab(browser: Browser) {
  const { asked } = await pushRequest(product);
  const { search } = await begin(browser, product, asked);
  return { asked, search, uid: new URLSearchParams(search).get("interaction") ?? "" };
}

test("[SEC-J11] a code goes on with the interaction that its password was typed for, though the browser began another since", async () => {
  const browser = openBrowser(server);
  const person = await withTwoStep();
  const first = await openTab(browser);
  const login = await browser.logIn(person, first.search);
  const second = await openTab(browser);
  const { location } = (await browser.typeCode(login, person.code())).json();
  expect(location).toContain(`/oidc/interaction/${first.uid}/finish?`);
  const elsewhere = await browser.get(location.replace(first.uid, second.uid));
  expect(outcomeOf(elsewhere)).toBe("/login/practice");
  const back = await browser.get(leadsTo(await browser.get(location)).href);
  expect(outcomeOf(back)).toBe("client: code");
  expect(leadsTo(back).searchParams.get("state")).toBe(first.asked.state);
});

test("[SEC-J11] a code that no longer finds its interaction goes to the product, not to another that waits", async () => {
  const browser = openBrowser(server);
  const person = await withTwoStep();
  const first = await openTab(browser);
  server.advance({ minutes: 58 });
  const login = await browser.logIn(person, first.search);
  const second = await openTab(browser);
  server.advance({ minutes: 4 });
  const { location } = (await browser.typeCode(login, person.code())).json();
  expect(location).not.toContain(second.uid);
  expect(location).toMatch(/^https:\/\/practice\.example\/start\?code=/);
});
