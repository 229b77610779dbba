import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { newPerson } from "../../../../test/people.ts";
import { alertOf, mainOf, openBrowser, serveForms } from "../../../../test/posted-forms.ts";
import { ledTo, practiceFields } from "../../../../test/posted-sign-ups.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

/** How an invite goes along without script. */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await serveForms(server);
});
afterAll(() => server.close());

const signUpLink = (page: { body: string }) =>
  / href="([^"]*)"[^>]*>Sign up<\/a>/.exec(mainOf(page))?.[1]?.replaceAll("&amp;", "&");

test("[S2.118 S4.007] after a wrong password the login passes an invite on to the sign-up, and accepts it", async () => {
  const { username, password, emailAddress } = await registerPerson(server);
  const { code, id } = await makeInvite(server, { email: emailAddress });
  const login = `/login/practice?inviteCode=${code}`;
  const browser = openBrowser(server);
  const wrong = await browser.send(login, { username, password: "wrong-otter-1" });
  expect(alertOf(wrong)).toContain("Invalid username and/or password");
  expect(signUpLink(wrong)).toBe(`/signup/practice?inviteCode=${code}`);
  expect(ledTo(await browser.send(login, { username, password }, wrong))).toMatch(/^https:/);
  expect((await storedInvite(server, id)).status).toBe("ACCEPTED");
});

test("a taken username keeps the invite on the way to the login", async () => {
  const { username } = await registerPerson(server);
  const person = { ...newPerson(), username };
  const { code } = await makeInvite(server, { email: person.emailAddress });
  const address = `/signup/practice?inviteCode=${code}`;
  const refused = await openBrowser(server).send(address, practiceFields(person));
  expect(mainOf(refused)).toContain(`href="/login/practice?inviteCode=${code}"`);
});

test("[S2.035 S2.118 SEC-C13] the address of an invite is all it takes for the header's links, and those to other languages, to pass it on", async () => {
  const { code } = await makeInvite(server, { email: newPerson().emailAddress });
  const browser = openBrowser(server);
  const invite = `?inviteCode=${code}`;
  const linksIn = ({ body }: { body: string }) =>
    [...body.matchAll(/ href="([^"]*\?inviteCode=[^"]*)"/g)].map(([, href]) => href);
  const signUp = await browser.open(`/signup/practice${invite}`);
  expect(linksIn(signUp)).toEqual(expect.arrayContaining([`/login${invite}`, `/signup${invite}`]));
  expect(signUp.headers["cache-control"]).toBe("no-store");
  const undecided = await browser.open(`/login${invite}`);
  expect(linksIn(undecided)).toContain(`/login/practice${invite}`);
  const quoted = await browser.open("/login?inviteCode=%22%3E%3Cscript%3E");
  expect(linksIn(quoted)).toContain("/signup?inviteCode=%22%3E%3Cscript%3E");
  for (const path of [`/login/academic${invite}`, "/login", `/practice${invite}`]) {
    expect(linksIn(await browser.open(path))).toEqual([]);
  }
});

test("[S4.006] an answer passes on an invite that can be used, and no other", async () => {
  const { code, id } = await makeInvite(server, { email: newPerson().emailAddress });
  const address = `/signup/practice?inviteCode=${code}`;
  const passed = ` href="/login?inviteCode=${code}"`;
  const browser = openBrowser(server);
  expect((await browser.send(address, {})).body).toContain(passed);
  const other = await browser.send(address, practiceFields());
  expect(alertOf(other)).toContain("or sign up without the invite");
  expect(other.body).not.toContain(passed);
  await server.database.kysely
    .updateTable("invites")
    .set({ status: "REVOKED" })
    .where("id", "=", id)
    .execute();
  expect((await browser.send(address, {})).body).not.toContain(passed);
});
