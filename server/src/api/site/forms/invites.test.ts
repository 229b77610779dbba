import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { newPerson } from "../../../../test/people.ts";
import {
  alertOf,
  mainOf,
  openBrowser,
  serveForms,
  typedIn,
} from "../../../../test/posted-forms.ts";
import { ledTo, practiceFields } from "../../../../test/posted-sign-ups.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { revokeInvite } from "../../../identity/invites/invites.ts";

/** What the pages that an invite opens say without script. */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await serveForms(server);
});
afterAll(() => server.close());

const usable = "Your invite is valid and will be used.";
const signUpLink = (page: { body: string }) =>
  / href="([^"]*)"[^>]*>Sign up<\/a>/.exec(mainOf(page))?.[1]?.replaceAll("&amp;", "&");
const toAcademic = (email: string, role: string) =>
  makeInvite(server, { kind: "academic", email, role, name: "Sipho Ndlovu" });

test("[S4.001 S4.044 S4.045] a practice invite says at once that it counts, asks for no practice, and registers", async () => {
  const person = newPerson();
  const { code, id } = await makeInvite(server, { email: person.emailAddress });
  const browser = openBrowser(server);
  const page = await browser.open(`/signup/practice?inviteCode=${code}`);
  expect(mainOf(page)).toContain(usable);
  expect(mainOf(page)).not.toContain('name="practiceNumber"');
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  const { practiceNumber: _number, practicePhone: _phone, ...fields } = practiceFields(person);
  const answer = await browser.send(`/signup/practice?inviteCode=${code}`, fields, page);
  expect(ledTo(answer)).toMatch(/^https:\/\/practice\.example/);
  expect((await storedInvite(server, id)).status).toBe("REGISTERED");
});

test("[S2.118 S4.007] its login passes it on to the sign-up, before and after a wrong password, and accepts it", async () => {
  const { username, password, emailAddress } = await registerPerson(server);
  const { code, id } = await makeInvite(server, { email: emailAddress });
  const login = `/login/practice?inviteCode=${code}`;
  const browser = openBrowser(server);
  const page = await browser.open(login);
  expect(mainOf(page)).toContain(usable);
  expect(signUpLink(page)).toBe(`/signup/practice?inviteCode=${code}`);
  const wrong = await browser.send(login, { username, password: "wrong-otter-1" }, page);
  expect(alertOf(wrong)).toContain("Invalid username and/or password");
  expect(signUpLink(wrong)).toBe(`/signup/practice?inviteCode=${code}`);
  expect(mainOf(await browser.open(signUpLink(wrong) ?? ""))).toContain(usable);
  expect(ledTo(await browser.send(login, { username, password }, wrong))).toMatch(/^https:/);
  const { id: used_by } = await accountOf(server, username);
  expect(await storedInvite(server, id)).toMatchObject({ status: "ACCEPTED", used_by });
});

test("a taken username keeps the invite on the way to the login", async () => {
  const { username } = await registerPerson(server);
  const person = { ...newPerson(), username };
  const { code } = await makeInvite(server, { email: person.emailAddress });
  const address = `/signup/practice?inviteCode=${code}`;
  const refused = await openBrowser(server).send(address, practiceFields(person));
  expect(mainOf(refused)).toContain(`href="/login/practice?inviteCode=${code}"`);
});

test("[S4.006 S8.027 S8.029] an invite that does not count says so on both pages, and its login offers the sign-up without it", async () => {
  const { id, code } = await makeInvite(server, { email: "somebody@example.org" });
  await server.database.kysely
    .transaction()
    .execute((tx) => revokeInvite(tx, server.deps, { id, actor: "practice" }));
  for (const page of ["/signup/practice", "/login/practice"]) {
    const revoked = await openBrowser(server).open(`${page}?inviteCode=${code}`);
    expect(alertOf(revoked)).toBe(
      "Invite cannot be accepted, status of invite currently is REVOKED",
    );
    const unknown = await openBrowser(server).open(`${page}?inviteCode=nobody-has-this`);
    expect(alertOf(unknown)).toBe("Unable to retrieve invite data");
  }
  const login = await openBrowser(server).open(`/login/practice?inviteCode=${code}`);
  expect(signUpLink(login)).toBe("/signup/practice");
});

test("[S4.005] one that is taken leads from the sign-up to the login, and says nothing there", async () => {
  const person = newPerson();
  const { code } = await makeInvite(server, { email: person.emailAddress });
  const address = `/signup/practice?inviteCode=${code}`;
  await openBrowser(server).send(address, practiceFields(person));
  const browser = openBrowser(server);
  const led = await browser.open(address);
  expect([led.statusCode, led.headers.location]).toEqual([302, "/login/practice"]);
  const login = await browser.open(`/login/practice?inviteCode=${code}`);
  expect([alertOf(login), mainOf(login).includes(usable)]).toEqual(["", false]);
});

test("[S4.032 S4.033 S4.034 S4.035] an academic invite fills the form in as it opens", async () => {
  const { code } = await toAcademic("sipho@example.org", "SUPERVISOR");
  const page = await openBrowser(server).open(`/signup/academic?inviteKey=${code}`);
  expect(mainOf(page)).toContain(usable);
  expect(typedIn(page, "username")).toBe("sipho@example.org");
  expect([typedIn(page, "name"), typedIn(page, "surname")]).toEqual(["Sipho", "Ndlovu"]);
  expect(page.body).toContain('name="hodInvite.emailAddress"');
});

test("[S6.005] that of a head of department says as what it registers, and asks for nobody above them", async () => {
  const { code } = await toAcademic("sipho@example.org", "HOD");
  const page = await openBrowser(server).open(`/signup/academic?inviteKey=${code}`);
  expect(mainOf(page)).toContain(usable);
  expect(typedIn(page, "username")).toBe("sipho@example.org");
  expect(page.body).not.toContain('name="hodInvite.emailAddress"');
});

test("a page in another language says it in that, and the browser remembers the language", async () => {
  const { code } = await makeInvite(server, { email: "somebody@example.org" });
  const browser = openBrowser(server);
  const page = await browser.open(`/af/signup/practice?inviteCode=${code}`);
  expect(mainOf(page)).toContain("Jou uitnodiging is geldig");
  expect(browser.cookies["__Host-language"]).toBe("af");
});

test("what the address says beside the invite stands in no field", async () => {
  const { code } = await makeInvite(server, { email: "somebody@example.org" });
  const query = new URLSearchParams({ inviteCode: code, username: "otter", firstname: "otter" });
  for (const page of ["/login/practice", "/signup/practice"]) {
    expect((await openBrowser(server).open(`${page}?${query}`)).body).not.toContain("otter");
  }
});
