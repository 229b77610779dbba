import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import {
  asks,
  deviceCookie,
  finishAt,
  keptCookie,
  letIn,
  logInAt,
  openSingleSignOn,
  toldOf,
  visit,
  visitForTokens,
} from "../../../test/kept-logins.ts";
import {
  type Browser,
  begin,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { newPerson } from "../../../test/people.ts";
import type { TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep } from "../../../test/two-step.ts";

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

test("the cookie is ours alone to make, httpOnly, bound to this host, and gone from what is stored", async () => {
  const browser = openBrowser(server);
  const { asked } = await pushRequest(records);
  const page = await begin(browser, records, asked);
  const login = await browser.logIn(person, `${page.search}&stay=1`);
  const cookie = login.cookies.find(({ name }) => name === "__Host-fd-kept");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  const rows = await server.database.kysely
    .selectFrom("openid_artifacts")
    .selectAll()
    .where("model", "=", "KeptLogin")
    .execute();
  expect(JSON.stringify(rows)).not.toContain(cookie?.value);
});

test("fixation: a cookie that was there before a login is worth nothing after it", async () => {
  const browser = openBrowser(server);
  const planted = "p".repeat(43);
  browser.jar.set(keptCookie, { value: planted, path: "/" });
  await logInAt(browser, records, person);
  expect(browser.jar.get(keptCookie)?.value).not.toBe(planted);
  browser.jar.set(keptCookie, { value: planted, path: "/" });
  expect((await visit(browser, billing)).outcome).toBe(asks);
});

test("fixation: the cookie of before the password was typed again opens nothing", async () => {
  const browser = await keeping();
  const before = browser.jar.get(keptCookie) ?? { value: "", path: "/" };
  await logInAt(browser, billing, person, { stay: false, changes: { prompt: "login" } });
  expect((await visit(browser, billing)).outcome).toBe(letIn);
  browser.jar.set(keptCookie, before);
  expect((await visit(browser, billing)).outcome).toBe(asks);
});

test("a stolen cookie is worth nothing in another browser", async () => {
  const [victim, thief] = [await keeping(), openBrowser(server)];
  await visit(thief, billing);
  thief.jar.set(keptCookie, victim.jar.get(keptCookie) ?? { value: "", path: "/" });
  expect((await visit(thief, billing)).outcome).toBe(asks);
  thief.jar.delete(deviceCookie);
  expect((await visit(thief, billing)).outcome).toBe(asks);
});

test("two people at one browser: whoever logs in later is nobody else, and the first is signed out", async () => {
  const [first, second] = [await registerPerson(server), await registerPerson(server)];
  const browser = openBrowser(server);
  const { tokens } = await logInAt(browser, records, first);
  const changes = { prompt: "login" };
  await logInAt(browser, billing, second, { stay: false, changes });
  expect(browser.jar.has(keptCookie)).toBe(false);
  expect((await visit(browser, records)).outcome).toBe(asks);
  expect(outcomeOf(await userinfo(records, tokens.access_token))).toBe("401 invalid_token");
  expect(await toldOf(server, first.username)).toEqual(["records"]);

  const shared = await keeping(first);
  const theirs = await logInAt(shared, billing, second, { changes: { prompt: "login" } });
  expect((await visitForTokens(shared, records)).claims.sub).toBe(theirs.claims.sub);
});

test("two-step verification that one client wants and another does not is asked for at that one, and counts from then on", async () => {
  const careful = await openidProduct(server, "careful", {
    refresh_hours: 720,
    wanted_acr: "mfa",
  });
  const owner = await registerPerson(server);
  const browser = await keeping(owner);
  expect((await visit(browser, careful)).outcome).toBe(asks);
  expect((await visit(browser, careful, { prompt: "none" })).outcome).toBe(
    "client: login_required",
  );
  const app = await setUpTwoStep(server, owner.username);
  expect((await visit(browser, billing)).outcome).toBe(asks);
  const { asked } = await pushRequest(careful);
  const page = await begin(browser, careful, asked);
  const typed = await browser.logIn(owner, page.search);
  const login = await browser.typeCode(typed, app.code());
  const { claims } = await finishAt(browser, careful, asked, login.json().location);
  expect(claims.acr).toBe("mfa");
  expect((await visitForTokens(browser, billing)).claims.acr).toBe("mfa");
  expect((await visit(browser, careful)).outcome).toBe(letIn);
});

test("whoever asks to stay signed in stays so only once two-step verification is done", async () => {
  const owner = await registerPerson(server);
  const app = await setUpTwoStep(server, owner.username);
  const browser = openBrowser(server);
  const { asked } = await pushRequest(records);
  const page = await begin(browser, records, asked);
  const typed = await browser.logIn(owner, `${page.search}&stay=1`);
  expect(browser.jar.has(keptCookie)).toBe(false);
  const login = await browser.typeCode(typed, app.code());
  await finishAt(browser, records, asked, login.json().location);
  expect((await visitForTokens(browser, billing)).claims.acr).toBe("mfa");
});

test("an app whose address any other app can take needs a login each time (RFC 8252, 8.6)", async () => {
  const addresses = ["com.example.app:/callback", "https://app.example/callback"] as const;
  const app = await openidProduct(server, "an-app", {
    type: "native",
    profile: "standard",
    refresh_hours: 720,
    redirect_uris: JSON.stringify(addresses),
  });
  const browser = await keeping();
  const query = (address: string) =>
    new URLSearchParams({
      client_id: app.id,
      response_type: "code",
      redirect_uri: address,
      scope: "openid",
      state: "s",
      code_challenge: "c".repeat(43),
      code_challenge_method: "S256",
    });
  const goesTo = async (address: string) =>
    String((await browser.get(`/oidc/auth?${query(address)}`)).headers.location);
  expect(await goesTo(addresses[0])).toMatch(/\/oidc\/interaction\//);
  expect(await goesTo(addresses[1])).toMatch(/^https:\/\/app\.example\/callback\?code=/);
});

test("people of another product are asked for the password there", async () => {
  const logbook = await openidProduct(server, "logbook", { product: "academic" });
  expect((await visit(await keeping(), logbook)).outcome).toBe("/login/academic");
});

test("a login to the account settings keeps nobody signed in", async () => {
  const browser = openBrowser(server);
  await browser.get("/oidc/auth");
  await browser.logIn(person, "?target=account&stay=1");
  expect(browser.jar.has(keptCookie)).toBe(false);
});

test("a request that is refused leaves no grant behind", async () => {
  const browser = await keeping();
  const grants = async () =>
    (
      await server.database.kysely
        .selectFrom("openid_artifacts")
        .select("id_hash")
        .where("model", "=", "Grant")
        .execute()
    ).length;
  const before = await grants();
  for (const changes of [{ prompt: "login" }, { acr_values: "mfa", prompt: "none" }]) {
    await visit(browser, billing, changes);
  }
  expect(await grants()).toBe(before);
});

test.each([
  ["a product without OpenID Connect", ""],
  ["the account settings", "?target=account"],
])(
  "whoever logs in to %s later, at the same browser, is not let in as the other",
  async (_where, query) => {
    const browser = openBrowser(server);
    const first = await registerPerson(server);
    await logInAt(browser, records, first);
    expect((await visit(browser, billing)).outcome).toBe(letIn);
    const login = await browser.logIn(await registerPerson(server), query);
    expect(login.statusCode).toBe(200);
    expect((await visit(browser, billing)).outcome).toBe(asks);
    expect(await toldOf(server, first.username)).toContain("records");
  },
);

test("two people at one browser: the code of a login or a registration says whose it is, whoever stays signed in", async () => {
  const initiate_login_uri = "https://practice.example/login";
  const begun = await openidProduct(server, "begun", { refresh_hours: 720, initiate_login_uri });
  const enter = async (browser: Browser, { location }: { location: string }) => {
    const login_hint = new URL(location).searchParams.get("login_hint") ?? "";
    const { asked } = await pushRequest(begun, { login_hint });
    const query = new URLSearchParams({ client_id: begun.id, request_uri: asked.requestUri });
    const { href } = leadsTo(await browser.get(`/oidc/auth?${query}`));
    const { claims } = await finishAt(browser, begun, asked, href);
    expect((await visit(browser, records)).outcome).toBe(asks);
    return claims.sub;
  };
  const idOf = async ({ username }: { username: string }) => (await accountOf(server, username)).id;

  const registered = newPerson();
  const first = await keeping();
  const shown = [...first.jar].map(([key, { value }]) => [key.split(";")[0], value]);
  const cookies = Object.fromEntries(shown);
  const answer = await server.post("/practice/registration/register", registered, { cookies });
  expect((await visit(first, records)).outcome, "before the product asks").toBe(asks);
  expect(await enter(first, answer.json())).toBe(await idOf(registered));

  const known = await registerPerson(server);
  const second = openBrowser(server);
  const login = await second.logIn(known);
  await logInAt(second, records, person);
  expect(await enter(second, login.json())).toBe(await idOf(known));
});
