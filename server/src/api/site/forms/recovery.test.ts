import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import { askForReset, registerPerson } from "../../../../test/accounts.ts";
import {
  alertOf,
  comparable,
  inLanguage,
  mainOf,
  openBrowser,
  serveForms,
  typedIn,
} from "../../../../test/posted-forms.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { reminderByEmail: { perQuarterHour: 100 } } });
  await serveForms(server);
});
afterAll(() => server.close());

const password = "violet-gravel-77";
const passwords = { password, confirmPassword: password };
const productIn = (page: { body: string }) =>
  /name="product" checked="" value="(\w+)"/.exec(mainOf(page))?.[1];
/** What a page without script says around its form: its colours, its name and its tab. */
const aroundIn = ({ body }: { body: string }) => [
  ...(/<html[^>]* data-context="(\w*)"/.exec(body) ?? []).slice(1),
  ...(/ aria-label="([^"]*)" data-brand=.*?<em>([^<]*)<\/em>/s.exec(body) ?? []).slice(1),
  ...[...body.matchAll(/ aria-current="true">(\w+)/g)].map(([, tab]) => tab),
];
const mailsTo = (address: string) => server.mails().filter(({ to }) => to === address);

test("[S2.144 S2.147] a reminder is asked for, said to be on its way after a redirect, and a reload asks for none", async () => {
  const { emailAddress, username } = await registerPerson(server);
  const browser = openBrowser(server);
  const led = await browser.send("/forgotusername", { emailAddress });
  expect([led.statusCode, led.headers.location]).toEqual([303, "/forgotusername?answered="]);
  for (const page of [
    await browser.open("/forgotusername?answered="),
    await browser.open("/forgotusername?answered="),
  ]) {
    expect(mainOf(page)).toContain("notice--success");
    expect(page.headers["cache-control"]).toBe("no-store");
  }
  await server.deliver();
  expect(mailsTo(emailAddress).filter(({ text }) => text.includes(username))).toHaveLength(1);
  const again = await browser.send("/forgotusername", { form: "afresh" });
  expect([again.statusCode, again.headers.location]).toEqual([303, "/forgotusername"]);
});

test("[SEC-F13] the same form sent twice is one request, from a built page and from one that answers a form", async () => {
  const { emailAddress } = await registerPerson(server);
  const browser = openBrowser(server);
  await Promise.all([1, 2].map(() => browser.send("/forgotusername", { emailAddress })));
  const refused = await browser.send("/forgotusername", { emailAddress: "nobody" });
  expect(alertOf(refused)).toContain("Email Address: The Email Address field is invalid");
  expect(typedIn(refused, "emailAddress")).toBe("nobody");
  await server.deliver();
  expect(mailsTo(emailAddress)).toHaveLength(1 + 1);
  await browser.send("/forgotusername", { emailAddress }, refused);
  await browser.send("/forgotusername", { emailAddress }, refused);
  await server.deliver();
  expect(mailsTo(emailAddress)).toHaveLength(1 + 2);
});

test("[SEC-C1] a reset is answered alike whether the name exists, and no address names it", async () => {
  const { username } = await registerPerson(server);
  const pageFor = async (name: string) => {
    const browser = openBrowser(server);
    const led = await browser.send("/forgotpassword", { username: name, product: "practice" });
    expect(led.headers.location).toBe("/forgotpassword?product=practice&answered=");
    const page = await browser.open(String(led.headers.location));
    return comparable(mainOf(page).replaceAll(name, "NAME"));
  };
  expect(await pageFor(username)).toEqual(await pageFor(username.replace("reed", "rook")));
});

