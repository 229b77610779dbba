import { newHcp, newPerson } from "../people.ts";
import { academicFields, practiceFields } from "../posted-sign-ups.ts";
import { toEverybody, toOwners } from "./mailed.ts";
import type { Question } from "./questions.ts";
import type { Subject } from "./states.ts";

const ofPractice = { realm: "practice", mails: {} } as const;
const ofAcademic = { realm: "academic", mails: {} } as const;
const guess = "wrong-otter-1";
/** No account has it: whoever signs up with the password of theirs is logged in. */
const password = "basalt-heron-73";
const passwords = { password, confirmPassword: password };

/** What a stranger sends without script, by the path of the page. */
const form =
  (path: string, fieldsFor: (subject: Subject) => Record<string, string>): Question["ask"] =>
  async (_server, subject) => ({ method: "POST", path, form: fieldsFor(subject) });

const verification = ({ email }: Subject) =>
  `/verifyEmail?${new URLSearchParams({ email, role: "HCP" })}`;

/** What each form that a browser sends by itself can be asked about somebody (decision 0069). */
export const formQuestions: readonly Question[] = [
  {
    about: "a login with a wrong password",
    ...ofPractice,
    ask: form("/login/practice", ({ email }) => ({ username: email, password: guess })),
  },
  {
    about: "a login with a wrong password",
    ...ofAcademic,
    ask: form("/login/academic", ({ email }) => ({ username: email, password: guess })),
  },
  {
    about: "a request for a reset",
    ...ofPractice,
    mails: { ...toOwners, patient: 1, archived: 1 },
    ask: form("/forgotpassword", ({ email }) => ({ username: email, product: "practice" })),
  },
  {
    about: "a request for a reset",
    ...ofAcademic,
    mails: toOwners,
    ask: form("/forgotpassword", ({ email }) => ({ username: email, product: "academic" })),
  },
  {
    about: "a reset with a guessed one-time password",
    ...ofPractice,
    ask: form("/forgotpassword", ({ email }) => ({
      form: "otp",
      username: email,
      otp: "123456",
      product: "practice",
      ...passwords,
    })),
  },
  {
    about: "a request for a reminder of the username",
    ...ofPractice,
    mails: { ...toOwners, patient: 1 },
    ask: form("/forgotusername", ({ email }) => ({ emailAddress: email })),
  },
  {
    about: "a registration whose username is the address",
    ...ofPractice,
    mails: toEverybody,
    spends: true,
    makes: ["accounts", "identity_documents", "login_devices", "practice_profiles"],
    ask: form("/signup/practice", ({ email }) =>
      practiceFields(newPerson({ username: email, emailAddress: email, password })),
    ),
  },
  {
    about: "the sign-up of a health professional",
    ...ofAcademic,
    mails: toEverybody,
    spends: true,
    ask: form("/signup/academic", ({ email }) => ({
      ...academicFields(newHcp({ username: email })),
      ...passwords,
      academicSector: "No",
    })),
  },
  {
    about: "a link in place of a proof of work",
    ...ofAcademic,
    mails: { ...toEverybody, invited: 1 },
    ask: form("/signup/academic", ({ email }) => ({ form: "send-link", username: email })),
  },
  {
    about: "asking for the mail again",
    ...ofAcademic,
    mails: { pending: 1 },
    async ask(server, subject) {
      return form(verification(subject), () => ({ form: "again" }))(server, subject);
    },
  },
];
