import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addAcademic, mailedCodes, verify } from "../../../../test/academics.ts";
import { accountOf } from "../../../../test/accounts.ts";
import {
  goodPassword,
  newHcp,
  newPerson,
  newSupervisor,
  newTrainee,
} from "../../../../test/people.ts";
import {
  alertOf,
  mainOf,
  openBrowser,
  serveForms,
  typedIn,
} from "../../../../test/posted-forms.ts";
import { academicFields, ledTo, practiceFields } from "../../../../test/posted-sign-ups.ts";
import { addPractices } from "../../../../test/practices.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await serveForms(server);
});
afterAll(() => server.close());

const practice = "/signup/practice";
const academic = "/signup/academic";
const goOn = { form: "go-on" };

const optionsOf = (html: string, name: string) => {
  const [, select = ""] =
    new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id);
};

test("[S2.129 S7.055] a practice sign-up without script leads on to the product, signed in", async () => {
  const browser = openBrowser(server);
  const fields = practiceFields();
  const answer = await browser.send(practice, fields);
  expect(alertOf(answer)).toBe("");
  expect(ledTo(answer)).toMatch(/^https:\/\/practice\.example\/start/);
  expect((await accountOf(server, fields.username)).status).toBe("active");
});

test("[S4.036 S4.037 SEC-A9] each choice is followed by what hangs on it, what was typed stays, and no password does", async () => {
  const browser = openBrowser(server);
  const { password, confirmPassword, ...typed } = practiceFields();
  const first = { ...typed, password, confirmPassword, "hcp.discipline": "", "hcp.speciality": "" };
  const begun = await browser.send(practice, { ...first, ...goOn });
  expect(alertOf(begun)).toBe("");
  expect(optionsOf(begun.body, "hcp.discipline")).toContain("general-practice");
  expect(optionsOf(begun.body, "hcp.speciality")).toEqual([]);
  expect(typedIn(begun, "identityNumber")).toBe(typed.identityNumber);
  expect(typedIn(begun, "password")).toBe("");
  expect(begun.body).not.toContain(goodPassword);
  const chosen = { ...first, "hcp.discipline": "general-practice" };
  const followed = await browser.send(practice, { ...chosen, ...goOn }, begun);
  expect(optionsOf(followed.body, "hcp.speciality")).toContain("general-practice");
  const other = { ...typed, "hcp.discipline": "anaesthetics" };
  const changed = await browser.send(practice, { ...other, ...goOn }, followed);
  expect(optionsOf(changed.body, "hcp.role")).toEqual([]);
});

test("[S4.040 S4.042] the document that is chosen decides what is asked", async () => {
  const browser = openBrowser(server);
  const passport = await browser.send(practice, { identityType: "PASSPORT", ...goOn });
  expect(typedIn(passport, "passportNumber")).toBe("");
  expect(typedIn(passport, "identityNumber")).toBeUndefined();
  expect(optionsOf(passport.body, "passportCountry")).toContain("ZA");
});

test("[S2.134 S8.037] an empty sign-up names its fields, each with a link", async () => {
  const answer = await openBrowser(server).send(practice, {});
  expect(alertOf(answer)).toContain("First name: The field is required");
  expect(mainOf(answer)).toContain('<a href="#termsAccepted">');
});

test("[S7.059 SEC-F13] the same press twice registers once, and another person's username is taken", async () => {
  const browser = openBrowser(server);
  const fields = practiceFields();
  const page = await browser.send(practice, goOn);
  const [first, second] = await Promise.all([
    browser.send(practice, fields, page),
    browser.send(practice, fields, page),
  ]);
  expect([ledTo(first), ledTo(second)].every((location) => location !== undefined)).toBe(true);
  const { emailAddress } = newPerson();
  const taken = await openBrowser(server).send(practice, { ...fields, emailAddress });
  expect(alertOf(taken)).toContain("Username");
});

