import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  begin,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
} from "../../../test/openid.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
});
afterAll(() => server.close());

const somebody = async () => ({ ...(await registerPerson(server)), password: goodPassword });

test("a product that asks for one person gets nobody else (OpenID Core, 3.1.2.1)", async () => {
  const [one, other] = [await somebody(), await somebody()];
  const { id_token } = (await redeem(product, await authorize(product, one))).json();
  const refused = await authorize(product, other, { id_token_hint: id_token });
  expect(refused.back.searchParams.get("error")).toBe("login_required");
  expect(refused.code).toBe("");
  expect((await authorize(product, one, { id_token_hint: id_token })).code).not.toBe("");
});

test("a login that is gone on with several times at once gives one code, also when its request has gone", async () => {
  const browser = openBrowser(server);
  const { asked } = await pushRequest(product);
  const page = await begin(browser, product, asked);
  server.advance({ seconds: 100 });
  const login = await browser.logIn(await somebody(), page.search);
  const resume = leadsTo(await browser.get(login.json().location)).href;
  const ends = await Promise.all(Array.from({ length: 5 }, () => browser.get(resume)));
  const codes = ends.filter((end) => leadsTo(end).searchParams.has("code"));
  expect(codes).toHaveLength(1);
});

test("a login that was left half done waits a minute, not for the next person", async () => {
  const browser = openBrowser(server);
  const { asked } = await pushRequest(product);
  const page = await begin(browser, product, asked);
  const login = await browser.logIn(await somebody(), page.search);
  const resume = leadsTo(await browser.get(login.json().location)).href;
  server.advance({ seconds: 61 });
  expect(leadsTo(await browser.get(resume)).pathname).toBe("/login-ended");
});

test("whoever proved something that opens no account is asked to log in, also after a sign-up", async () => {
  const browser = openBrowser(server);
  const { asked } = await pushRequest(product, { prompt: "create" });
  const page = await begin(browser, product, asked);
  expect(page.pathname).toBe("/signup/practice");
  const finish = page.search.replace("?interaction=", "/oidc/interaction/");
  expect(leadsTo(await browser.get(`${finish}/finish?code=none`)).pathname).toBe("/login/practice");
});

test("an address that names no way back keeps nobody out", async () => {
  const person = await somebody();
  for (const query of [`?state=${"s".repeat(5_000)}`, "?state=a&state=b", "?interaction=%00"]) {
    expect((await openBrowser(server).logIn(person, query)).statusCode).toBe(200);
  }
});

test("a product that takes logins over by OpenID Connect gets them so, whatever state an address names", async () => {
  const initiate = "https://academic.example/login";
  const academic = { product: "academic", initiate_login_uri: initiate } as const;
  await openidProduct(server, "logbook", academic);
  const { handOffs } = server.deps;
  const visit = {
    returnTo: { kind: "state", state: "planted" },
    deviceId: "d",
    way: "password",
  } as const;
  const issue = (name: "academic" | "practice") =>
    server.database.kysely.transaction().execute((tx) => handOffs.issue(tx, name, "nobody", visit));
  expect(await issue("academic")).toMatch(
    /^https:\/\/academic\.example\/login\?iss=.*&login_hint=/,
  );
  expect(await issue("practice")).toMatch(/\/start\?code=[\w-]{43}&state=planted$/);
});
