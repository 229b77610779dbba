import { maximumBodyBytes } from "@frontdoor/contract/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import * as openid from "../../../../test/openid.ts";
import {
  alertOf,
  inLanguage,
  mainOf,
  openBrowser,
  ours,
  serveForms,
  typedIn,
} from "../../../../test/posted-forms.ts";
import { manyFailures, openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep } from "../../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: manyFailures,
    environment: { SINGLE_SIGN_ON: "optional" },
  });
  await serveForms(server);
});
afterAll(() => server.close());

const login = "/login/practice";
const wrong = "wrong-otter-1";

/** Where a page leads on to. */
const ledTo = ({ body }: { body: string }) =>
  /<meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(body)?.[1];

test("[S2.005] a login without script leads on to the product, and the browser remembers which", async () => {
  const { username, password } = await registerPerson(server);
  const browser = openBrowser(server);
  const answer = await browser.send(login, { username: ` \u200b${username}\u200e `, password });
  expect(answer.statusCode).toBe(200);
  expect(ledTo(answer)).toMatch(/^https:\/\/practice\.example\/start/);
  expect(answer.body).toContain(`<a href="${ledTo(answer)}">Continue</a>`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  expect(answer.headers["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'none'; img-src 'self'",
  );
  expect(browser.cookies["login-context"]).toBe("practice");
});

test("[S8.020] a wrong password brings the page back with the name, never with the password, and nothing keeps it", async () => {
  const { username } = await registerPerson(server);
  const answer = await openBrowser(server).send(login, { username, password: wrong });
  expect(answer.statusCode).toBe(200);
  expect(alertOf(answer)).toContain("Invalid username and/or password");
  expect(typedIn(answer, "username")).toBe(username);
  expect(answer.body).not.toContain(wrong);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["content-security-policy"]).toContain("form-action 'self'");
});

test("[S5.077 S5.078] empty fields are named above the form, each with a link, and at the fields", async () => {
  const answer = await openBrowser(server).send(login, { username: "", password: "" });
  expect(alertOf(answer)).toContain("Username: The field is required");
  expect(mainOf(answer)).toContain('<a href="#password">');
  expect(mainOf(answer).match(/aria-invalid="true"/g)).toHaveLength(2);
});

test("what was typed stays text, whatever it is", async () => {
  const username = `"><script>alert(1)</script>&amp;`;
  const answer = await openBrowser(server).send(login, { username, password: wrong });
  expect(answer.body).not.toContain("<script>alert");
  expect(typedIn(answer, "username")).toBe(
    "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;",
  );
});

test("[S2.107] /login asks which product, and logs in to the one that is chosen", async () => {
  const { username, password } = await registerPerson(server);
  const browser = openBrowser(server);
  const unchosen = await browser.send("/login", { username, password });
  expect(alertOf(unchosen)).toContain("Choose a product above");
  const refused = await browser.send("/login", { username, password: wrong, product: "practice" });
  expect(refused.body).toContain('data-context="practice"');
  expect(ledTo(await browser.send("/login", { username, password, product: "practice" }))).toMatch(
    /^https:\/\/practice\.example/,
  );
});

test("the page answers in its own language", async () => {
  const answer = await openBrowser(server).send("/af/login/practice", {
    username: "nobody-here",
    password: wrong,
  });
  expect(answer.body).toContain('lang="af-ZA"');
  expect(alertOf(answer)).not.toContain("Invalid");
  expect(alertOf(answer)).not.toBe("");
});

test.each([
  { "sec-fetch-site": "cross-site", origin: "null" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
])("[SEC-F5] a form that another site sends does nothing: %j", async (headers) => {
  const { username, password } = await registerPerson(server);
  const browser = openBrowser(server, headers);
  const answer = await browser.send(login, { username, password });
  expect([answer.statusCode, answer.json().code]).toEqual([403, "FOREIGN_ORIGIN"]);
  expect(browser.cookies).toEqual({});
});

test.each([
  { origin: "https://localhost:3000" },
  { "sec-fetch-site": "same-origin", origin: "null" },
])("[SEC-F5] a form that a page of ours sends is taken: %j", async (headers) => {
  const { username, password } = await registerPerson(server);
  const answer = await openBrowser(server, headers).send(login, { username, password });
  expect(ledTo(answer)).toMatch(/^https:\/\/practice\.example/);
});

test.each<Record<string, string>>([{}, { origin: "null" }])(
  "[SEC-F5] where a browser does not say, the page comes back once, and its token with the cookie counts: %j",
  async (headers) => {
    const { username, password } = await registerPerson(server);
    const before = await server.loginsWith("success");
    const browser = openBrowser(server, headers);
    const page = await browser.send(login, { username, password });
    expect(alertOf(page)).toContain("send it again");
    expect(typedIn(page, "username")).toBe(username);
    expect(await server.loginsWith("success")).toBe(before);
    expect(ledTo(await browser.send(login, { username, password }, page))).toMatch(/^https:/);
    // A page that another browser was given is no page of this one.
    const other = openBrowser(server, headers);
    await other.send(login, { username, password });
    expect(alertOf(await other.send(login, { username, password }, page))).toContain("again");
  },
);

test("[SEC-J1] a login with two-step verification leads to its page, whose address holds no token, and a code ends it", async () => {
  const { username, password } = await registerPerson(server);
  const { code, wrongCode } = await setUpTwoStep(server, username);
  const browser = openBrowser(server);
  const before = await server.loginsWith("pending");
  const led = await browser.send(login, { username, password });
  expect((await server.loginsWith("pending")) - before).toBe(1);
  expect([led.statusCode, led.headers.location]).toEqual([303, "/login/practice/code?answered="]);
  const page = await browser.open(String(led.headers.location));
  expect(mainOf(page)).toContain("Two-step verification");
  expect(page.headers["cache-control"]).toBe("no-store");
  const refused = await browser.send(
    "/login/practice/code",
    { form: "app", code: wrongCode() },
    page,
  );
  expect(mainOf(refused)).toContain("field__error");
  expect(typedIn(refused, "code")).toMatch(/^\d{6}$/);
  const inZulu = await inLanguage(browser, refused, "zu");
  const fields = { form: "app", code: code() };
  const accepted = await browser.send("/zu/login/practice/code", fields, inZulu);
  expect(ledTo(accepted)).toMatch(/^https:\/\/practice\.example/);
});

test("a recovery code takes the place of the app's", async () => {
  const { username, password } = await registerPerson(server);
  const { recoveryCodes } = await setUpTwoStep(server, username);
  const browser = openBrowser(server);
  await browser.send(login, { username, password });
  const page = await browser.send("/login/practice/code", { form: "useRecovery" });
  expect(mainOf(page)).toContain("Recovery code");
  const code = recoveryCodes[0] ?? "";
  const accepted = await browser.send("/login/practice/code", { form: "recovery", code }, page);
  expect(ledTo(accepted)).toMatch(/^https:\/\/practice\.example/);
});

test("a code without a login before it is told that its step has ended", async () => {
  const answer = await openBrowser(server).send("/login/practice/code", { code: "123456" });
  expect(mainOf(answer)).toContain("This step has ended");
});

test("what is no form is refused, and a page without a form takes none", async () => {
  const json = await server.app.inject({
    method: "POST",
    url: login,
    headers: { "content-type": "application/json" },
    payload: "{}",
  });
  expect(json.json().code).toBe("UNSUPPORTED_TYPE");
  const about = await openBrowser(server).send("/about", { a: "b" });
  expect([about.statusCode, about.json().code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
});

test("[SEC-G1] a form that is refused before its page is asked is answered in the page's words where a person reads it", async () => {
  const browser = openBrowser(server, { ...ours, accept: "text/html,*/*;q=0.8" });
  const long = await browser.send(`/af${login}`, { username: "a".repeat(maximumBodyBytes) });
  expect([long.statusCode, long.headers["content-type"]]).toEqual([
    413,
    "text/html; charset=utf-8",
  ]);
  expect(long.body).toContain('lang="af-ZA"');
  expect(long.body).toContain("<p>Die versoek is te groot.</p>");
});

test("a form at another spelling of a page's address is at no page", async () => {
  const urls = ["/%6Cogin/practice", "/passwordreset/ud/.x", "/passwordreset/ud/%00"];
  for (const headers of [{}, { "sec-fetch-site": "same-origin" }]) {
    const browser = openBrowser(server, headers);
    const answers = await Promise.all(urls.map((url) => browser.send(url, { username: "thandi" })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  }
});

test("[SEC-F13] what a form left counts for ten minutes, and is gone once somebody has logged in", async () => {
  const { username, password } = await registerPerson(server);
  const browser = openBrowser(server);
  await browser.send(login, { username, password: wrong });
  expect(browser.cookies["__Host-form"]).toBeTruthy();
  const kept = { ...browser.cookies };
  await browser.send(login, { username, password });
  expect(browser.cookies["__Host-form"]).toBe("");

  const silent = openBrowser(server, {});
  Object.assign(silent.cookies, kept);
  const page = await silent.send(login, { username, password: wrong });
  server.advance({ minutes: 11 });
  const late = await silent.send(login, { username, password }, page);
  expect(ledTo(late)).toBeUndefined();
});

test("the page that asks whether to log out tells nobody that they are signed in", async () => {
  const page = await openBrowser(server).open("/log-out");
  expect(mainOf(page)).toContain("If you are signed in on this device");
});

test("a field that the form does not have stands nowhere in the page that answers it", async () => {
  const answer = await openBrowser(server).send(login, { username: "thandi", injected: "otter" });
  expect(typedIn(answer, "username")).toBe("thandi");
  expect(answer.body).not.toContain("injected");
});

test("[SEC-G12] one client has 120 forms answered in a minute, by whatever address of its line, and others go on", async () => {
  server.advance({ minutes: 1 });
  const send = (remoteAddress: string) =>
    server.app.inject({
      method: "POST",
      url: login,
      remoteAddress,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      payload: "username=",
    });
  for (let time = 0; time < 120; time += 1) await send(`2001:db8::${time.toString(16)}`);
  const refused = await send("2001:db8::ffff");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect((await send("192.0.2.9")).statusCode).toBe(200);
});

test("without script the box is there as well, and counts if it is ticked", async () => {
  const { username, password } = await registerPerson(server);
  const browser = openBrowser(server);
  const page = await browser.open(login);
  expect(page.body).toMatch(/<html data-here="" data-stay=""|<html data-stay=""/);
  expect(mainOf(page)).toMatch(/<input type="checkbox" id="stay" name="stay"\/?>/);
  await browser.send(login, { username, password });
  expect(browser.cookies["__Host-fd-kept"]).toBeUndefined();
  const again = await browser.send(login, { username, password: wrong, stay: "on" });
  expect(mainOf(again)).toMatch(
    /<input checked="" type="checkbox" id="stay"|<input type="checkbox" id="stay" name="stay" checked=""/,
  );
  await browser.send(login, { username, password, stay: "on" });
  expect(browser.cookies["__Host-fd-kept"]).toMatch(/^[\w-]{43}$/);
});

test("a product that asks for a login by OpenID Connect gets its code from a browser without script", async () => {
  const person = await registerPerson(server);
  const product = await openid.openidProduct(server, "without-script");
  const elsewhere = openid.openBrowser(server);
  const { asked } = await openid.pushRequest(product);
  const page = await openid.begin(elsewhere, product, asked);
  const browser = openBrowser(server);
  for (const [key, { value }] of elsewhere.jar) browser.cookies[key.split(";")[0] ?? ""] = value;
  const address = page.pathname + page.search;
  const refused = await browser.send(address, { username: person.username, password: wrong });
  expect(alertOf(refused)).toContain("Invalid username and/or password");
  const { username, password } = person;
  const answer = await browser.send(address, { username, password }, refused);
  for (const [name, value] of Object.entries(browser.cookies)) {
    elsewhere.jar.set(`${name};/`, { value, path: "/" });
  }
  const finished = await elsewhere.get(ledTo(answer) ?? String(answer.headers.location));
  const back = openid.leadsTo(await elsewhere.get(openid.leadsTo(finished).href));
  expect(back.origin + back.pathname).toBe(openid.redirectUri);
  expect(back.searchParams.get("code")).toMatch(/./);
  expect(back.searchParams.get("state")).toBe(asked.state);
});
