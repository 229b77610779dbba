import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  begin,
  claimsIn,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
let person: Awaited<ReturnType<typeof registerPerson>>;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
  person = await registerPerson(server);
});
afterAll(() => server.close());

const twenty = <T>(use: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, use));
const logIn = async () => (await redeem(product, await authorize(product, person))).json();

/** What a login's tokens still open: userinfo, and another round of tokens. */
async function openedBy(tokens?: { access_token: string; refresh_token: string }) {
  const told = await userinfo(product, tokens?.access_token ?? "");
  const renewed = await refresh(product, tokens?.refresh_token ?? "");
  return [outcomeOf(told), outcomeOf(renewed)];
}
const nothing = ["401 invalid_token", "400 invalid_grant"];

test("[SEC-C3] a code that is redeemed twenty times at once counts once, and ends what it gave", async () => {
  const login = await authorize(product, person);
  const responses = await twenty(() => redeem(product, login));
  const [winner, ...losers] = responses.toSorted((one, other) => one.statusCode - other.statusCode);
  expect(winner?.statusCode).toBe(200);
  expect(losers.map(outcomeOf)).toEqual(losers.map(() => "400 invalid_grant"));
  expect(await openedBy(winner?.json())).toEqual(nothing);
});

test("[SEC-C3] a code that comes a second time ends what it gave the first time", async () => {
  const login = await authorize(product, person);
  const tokens = (await redeem(product, login)).json();
  expect(outcomeOf(await userinfo(product, tokens.access_token))).toBe("200");
  expect(outcomeOf(await redeem(product, login))).toBe("400 invalid_grant");
  expect(await openedBy(tokens)).toEqual(nothing);
});

test("a refresh token that comes a second time ends its family", async () => {
  const first = await logIn();
  const second = (await refresh(product, first.refresh_token)).json();
  expect(outcomeOf(await userinfo(product, second.access_token))).toBe("200");
  expect(outcomeOf(await refresh(product, first.refresh_token))).toBe("400 invalid_grant");
  expect(await openedBy(second)).toEqual(nothing);
});

test("a refresh token that is used twenty times at once gives one new one at most, which opens nothing", async () => {
  const first = await logIn();
  const responses = await twenty(() => refresh(product, first.refresh_token));
  const [winner, ...losers] = responses.toSorted((one, other) => one.statusCode - other.statusCode);
  expect(winner?.statusCode).toBe(200);
  expect(losers.map(outcomeOf)).toEqual(losers.map(() => "400 invalid_grant"));
  expect(await openedBy(winner?.json())).toEqual(nothing);
});

/** Two uses one after the other, more at once. */
const repeat = async <T>(times: number, use: () => Promise<T>): Promise<T[]> =>
  times === 2 ? [await use(), await use()] : Promise.all(Array.from({ length: times }, use));

/** What clients are told of logins that ended. */
async function told() {
  const rows = await server.database.kysely
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", "practice.openid-logout")
    .execute();
  return rows.map(({ payload }) => {
    const { clientId, sid } = Object(payload);
    return { clientId, sid };
  });
}

async function refreshAs(tokens: { id_token: string; refresh_token: string }, times: number) {
  await repeat(times, () => refresh(product, tokens.refresh_token));
  return claimsIn(tokens.id_token).sid;
}
async function redeemAs(times: number) {
  const login = await authorize(product, person);
  const responses = await repeat(times, () => redeem(product, login));
  const won = responses.find(({ statusCode }) => statusCode === 200);
  return claimsIn(won?.json().id_token).sid;
}

test.each<[string, () => Promise<unknown>]>([
  ["a refresh token that comes a second time", async () => refreshAs(await logIn(), 2)],
  ["a refresh token that comes twenty times at once", async () => refreshAs(await logIn(), 20)],
  ["a code that comes a second time", () => redeemAs(2)],
  ["a code that comes twenty times at once", () => redeemAs(20)],
])("[SEC-C8] the client is told of the login that %s has ended, once", async (_what, use) => {
  const ended = await use();
  const ofLogin = (await told()).filter(({ sid }) => sid === ended);
  expect(ofLogin).toEqual([{ clientId: "records", sid: expect.any(String) }]);
});

test("the reuse of one login's token leaves the person's other logins alone", async () => {
  const [stolen, other] = [await logIn(), await logIn()];
  await refresh(product, stolen.refresh_token);
  await refresh(product, stolen.refresh_token);
  expect(await openedBy(other)).toEqual(["200", "200"]);
});

test("[SEC-C3] a proven login finishes its interaction once, however often it comes at once", async () => {
  const browser = openBrowser(server);
  const { asked } = await pushRequest(product);
  const page = await begin(browser, product, asked);
  const { location } = (await browser.logIn(person, page.search)).json();
  const answers = await twenty(() => browser.get(location));
  const resumed = answers.filter((answer) => leadsTo(answer).pathname.startsWith("/oidc/auth/"));
  expect(resumed).toHaveLength(1);
});

test("[SEC-C3] a pushed request that is opened in two tabs gives one code", async () => {
  const { asked } = await pushRequest(product);
  const browser = openBrowser(server);
  const pages = [await begin(browser, product, asked), await begin(browser, product, asked)];
  const outcomes: string[] = [];
  for (const page of pages) {
    const finished = await browser.get((await browser.logIn(person, page.search)).json().location);
    outcomes.push(outcomeOf(await browser.get(leadsTo(finished).href)));
  }
  expect(outcomes).toEqual(["client: code", "client: invalid_request_uri"]);
});
