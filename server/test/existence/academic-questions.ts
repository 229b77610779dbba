import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { signUpAcademic } from "../academics.ts";
import { newHcp, newSupervisor, newTrainee } from "../people.ts";
import { toEverybody, toOwners } from "./mailed.ts";
import { answerOfPasskey, tokenDecides, wrongPassword } from "./parts.ts";
import type { Question, Row } from "./questions.ts";
import { nobody } from "./states.ts";

const realm = "academic";
const many = 2_000;
const password = "basalt-heron-73";

const signUp = (
  role: "hcp" | "trainee" | "supervisor",
  make: (changes: Record<string, unknown>) => unknown,
): Question => ({
  about: `the sign-up of a ${role}`,
  realm,
  mails: toEverybody,
  spends: true,
  pairs: many,
  ask: async (_server, { email: username }) => ({
    method: "POST",
    path: `/academic/v1/signup/${role}`,
    body: make({ username, password }),
  }),
});

/** What each call of the academic API can be asked about somebody. */
export const academicQuestions: Record<keyof AcademicCalls, Row> = {
  brochureLogin: [
    {
      about: "a login with a wrong password",
      realm,
      mails: {},
      pairs: many,
      ask: async (_server, { email }) =>
        wrongPassword("/academic/v1/security/brochureLogin", email),
    },
  ],
  completeTwoStep: tokenDecides,
  passkeyLoginOptions: { namesNobody: "It takes nothing." },
  passkeyAuthenticate: [
    {
      about: "a passkey that another device made",
      realm,
      mails: {},
      ask: (server, subject) => answerOfPasskey(server, "/academic/v1/security/passkey", subject),
    },
  ],
  signUpHcp: [signUp("hcp", newHcp)],
  signUpTrainee: [signUp("trainee", newTrainee)],
  signUpSupervisor: [
    signUp("supervisor", newSupervisor),
    {
      about: "the sign-up of a supervisor who names the address as head of department",
      realm,
      mails: {},
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/academic/v1/signup/supervisor",
        body: newSupervisor({
          username: nobody().email,
          password,
          hodInvite: { emailAddress: email, name: "Sipho Ndlovu" },
        }),
      }),
    },
  ],
  signUpHod: [
    {
      about: "the sign-up of a head of department without an invite",
      realm,
      mails: {},
      ask: async (_server, { email: username }) => ({
        method: "POST",
        path: "/academic/v1/signup/hod",
        body: newTrainee({ username, password }),
      }),
    },
  ],
  loadInvite: tokenDecides,
  verifyEmail: [
    {
      about: "a guessed code of a verification",
      realm,
      mails: {},
      ask: async (_server, { email: emailAddress }) => ({
        method: "POST",
        path: "/academic/v1/signup/verifyEmail",
        body: { emailAddress, verificationCode: "A".repeat(43), confirm: true },
      }),
    },
  ],
  resendVerification: [
    {
      about: "asking for the mail again",
      realm,
      mails: { pending: 1 },
      ask: async (_server, { email: emailAddress }) => ({
        method: "POST",
        path: "/academic/v1/signup/resendVerification",
        body: { emailAddress },
      }),
    },
  ],
  changeAddress: [
    {
      about: "moving the registration of an address with a guessed password",
      realm,
      mails: {},
      ask: async (_server, { email: emailAddress }) => ({
        method: "POST",
        path: "/academic/v1/signup/changeAddress",
        body: { emailAddress, password: "wrong-otter-1", newEmailAddress: nobody().email },
      }),
    },
    {
      about: "moving a registration of one's own to the address",
      realm,
      mails: toEverybody,
      spends: true,
      async ask(server, { email: newEmailAddress }) {
        const person = newHcp({ username: nobody().email, password });
        const { username: emailAddress, cookies } = await signUpAcademic(server, { person });
        await server.deliver();
        return {
          method: "POST",
          path: "/academic/v1/signup/changeAddress",
          body: { emailAddress, password, newEmailAddress },
          cookies,
        };
      },
    },
  ],
  requestReset: [
    {
      about: "a request for a reset",
      realm,
      mails: toOwners,
      pairs: many,
      ask: async (_server, { email }) => ({
        method: "POST",
        path: "/academic/v1/security/passwordreset/",
        body: { username: email },
      }),
    },
  ],
  changePassword: tokenDecides,
  resetUsername: tokenDecides,
  disciplines: { namesNobody: "A list." },
  countries: { namesNobody: "A list." },
  specialities: { namesNobody: "A list." },
  grades: { namesNobody: "A list." },
  roles: { namesNobody: "A list." },
  trainingInstitutions: { namesNobody: "A list." },
  searchHod: {
    namesNobody:
      "It finds heads of department by name, which the form shows: they agreed to be found.",
  },
};
