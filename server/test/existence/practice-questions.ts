import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { newPerson } from "../people.ts";
import { toEverybody, toOwners } from "./mailed.ts";
import { answerOfPasskey, tokenDecides, wrongPassword } from "./parts.ts";
import type { Row } from "./questions.ts";
import { nobody } from "./states.ts";

const realm = "practice";
const many = 2_000;

/** What each call of the practice API can be asked about somebody. */
export const practiceQuestions: Record<keyof PracticeCalls, Row> = {
  authenticate: [
    {
      about: "a login with a wrong password",
      realm,
      mails: {},
      pairs: many,
      ask: async (_server, { email }) => wrongPassword("/practice/security/auth", email),
    },
    {
      about: "a login to the account settings with a wrong password",
      realm,
      mails: {},
      ask: async (_server, { email }) =>
        wrongPassword("/practice/security/auth?target=account", email),
    },
  ],
  lockedStatus: [
    {
      about: "whether a name is locked",
      realm,
      mails: {},
      ask: async (_server, { email }) => ({
        method: "GET",
        path: `/practice/security/${encodeURIComponent(email)}/lockedstatus`,
      }),
    },
  ],
  completeTwoStep: tokenDecides,
  passkeyLoginOptions: { namesNobody: "It takes nothing." },
  passkeyAuthenticate: [
    {
      about: "a passkey that another device made",
      realm,
      mails: {},
      ask: (server, subject) => answerOfPasskey(server, "/practice/security/passkey", subject),
    },
  ],
  register: [
    {
      about: "a registration whose username is the address",
      realm,
      mails: toEverybody,
      spends: true,
      pairs: many,
      makes: ["accounts", "identity_documents", "login_devices", "practice_profiles"],
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/practice/registration/register",
        body: newPerson({ username: email, emailAddress: email, password: strangersPassword }),
      }),
    },
    {
      about: "a registration under a name of its own with the mail address",
      realm,
      mails: toEverybody,
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/practice/registration/register",
        body: newPerson({
          username: nobody().email.split("@")[0],
          emailAddress: email,
          password: strangersPassword,
        }),
      }),
    },
    {
      about: "a registration with the cellphone number",
      realm,
      mails: {},
      ask: async (_server, { cellNumber }) => ({
        method: "POST",
        path: "/practice/registration/register",
        body: newPerson({
          username: nobody().email.split("@")[0],
          emailAddress: nobody().email,
          cellularNumber: cellNumber,
          password: strangersPassword,
        }),
      }),
    },
  ],
  loadInvite: tokenDecides,
  requestReset: [
    {
      about: "a request for a reset",
      realm,
      mails: { ...toOwners, patient: 1, archived: 1 },
      pairs: many,
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/practice/security/password/requestReset",
        body: { username: email },
      }),
    },
  ],
  processResetWithOtp: [
    {
      about: "a reset with a guessed one-time password",
      realm,
      mails: {},
      pairs: many,
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/practice/security/password/processResetWithOtp",
        body: { otp: "123456", username: email, password: strangersPassword },
      }),
    },
  ],
  processReset: tokenDecides,
  resetUsername: tokenDecides,
  requestReminder: [
    {
      about: "a request for a reminder of the username",
      realm,
      mails: { ...toOwners, patient: 1 },
      pairs: many,
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/practice/security/username/requestReminder",
        body: { email },
      }),
    },
  ],
  searchPractices: { namesNobody: "Practices are public, and no person is searched for." },
  kioskLink: { namesNobody: "It takes the id of a practice, which is public." },
  sendContactRequest: [
    {
      about: "a contact request with the mail address",
      realm,
      mails: {},
      ask: async (_server, { email, cellNumber }) => ({
        method: "POST",
        path: "/practice/brochure/contactRequest",
        body: {
          origin: "practice",
          name: "Lerato",
          lastName: "Ndlovu",
          marketingConsent: false,
          email,
          phoneNumber: cellNumber,
        },
      }),
    },
  ],
  validateRemoval: tokenDecides,
  confirmRemoval: tokenDecides,
  countries: { namesNobody: "A list." },
  disciplines: { namesNobody: "A list." },
  specialities: { namesNobody: "A list." },
  roles: { namesNobody: "A list." },
};

const strangersPassword = "basalt-heron-73";
