import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedCodes, signUpAcademic } from "../../../../test/academics.ts";
import { accountOf, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { newHcp } from "../../../../test/people.ts";
import { openBrowser, ours, sendTwice, serveForms } from "../../../../test/posted-forms.ts";
import { academicFields, ledTo, practiceFields } from "../../../../test/posted-sign-ups.ts";
import { askForRemoval } from "../../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

/** Forms without script of which the network takes the answer away: whoever presses again does nothing twice. */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { reminderByEmail: { perQuarterHour: 100 } } });
  await serveForms(server);
});
afterAll(() => server.close());

const password = "violet-gravel-77";
const passwords = { password, confirmPassword: password };
const mailsTo = (address: string) => server.mails().filter(({ to }) => to === address);
const countOf = async (table: "accounts" | "leads" | "pending_registrations") =>
  (await server.database.kysely.selectFrom(table).select("id").execute()).length;

test("[SEC-F13] a request for a reset and a reminder are mailed once", async () => {
  const { username, emailAddress } = await registerPerson(server);
  await server.deliver();
  const before = mailsTo(emailAddress).length;
  const fields = { username, product: "practice" };
  const asked = await sendTwice(server, openBrowser(server), "/forgotpassword", fields);
  expect(asked.statusCode).toBe(303);
  const reminded = await sendTwice(server, openBrowser(server), "/forgotusername", {
    emailAddress,
  });
  expect(reminded.statusCode).toBe(303);
  await server.deliver();
  expect(mailsTo(emailAddress)).toHaveLength(before + 2);
});

test("[SEC-F13] a mailed link sets the password, and the second press is answered as the first", async () => {
  const { username } = await registerPerson(server);
  const { token } = await askForReset(server, username);
  const led = await sendTwice(server, openBrowser(server), `/passwordreset/ud/${token}`, passwords);
  expect([led.statusCode, led.headers.location]).toEqual([303, "/login?answered="]);
});

test("[S7.059 SEC-F13] a practice sign-up makes one account and leads on", async () => {
  const before = await countOf("accounts");
  const led = await sendTwice(server, openBrowser(server), "/signup/practice", practiceFields());
  expect(ledTo(led)).toMatch(/^https:\/\/practice\.example\/start/);
  expect(await countOf("accounts")).toBe(before + 1);
});

test("[SEC-F13] an academic sign-up waits once, with one mail", async () => {
  const before = await countOf("pending_registrations");
  const person = newHcp();
  const fields = { ...academicFields(person), academicSector: "No" };
  const led = await sendTwice(server, openBrowser(server), "/signup/academic", fields);
  expect(led.headers.location).toMatch(/^\/verifyEmail\?/);
  expect(await countOf("pending_registrations")).toBe(before + 1);
  expect(await mailedCodes(server, person.username)).toHaveLength(1);
});

test("[S2.060 SEC-F13] a contact request is kept once", async () => {
  const before = await countOf("leads");
  const fields = {
    name: "Nomvula",
    lastName: "Dube",
    email: "nomvula@example.org",
    phoneNumber: "0821234567",
  };
  const led = await sendTwice(server, openBrowser(server), "/practice", fields);
  expect(led.headers.location).toBe("/practice?answered=");
  expect(await countOf("leads")).toBe(before + 1);
});

test("[SEC-F13] an address is verified, and its mail sent again, once", async () => {
  const { username: email, cookies } = await signUpAcademic(server);
  expect(await mailedCodes(server, email)).toHaveLength(1);
  const browser = openBrowser(server);
  Object.assign(browser.cookies, cookies);
  const bare = `/verifyEmail?email=${encodeURIComponent(email)}`;
  expect((await sendTwice(server, browser, bare, { form: "again" })).statusCode).toBe(303);
  const codes = await mailedCodes(server, email);
  expect(codes).toHaveLength(2);
  const link = `/verifyEmail?${new URLSearchParams({ email, verificationCode: codes[1] ?? "" })}`;
  const led = await sendTwice(server, browser, link, {});
  expect(led.statusCode).toBe(303);
  expect((await accountOf(server, email)).status).toBe("active");
});

test("[S2.168 SEC-F13] a removal is done once, and the second press is told so", async () => {
  const { username } = await registerPerson(server);
  const { token } = await askForRemoval(server, username);
  const link = `/requestremoval/${token}`;
  const browser = openBrowser(server);
  const shown = await browser.send(link, { form: "look" });
  const led = await sendTwice(server, browser, link, { form: "confirm" }, shown);
  expect([led.statusCode, led.headers.location]).toEqual([303, "/patient?answered="]);
  expect((await accountOf(server, username)).status).toBe("archived");
});

test("[SEC-F13] a page opened again later asks anew", async () => {
  const { emailAddress } = await registerPerson(server);
  await server.deliver();
  const before = mailsTo(emailAddress).length;
  for (const minutes of [4, 4]) {
    await openBrowser(server).send("/forgotusername", { emailAddress });
    server.advance({ minutes });
  }
  await server.deliver();
  expect(mailsTo(emailAddress)).toHaveLength(before + 2);
});

test("[SEC-F13] the same values from another network or another browser are another press", async () => {
  const { emailAddress } = await registerPerson(server);
  await server.deliver();
  const before = mailsTo(emailAddress).length;
  const browsers = [
    openBrowser(server),
    openBrowser(server, { ...ours, "user-agent": "another" }),
    openBrowser(server, ours, "198.51.100.7"),
  ];
  for (const browser of browsers) await browser.send("/forgotusername", { emailAddress });
  await server.deliver();
  expect(mailsTo(emailAddress)).toHaveLength(before + 3);
});