test("[S2.136 S2.137] the product that was chosen stays so when something is wrong, on the answer, and asked again", async () => {
  const browser = openBrowser(server);
  const fields = { username: "", product: "academic" };
  const refused = await browser.send("/forgotpassword", fields);
  expect(productIn(refused)).toBe("academic");
  expect(aroundIn(refused)).toEqual(["academic", "Heron Academic", " Academic", "Academic"]);
  expect(productIn(await inLanguage(browser, refused, "zu"))).toBe("academic");
  expect(alertOf(refused)).toContain("Email address: The field is required");
  const typed = { ...fields, username: "nobody@example.org" };
  const led = await browser.send("/forgotpassword", typed, refused);
  const answered = String(led.headers.location);
  expect(productIn(await browser.open(answered))).toBe("academic");
  const again = await browser.send(answered, { form: "afresh" });
  expect(again.headers.location).toBe("/forgotpassword?product=academic");
  expect(productIn(await openBrowser(server).open(String(again.headers.location)))).toBe(
    "academic",
  );
});

test("[S2.140 S2.141 S2.142 S4.050 S4.051] a code from the phone sets a new password; a wrong one and fields left out are said in place", async () => {
  const { username, cellularNumber } = await registerPerson(server);
  const browser = openBrowser(server);
  await browser.send("/forgotpassword", { username, product: "practice" });
  const page = await browser.open("/forgotpassword?product=practice&answered=");
  expect(typedIn(page, "username")).toBe(username);
  await server.deliver();
  const sms = server.sent.findLast(
    ({ channel, to }) => channel === "sms" && to.endsWith(cellularNumber.slice(-6)),
  );
  const otp = /^\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
  const fields = { form: "otp", username, ...passwords };
  const incomplete = await browser.send("/forgotpassword", { ...fields, otp: "" }, page);
  expect(alertOf(incomplete)).toContain("One-time password: The field is required");
  const wrong = otp === "000000" ? "000001" : "000000";
  const refused = await browser.send("/forgotpassword", { ...fields, otp: wrong }, incomplete);
  expect(alertOf(refused)).toContain("one-time password is not valid");
  expect(refused.body).not.toContain(password);
  expect(typedIn(refused, "otp")).toBe("");
  const changed = await browser.send("/forgotpassword", { ...fields, otp }, refused);
  expect([changed.statusCode, changed.headers.location]).toEqual([
    303,
    "/login/practice?answered=",
  ]);
  expect(mainOf(await browser.open("/login/practice?answered="))).toContain(
    "Your password was changed. Please log in",
  );
});

test.each(["at once", "after a wrong code"])(
  "[S4.049] another language shows the same step, and comes back to it, without script, %s",
  async (when) => {
    const browser = openBrowser(server);
    const led = await browser.send("/forgotpassword", { username: "reed", product: "practice" });
    const address = String(led.headers.location);
    let page = await browser.open(address);
    const fields = { form: "otp", username: "reed", otp: "12", ...passwords };
    if (when !== "at once") {
      for (const _time of [1, 2]) page = await browser.send(address, fields, page);
      expect(alertOf(page)).not.toBe("");
    }
    for (const [language, tag] of [
      ["zu", "zu-ZA"],
      ["en", "en-ZA"],
    ] as const) {
      page = await inLanguage(browser, page, language);
      expect(page.body).toContain(`lang="${tag}"`);
      expect(typedIn(page, "username")).toBe("reed");
    }
  },
);

test("[S2.136] what is wrong with a form keeps the product of its address for another language", async () => {
  const browser = openBrowser(server);
  const fields = { username: "", product: "academic" };
  const refused = await browser.send("/forgotpassword?product=academic", fields);
  expect(productIn(await inLanguage(browser, refused, "af"))).toBe("academic");
});

test("[S4.049] another tab's form is not led to a step that it was never at", async () => {
  const browser = openBrowser(server);
  await browser.send("/forgotpassword", { username: "reed", product: "practice" });
  const address = "/forgotpassword?product=practice&answered=";
  const refused = await browser.send(address, { username: "", product: "practice" });
  expect(mainOf(await inLanguage(browser, refused, "af"))).not.toContain('name="otp"');
});

