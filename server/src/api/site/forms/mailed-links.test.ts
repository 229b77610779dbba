import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedCodes, signUpAcademic } from "../../../../test/academics.ts";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import {
  alertOf,
  inLanguage,
  mainOf,
  openBrowser,
  serveForms,
} from "../../../../test/posted-forms.ts";
import { askForRemoval } from "../../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { inEachLanguage } from "./answered-page.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: { verificationByClient: { perHour: 100, perDay: 100 } },
  });
  await serveForms(server);
});
afterAll(() => server.close());

async function waiting() {
  const { username: email, password, cookies } = await signUpAcademic(server);
  const [code = ""] = await mailedCodes(server, email);
  const query = new URLSearchParams({ email, verificationCode: code });
  return {
    email,
    password,
    cookies,
    link: `/verifyEmail?${query}`,
    bare: `/verifyEmail?email=${encodeURIComponent(email)}`,
  };
}

test("[S2.157 S2.161 SEC-C13] one press activates an account, and the page that says so has no code in its address", async () => {
  const { email, link } = await waiting();
  const browser = openBrowser(server);
  const page = await browser.open(link);
  expect(page.body).toMatch(/<noscript>(?:(?!<\/noscript>).)*<button[^>]*type="submit"/s);
  const led = await browser.send(link, {});
  expect(led.statusCode).toBe(303);
  expect(led.headers.location).not.toContain("verificationCode");
  const told = await browser.open(String(led.headers.location));
  expect(mainOf(told)).toContain("Your account has now been activated.");
  expect((await accountOf(server, email)).status).toBe("active");
});

test("[S2.157] a browser that names no origin presses twice, and the second press activates", async () => {
  const { email, link } = await waiting();
  const browser = openBrowser(server, {});
  const asked = await browser.send(link, {});
  expect(alertOf(asked)).toContain("send it again");
  expect(mainOf(asked)).toContain("Try again");
  await expect(accountOf(server, email)).rejects.toThrow("no result");
  expect((await browser.send(link, {}, asked)).statusCode).toBe(303);
  expect((await accountOf(server, email)).status).toBe("active");
});

test("a link that is spent offers a new one, which is sent once", async () => {
  const { link } = await waiting();
  const browser = openBrowser(server);
  await browser.send(link, {});
  const spent = await openBrowser(server).send(`${link}x`, {});
  expect(alertOf(spent)).not.toBe("");
  expect(mainOf(spent)).toContain("Send a new link");
  const led = await browser.send(link, { form: "again" });
  expect(mainOf(await browser.open(String(led.headers.location)))).toContain("A new message");
});

test("[S2.024] who waits for the message asks for it again, or gives another address, which the page goes on with", async () => {
  const { email, password, cookies, bare } = await waiting();
  const browser = openBrowser(server);
  // It is the one that signed up.
  Object.assign(browser.cookies, cookies);
  expect(mainOf(await browser.send(bare, {}))).toContain("Send again");
  const led = await browser.send(bare, { form: "again" });
  expect(mainOf(await browser.open(String(led.headers.location)))).toContain(
    "A new message is on its way.",
  );
  expect(await mailedCodes(server, email)).toHaveLength(2);

  const opened = await browser.send(bare, { form: "openOther" });
  const other = `other.${email}`;
  const fields = { form: "other", newEmailAddress: other };
  const refused = await browser.send(bare, { ...fields, password: "wrong-otter-1" }, opened);
  expect(alertOf(refused)).toContain("Invalid username and/or password");
  expect(refused.body).toContain(other);
  expect(refused.body).not.toContain("wrong-otter-1");
  const taken = await browser.send(bare, { ...fields, password }, refused);
  expect(alertOf(taken)).toBe("");
  expect(taken.headers.location).not.toContain("other.");
  const page = await browser.open(String(taken.headers.location));
  expect(mainOf(page)).toContain(`A message is on its way to ${other}.`);
  expect(await mailedCodes(server, other)).toHaveLength(1);
  await browser.send(bare, { form: "again" }, page);
  expect(await mailedCodes(server, other)).toHaveLength(2);
});