test("[S2.130 S4.015 S4.027 S4.028 S4.029] a trainee goes on from choice to choice, and is registered and told what is next", async () => {
  const browser = openBrowser(server);
  const person = newTrainee();
  const fields = academicFields(person);
  const begun = await browser.send(academic, { academicSector: "Yes", ...goOn });
  expect(optionsOf(begun.body, "trainingInstitutionId")).toContain("ukzn-addington-hospital");
  expect(mainOf(begun)).toContain('value="TRAINEE"');
  const inSector = { ...fields, academicSector: "Yes", role: "TRAINEE" };
  const known = await browser.send(academic, { ...inSector, ...goOn }, begun);
  expect(typedIn(known, "registrarAppointmentDate")).toBe("2024-02-29");
  const done = await browser.send(academic, inSector, known);
  expect(done.headers.location).toMatch(/^\/verifyEmail\?email=/);
  const told = await browser.open(String(done.headers.location));
  expect(mainOf(told)).toContain("We have sent a message to");
  expect(mainOf(told)).toContain("Send again");
  const [code = ""] = await mailedCodes(server, person.username);
  const email = person.username;
  await verify(server, { email, code, cookies: browser.cookies });
  expect((await accountOf(server, email)).type).toBe("TRAINEE");
});

test("[S9.007 Q090] without script a person's today is taken, though it is still yesterday where the server is", async () => {
  const [today = ""] = new Date().toISOString().split("T");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T00:00:00Z`).getTime() - 5_400_000 });
  try {
    const fields = { ...academicFields(newTrainee()), academicSector: "Yes", role: "TRAINEE" };
    const appointed = { ...fields, registrarAppointmentDate: today };
    const refused = await openBrowser(server).send(academic, { ...appointed, surname: "" });
    expect(alertOf(refused)).toContain("Surname");
    expect(alertOf(refused)).not.toContain("Date");
  } finally {
    vi.useRealTimers();
  }
});

test("whoever goes back after a sign-up finds what happened, and a link to begin another one", async () => {
  const browser = openBrowser(server);
  const fields = { ...academicFields(newHcp()), academicSector: "No" };
  const page = await browser.send(academic, { ...fields, ...goOn });
  await browser.send(academic, fields, page);
  // A browser sends the form of the page that it shows again once more.
  const back = await browser.send(academic, { ...fields, ...goOn }, page);
  expect(back.statusCode).toBe(303);
  const told = await browser.open(String(back.headers.location));
  expect(mainOf(told)).toMatch(
    /data-signed-up="">.*You have signed up.*href="\/signup\/academic"/s,
  );
  expect(mainOf(told)).not.toContain("<form");
  const another = await browser.send(academic, { ...academicFields(newHcp()), ...goOn });
  expect(another.statusCode).toBe(200);
});

test("the form of the page gone back to signs somebody else up, who is not told that they have", async () => {
  const browser = openBrowser(server);
  const first = { ...academicFields(newHcp()), academicSector: "No" };
  const page = await browser.send(academic, { ...first, ...goOn });
  await browser.send(academic, first, page);
  const other = newHcp();
  const sent = { ...academicFields(other), academicSector: "No" };
  const led = await browser.send(academic, sent, page);
  expect(String(led.headers.location)).toContain(encodeURIComponent(other.username));
});

test("it signs up somebody of the same mailbox, too, whose number is the username", async () => {
  const browser = openBrowser(server);
  const first = { ...practiceFields(), usernameType: "CELLULAR", username: "" };
  const page = await browser.send(practice, { ...first, ...goOn });
  await browser.send(practice, first, page);
  const { cellularNumber, identityNumber } = practiceFields();
  const led = await browser.send(practice, { ...first, cellularNumber, identityNumber }, page);
  expect(alertOf(led)).toBe("");
  expect(ledTo(led)).toMatch(/^https:\/\/practice\.example\/start/);
});

test("[S4.014 S5.079] outside the sector nothing of it is asked, and what is wrong is said at its field", async () => {
  const browser = openBrowser(server);
  const person = newHcp();
  const fields = { ...academicFields(person), academicSector: "No" };
  const refused = await browser.send(academic, { ...fields, cellPhoneNumber: "12" });
  expect(alertOf(refused)).toContain("Cell");
  expect(typedIn(refused, "username")).toBe(person.username);
  const done = await browser.send(academic, fields, refused);
  expect(done.headers.location).toMatch(/^\/verifyEmail\?email=/);
});

test("[S2.171 S2.172 S4.031] a supervisor finds the head of department in the form, chooses one, and is registered", async () => {
  const browser = openBrowser(server);
  const { id } = await addAcademic(server, { surname: "Dlamini" });
  const person = newSupervisor({ hodInvite: undefined });
  const fields = { ...academicFields(person), academicSector: "Yes", role: "SUPERVISOR" };
  const short = await browser.send(academic, { ...fields, searchTerm: "D", form: "find-hod" });
  expect(short.body).toContain("field__error");
  const asked = { ...fields, searchTerm: "Dlamini", form: "find-hod" };
  const found = await browser.send(academic, asked, short);
  const [, hod = ""] = /type="radio" name="hod" value="([^"]*)"/.exec(found.body) ?? [];
  expect(hod).toContain(id);
  const chosen = { ...fields, hod: hod.replaceAll("&quot;", '"') };
  const questioned = await browser.send(academic, chosen, found);
  const done =
    questioned.statusCode === 303
      ? questioned
      : await browser.send(academic, { ...chosen, confirmedHod: "on" }, questioned);
  expect(done.headers.location).toMatch(/^\/verifyEmail\?email=/);
});

test("[S2.173 S5.064 S5.067] a supervisor invites the head of department in the form, by an address that can be one", async () => {
  const browser = openBrowser(server);
  const person = newSupervisor({ hodInvite: undefined });
  const fields = { ...academicFields(person), academicSector: "Yes", role: "SUPERVISOR" };
  const invited = { "hodInvite.name": "Sipho Ndlovu", "hodInvite.emailAddress": "nowhere" };
  const refused = await browser.send(academic, { ...fields, ...invited });
  expect(mainOf(refused)).toContain('<a href="#hod">');
  const right = { ...invited, "hodInvite.emailAddress": "sipho.ndlovu@example.org" };
  const done = await browser.send(academic, { ...fields, ...right }, refused);
  expect(done.headers.location).toMatch(/^\/verifyEmail\?email=/);
});

test("a script that runs after all goes on from what was sent, without the passwords", async () => {
  const fields = { ...practiceFields(), lastname: "" };
  const answer = await openBrowser(server).send(practice, fields);
  const [, posted = ""] = /props="([^"]*posted[^"]*)"/.exec(answer.body) ?? [];
  expect(posted).toContain(fields.emailAddress);
  expect(posted).not.toContain(goodPassword);
});

test("a page of the sign-up that has no form takes none", async () => {
  const answer = await openBrowser(server).send("/signup/patient", goOn);
  expect(answer.statusCode).toBe(405);
});

const finder = "/find-doctor";
const find = (query: Record<string, string>) =>
  openBrowser(server).open(`${finder}?${new URLSearchParams(query)}`);

test("[S2.047 S2.049 S2.050 S2.053 S2.056 S2.174] a patient finds the practice on a page, chooses it, and is led to its kiosk", async () => {
  await addPractices(server, [{ id: "riverside", name: "Riverside & Daughters" }]);
  for (const page of ["/patient", "/signup/patient"]) {
    const { body } = await openBrowser(server).open(page);
    expect(body).toMatch(/<noscript>.*?href="\/find-doctor"/s);
  }
  const begun = await openBrowser(server).open("/patient");
  expect(begun.body).toMatch(/<form[^>]* action="\/find-doctor" [^>]*method="get"/);
  const short = await find({ practiceName: "Riv" });
  expect(mainOf(short)).toContain("field__error");
  expect(typedIn(short, "practiceName")).toBe("Riv");
  const nobody = await find({ practiceName: "Nowhere" });
  expect(mainOf(nobody)).toContain("No practice of this name was found.");
  const found = await find({ practiceName: "rivers" });
  expect(mainOf(found)).toContain("1 practice found");
  const [, link = ""] = /<a class="option" href="([^"]*)"/.exec(mainOf(found)) ?? [];
  const chosen = await openBrowser(server).open(finder + link.replaceAll("&amp;", "&"));
  expect(mainOf(chosen)).toContain("You have selected <b>RIVERSIDE &amp; DAUGHTERS</b>");
  expect(mainOf(chosen)).toMatch(/href="http:\/\/localhost:3001\/[^"]*riverside"/);
  expect(chosen.headers["cache-control"]).toBe("no-store");
});

test("[S2.175 SEC-F8] what the address of the search says is shown as text, and leads nowhere that was not found", async () => {
  const [name, practice] = [`<img src=x>"`, "https://evil.example"];
  const answer = await find({ practiceName: name, practice });
  expect(answer.body).not.toContain("<img src=x>");
  expect(answer.body).not.toContain(practice);
  expect(typedIn(answer, "practiceName")).toBe("&lt;img src=x&gt;&quot;");
});
