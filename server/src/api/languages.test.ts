import { brand } from "@frontdoor/brand/brand.ts";
import { failures } from "@frontdoor/contract/errors.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOwner } from "../../test/account-settings.ts";
import { accountOf, archive, registerPerson } from "../../test/accounts.ts";
import { goodPassword, newHcp, newPerson } from "../../test/people.ts";
import { manyFailures, openTestServer, type TestServer, visible } from "../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  const environment = { LANGUAGES: languageCodes.join(",") };
  server = await openTestServer({ limits: manyFailures, environment });
});
afterAll(() => server.close());

const { practice, academic } = brand.products;
const say = (language: string) => ({ headers: { "accept-language": language } });
const logIn = (username: string, password: string, language?: string) =>
  server.post(
    "/practice/security/auth",
    { username, password },
    language === undefined ? {} : say(language),
  );
const subjectsTo = (address: string) =>
  server.mails().flatMap((mail) => (mail.to === address ? [mail.subject] : []));
const textsTo = (address: string) =>
  server.mails().flatMap((mail) => (mail.to === address ? [mail.text] : []));

async function signUpIn(language: string) {
  const person = newPerson();
  const { statusCode } = await server.post(
    "/practice/registration/register",
    person,
    say(language),
  );
  expect(statusCode).toBe(200);
  await server.deliver();
  return person;
}

describe("answers", () => {
  test.each(languageCodes)(
    "in %s a refused login says so in it, under the same code",
    async (language) => {
      const { messages } = serverWords[language].answers;
      const answer = (await logIn("nobody", "wrong-otter-1", language)).json();
      expect(answer).toMatchObject({
        message: messages.standard.badCredentials,
        code: "BAD_CREDENTIALS",
        title: failures.BAD_CREDENTIALS.message,
      });
    },
  );

  test.each(languageCodes)(
    "in %s each faulty field has its message, with its label",
    async (language) => {
      const { labels, fieldMessages } = serverWords[language].answers;
      const person = newPerson({ firstname: "<b>", cellularNumber: "" });
      const answer = await server.post("/practice/registration/register", person, say(language));
      expect(answer.json()).toMatchObject({
        message: serverWords[language].answers.messages.standard.validation,
        fields: {
          firstname: fill(fieldMessages.invalidField, { label: labels[5].firstname.label }),
          cellularNumber: fieldMessages.required,
        },
      });
    },
  );

  test("a call that says no language, or one that is not offered, is answered in English", async () => {
    for (const language of [undefined, "*", "fr", "xx"]) {
      const { message } = (await logIn("nobody", "wrong-otter-1", language)).json();
      expect(message).toBe(failures.BAD_CREDENTIALS.message);
    }
  });
});

describe("mails", () => {
  test.each(languageCodes)(
    "whoever signs up in %s is written to in it, and led to its pages",
    async (language) => {
      const person = await signUpIn(language);
      expect((await accountOf(server, person.username)).language).toBe(language);
      const { mails } = serverWords[language];
      const welcome = fill(mails.welcome.subject, { product: practice.fullName });
      expect(subjectsTo(person.emailAddress)).toEqual([welcome]);
      const prefix = language === "en" ? "" : `/${language}`;
      expect(textsTo(person.emailAddress)[0]).toContain(`localhost:3000${prefix}/login/practice`);
    },
  );

  test.each(languageCodes)(
    "an academic sign-up in %s brings its mail in it, and then its account",
    async (language) => {
      const person = newHcp();
      await server.post("/academic/v1/signup/hcp", person, say(language));
      await server.deliver();
      const { mails } = serverWords[language];
      const subject = fill(mails.verification.subject, { product: academic.fullName });
      expect(subjectsTo(person.username)).toEqual([subject]);
      const link = /verificationCode=([\w-]+)/.exec(textsTo(person.username)[0] ?? "");
      const body = { emailAddress: person.username, verificationCode: link?.[1] };
      const { statusCode } = await server.post("/academic/v1/signup/verifyEmail", {
        ...body,
        confirm: true,
      });
      expect(statusCode).toBe(200);
      expect((await accountOf(server, person.username)).language).toBe(language);
    },
  );

  test("the language of the account counts, whatever page asks for a reset", async () => {
    const person = await signUpIn("af");
    const path = "/practice/security/password/requestReset";
    await server.post(path, { username: person.username }, say("zu"));
    await server.deliver();
    const { subject } = serverWords.af.mails.reset;
    const reset = fill(subject, { product: practice.fullName });
    expect(subjectsTo(person.emailAddress)).toContain(reset);
  });

  test("whoever logs in on a page in another language is written to in that one from then on", async () => {
    const person = await signUpIn("af");
    expect((await logIn(person.username, goodPassword)).statusCode).toBe(200);
    expect((await accountOf(server, person.username)).language).toBe("af");
    expect((await logIn(person.username, goodPassword, "zu-ZA")).statusCode).toBe(200);
    expect((await accountOf(server, person.username)).language).toBe("zu");
  });

  test("whoever chooses a language in the account settings is written to in it, and led to the page in it", async () => {
    const owner = await newOwner(server);
    const chosen = await owner.post("/language", { language: "af" });
    expect(chosen.json()).toEqual({ location: "/af/account" });
    expect((await accountOf(server, owner.username)).language).toBe("af");
    const { language, languages } = (await owner.get("/overview")).json();
    expect([language, languages[1]]).toEqual(["af", { code: "af", name: "Afrikaans" }]);
    const english = await owner.post("/language", { language: "en" });
    expect(english.json().location, "an address that chooses English").toBe("/en/account");
    expect((await owner.post("/language", { language: "xx" })).statusCode).toBe(400);
    const strangers = await server.post("/account/language", { language: "af" });
    expect(strangers.json().code).toBe("SESSION_ENDED");
  });

  test("nobody changes the language of an account by a wrong password", async () => {
    const person = await signUpIn("af");
    await logIn(person.username, "wrong-otter-1", "zu");
    expect((await accountOf(server, person.username)).language).toBe("af");
  });
});

describe.each(languageCodes)(
  "[SEC-A1 SEC-D1] nobody learns in %s who has an account",
  (language) => {
    test("at the login, whatever language the account is kept in", async () => {
      const known = await signUpIn("zu");
      const gone = await signUpIn("af");
      await archive(server, gone.username);
      const answers = [];
      for (const name of ["name-that-nobody-has", known.username, gone.username]) {
        answers.push(visible(await logIn(name, "wrong-otter-1", language)));
      }
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });

    test.each([
      ["/practice/security/password/requestReset", (username: string) => ({ username })],
      [
        "/practice/security/username/requestReminder",
        (username: string) => ({ email: `${username}@example.org` }),
      ],
      ["/academic/v1/security/passwordreset/", (username: string) => ({ username })],
    ])("by %s", async (path, bodyFor) => {
      const known = await registerPerson(server);
      const answers = [];
      for (const name of ["name-that-nobody-has", known.username]) {
        answers.push(visible(await server.post(path, bodyFor(name), say(language))));
      }
      expect(answers[0]).toMatchObject({ status: 200 });
      expect(answers[1]).toEqual(answers[0]);
    });
  },
);