test("[S2.024] a link of another address proves that one, whatever address was given before it", async () => {
  const first = await waiting();
  const browser = openBrowser(server);
  Object.assign(browser.cookies, first.cookies);
  const opened = await browser.send(first.bare, { form: "openOther" });
  const fields = { form: "other", newEmailAddress: `moved.${first.email}` };
  await browser.send(first.bare, { ...fields, password: first.password }, opened);
  const second = await waiting();
  await browser.send(second.link, {});
  expect((await accountOf(server, second.email)).status).toBe("active");
});

test("[S2.166 S2.167 S2.168 SEC-C13] a removal is shown by one press and done by another, and its page has no token in its address", async () => {
  const { username } = await registerPerson(server);
  const { token, userId } = await askForRemoval(server, username);
  const link = `/requestremoval/${token}`;
  const browser = openBrowser(server);
  expect((await browser.open(link)).body).toMatch(
    /<noscript>(?:(?!<\/noscript>).)*Show the request/s,
  );
  const shown = await browser.send(link, { form: "look" });
  expect(mainOf(shown)).toContain(userId);
  expect((await accountOf(server, username)).status).toBe("active");
  const led = await browser.send(link, { form: "confirm" }, shown);
  expect([led.statusCode, led.headers.location]).toEqual([303, "/patient?answered="]);
  expect((await browser.open("/patient?answered=")).body).toContain("Your account was removed.");
  expect((await accountOf(server, username)).status).toBe("archived");
  expect(mainOf(await browser.send(link, { form: "look" }))).toContain("This link is not valid");
});

test("[SEC-F5] a removal that another site asks for does nothing", async () => {
  const { username } = await registerPerson(server);
  const { token } = await askForRemoval(server, username);
  const elsewhere = openBrowser(server, { "sec-fetch-site": "cross-site", origin: "null" });
  const answer = await elsewhere.send(`/requestremoval/${token}`, { form: "confirm" });
  expect(answer.statusCode).toBe(403);
  const silent = openBrowser(server, { origin: "null" });
  await silent.send(`/requestremoval/${token}`, { form: "confirm" });
  expect((await accountOf(server, username)).status).toBe("active");
});

const mailed = [
  "/passwordreset/ud/a-token",
  "/requestremoval/a-token",
  "/account/email/a-token",
  "/not-me/a-token",
  "/stored-data/a-token",
  "/verifyEmail?email=a%40b.example&verificationCode=a-token",
  "/signup/academic?inviteKey=a-token",
  "/verifyEmail?verificationCode=a-token&inviteCode=of-a-practice",
  "/not-me/a-token?inviteCode=of-a-practice",
  "/signup/practice?inviteCode=of-a-practice&signUpLink=a-token",
];
test.each(mailed)(
  "[S4.049 SEC-C13] %s keeps its code for other languages, without script",
  async (link) => {
    const browser = openBrowser(server);
    let page = await browser.open(link);
    for (const [language, tag] of [
      ["zu", "zu-ZA"],
      ["en", "en-ZA"],
    ] as const) {
      page = await inLanguage(browser, page, language);
      expect([page.statusCode, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
      expect(page.headers["cache-control"]).toBe("no-store");
      expect(page.body).toContain(`lang="${tag}"`);
      expect(page.body).toContain(`href="/af${link.replaceAll("&", "&amp;")}" hrefLang="af"`);
    }
  },
);

test("[SEC-G12] links that others open from one address refuse nobody's form, and whose form was taken sees its result", async () => {
  const { link } = await waiting();
  server.advance({ minutes: 1 });
  const browser = openBrowser(server);
  const others = "/not-me/a-token";
  for (let time = 0; time < 120; time += 1) await browser.open(others);
  expect((await browser.open(others)).body).not.toContain(`/af${others}`);
  for (let time = 0; time < 119; time += 1) await browser.send("/login/practice", {});
  const led = await browser.send(link, {});
  expect(mainOf(await browser.open(String(led.headers.location)))).toContain("now been activated");
  expect((await browser.send(link, {})).statusCode).toBe(429);
});

test("[SEC-C13] whatever an address holds stays inside of the link to another language", () => {
  const address = { path: '/not-me/"><script>', query: "?a=$&" };
  expect(inEachLanguage('<a href="/af" hrefLang="af">', address)).toBe(
    '<a href="/af/not-me/&quot;&gt;&lt;script&gt;?a=$&amp;" hrefLang="af">',
  );
});