test("[S2.148 S2.156 SEC-C13] a mailed link sets a new password by the form of its page, once, and leads to the login, which says so", async () => {
  const { username } = await registerPerson(server);
  const { token } = await askForReset(server, username);
  const browser = openBrowser(server);
  const link = `/passwordreset/ud/${token}`;
  const page = await browser.open(link);
  expect(mainOf(page)).toMatch(/<form[^>]* method="post"/);
  const refused = await browser.send(link, { password, confirmPassword: "other" });
  expect(mainOf(refused)).toContain("field__error");
  expect(refused.body).not.toContain(password);
  const led = await browser.send(link, passwords, refused);
  expect([led.statusCode, led.headers.location]).toEqual([303, "/login?answered="]);
  expect(mainOf(await browser.open("/login?answered="))).toContain(
    "Your password was changed. Which product do you use?",
  );
  const spent = await openBrowser(server).send(link, {
    password: "amber-window-19",
    confirmPassword: "amber-window-19",
  });
  expect(mainOf(spent)).toContain('href="/forgotpassword"');
  const login = await browser.send("/login/practice", { username, password });
  expect(login.body).toContain("https://practice.example/start");
});

test("[S2.117 S2.136 S2.156] an academic person without script stays at their product, from the login by a reset to the login", async () => {
  const { username } = await joinAcademic(server);
  const browser = openBrowser(server);
  const asks = "/forgotpassword?product=academic";
  expect((await browser.open("/login/academic")).body).toContain(`<noscript><a href="${asks}"`);
  expect(mainOf(await browser.open("/login/practice"))).toContain('href="/forgotpassword"');
  await browser.send(asks, { username, product: "academic" });
  await server.deliver();
  const link = /\/passwordreset\/academic\/[\w-]+/.exec(mailsTo(username).at(-1)?.text ?? "");
  const led = await browser.send(String(link), passwords);
  expect(led.headers.location).toBe("/login?product=academic&answered=");
  const login = await browser.open(String(led.headers.location));
  expect(productIn(login)).toBe("academic");
  expect(aroundIn(login)).toEqual(["academic", "Heron Academic", " Academic", "Academic"]);
  expect(mainOf(login)).toContain("Your password was changed. Please log in");
  const later = { password: "amber-window-19", confirmPassword: "amber-window-19" };
  const spent = await browser.send(String(link), later);
  expect(mainOf(spent)).toContain(`href="${asks}"`);
});

test("a page that was answered to one browser is not shown to another, nor on another page", async () => {
  const { emailAddress } = await registerPerson(server);
  const browser = openBrowser(server);
  await browser.send("/forgotusername", { emailAddress });
  expect(mainOf(await openBrowser(server).open("/forgotusername?answered="))).not.toContain(
    "notice--success",
  );
  expect(mainOf(await browser.open("/forgotpassword?answered="))).not.toContain("notice--success");
});

test.each(["/practice", "/providers", "/med-e-mass"])(
  "[S2.058 S2.060 S8.036] a contact request on %s is refused in place, and kept once",
  async (path) => {
    const leads = async () =>
      (await server.database.kysely.selectFrom("leads").select("id").execute()).length;
    const browser = openBrowser(server);
    const typed = { name: "Nomvula", lastName: "Dube", email: "nomvula@example.org" };
    const refused = await browser.send(path, { ...typed, marketingConsent: "on" });
    expect(mainOf(refused)).toContain(
      "Please ensure that your contact details are entered correctly.",
    );
    expect(typedIn(refused, "lastName")).toBe("Dube");
    expect(mainOf(refused)).toMatch(
      /<input[^>]*checked[^>]*name="marketingConsent"|name="marketingConsent"[^>]*checked/,
    );
    const before = await leads();
    const whole = { ...typed, phoneNumber: "0821234567" };
    const led = await browser.send(path, whole, refused);
    await browser.send(path, whole, refused);
    expect(led.headers.location).toBe(`${path}?answered=`);
    expect(await leads()).toBe(before + 1);
    expect(mainOf(await browser.open(`${path}?answered=`))).toContain("Request sent");
  },
);
