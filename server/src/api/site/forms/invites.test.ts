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
