import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { goodPassword, newHcp } from "../../../../test/people.ts";
import {
  alertOf,
  comparable,
  mainOf,
  openBrowser,
  serveForms,
  typedIn,
} from "../../../../test/posted-forms.ts";
import { academicFields, ledTo, practiceFields } from "../../../../test/posted-sign-ups.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { linkPermit } from "../../../platform/proof-of-work/permits.ts";

/** Forms without script from a network beyond what it may register without a proof of work. */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: { signUpByAddress: { perHour: 1 }, signUpByAddressWithWait: { perHour: 2 } },
  });
  await serveForms(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.advance({ hours: 1, seconds: 1 });
  const first = await openBrowser(server).send(academic, academicPerson());
  expect(isRegistered(first)).toBe(true);
});

const practice = "/signup/practice";
const academic = "/signup/academic";
const academicPerson = (username?: string) => ({
  ...academicFields(newHcp(username === undefined ? {} : { username })),
  academicSector: "No",
});
const sendLink = { form: "send-link" };
const isRegistered = ({ headers }: { headers: { location?: unknown } }) =>
  /^\/verifyEmail\?/.test(String(headers.location));

test("[SEC-G12] where work is asked for, a browser waits instead, once for each registration", async () => {
  const browser = openBrowser(server);
  const fields = practiceFields();
  const asked = await browser.send(practice, fields);
  expect(alertOf(asked)).toContain("From 20 seconds after");
  expect(typedIn(asked, "username")).toBe(fields.username);
  expect(asked.body).not.toContain(goodPassword);
  // The sheets would let a noscript that follows the form's button stand for it.
  expect(asked.body).toMatch(/role="status"[^>]*><\/div><noscript><p>/);
  server.advance({ seconds: 15 });
  const early = await browser.send(practice, fields, asked);
  expect(alertOf(early)).toContain("From 5 seconds after");
  const kept = { ...browser.cookies };
  server.advance({ seconds: 5 });
  expect(ledTo(await browser.send(practice, fields, early))).toBeDefined();
  const other = openBrowser(server);
  Object.assign(other.cookies, kept);
  expect(alertOf(await other.send(practice, practiceFields(), early))).toContain("From 20 seconds");
});

test("[SEC-F5] a wait is its browser's and its network's, and has limits of its own", async () => {
  const waited = async () => {
    const browser = openBrowser(server);
    const asked = await browser.send(academic, academicPerson());
    server.advance({ seconds: 20 });
    return { browser, asked };
  };
  const { asked } = await waited();
  const elsewhere = await openBrowser(server).send(academic, academicPerson(), asked);
  expect(alertOf(elsewhere)).toContain("From 20 seconds");
  const { browser, asked: again } = await waited();
  expect(isRegistered(await browser.send(academic, academicPerson(), again))).toBe(true);
  const second = await waited();
  await second.browser.send(academic, academicPerson(), second.asked);
  const late = await waited();
  const refused = await late.browser.send(academic, academicPerson(), late.asked);
  expect(alertOf(refused)).toContain("too many attempts");
  expect(refused.body).toContain('value="send-link"');
});

test("[SEC-D1] instead of waiting, a link is mailed to the address, with an account or without, and lets it alone in", async () => {
  const names = { known: (await addAcademic(server)).email, unknown: "nobody.yet@example.org" };
  const pages = [];
  for (const username of Object.values(names)) {
    const browser = openBrowser(server);
    const asked = await browser.send(academic, academicPerson(username));
    const answer = await browser.send(academic, { username, ...sendLink }, asked);
    expect(mainOf(answer)).toContain("a link is on its way to it");
    pages.push(comparable(answer.body.replaceAll(username, "ADDRESS")));
  }
  expect(pages[0]).toBe(pages[1]);
  await server.deliver();
  const linkTo = (address: string) =>
    server.sent.flatMap(({ to, text }) =>
      to === address ? (text.match(/\/signup\/academic\?signUpLink=\S+/) ?? []) : [],
    );
  expect(Object.values(names).map((name) => linkTo(name).length)).toEqual([1, 1]);
  const [link = ""] = linkTo(names.unknown);
  expect((await openBrowser(server).open(link)).headers["referrer-policy"]).toBe("no-referrer");
  const stranger = await openBrowser(server).send(link, academicPerson());
  expect(alertOf(stranger)).toContain("From 20 seconds");
  const person = academicPerson(names.unknown);
  expect(isRegistered(await openBrowser(server).send(link, person))).toBe(true);
  server.advance({ minutes: 61 });
  await openBrowser(server).send(academic, academicPerson());
  expect(isRegistered(await openBrowser(server).send(link, person))).toBe(false);
});

test("[SEC-F13] one press mails one link, and a form without an address says where it goes", async () => {
  const browser = openBrowser(server);
  const person = academicPerson("once.alone@example.org");
  const asked = await browser.send(academic, person);
  await Promise.all([1, 2].map(() => browser.send(academic, { ...person, ...sendLink }, asked)));
  await server.deliver();
  expect(server.sent.filter(({ to }) => to === "once.alone@example.org")).toHaveLength(1);
  const nameless = await browser.send(academic, { ...person, username: "", ...sendLink });
  expect(mainOf(nameless)).toContain("the link goes to it");
});

test("[SEC-F5] one link lets three in, however many come at once, and one address gets three mails of one network", async () => {
  const address = "many.times@example.org";
  const url = `${academic}?signUpLink=${encodeURIComponent(linkPermit(server.deps, address))}`;
  const tries = Array.from({ length: 5 }, () => openBrowser(server));
  const answers = await Promise.all(
    tries.map((browser) => browser.send(url, academicPerson(address))),
  );
  expect(answers.filter(isRegistered)).toHaveLength(3);
  const username = "asked.for@example.org";
  for (const browser of tries) {
    const asked = await browser.send(academic, academicPerson(username));
    await browser.send(academic, { username, ...sendLink }, asked);
  }
  await server.deliver();
  expect(server.sent.filter(({ to }) => to === username)).toHaveLength(3);
});
