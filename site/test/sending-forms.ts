import { person } from "@frontdoor/contract/test/person.ts";
import { expect } from "vitest";
import { chooseSector, fillAcademicForm } from "./academic-form.ts";
import { answer } from "./back-end.ts";
import { chooseProduct, enter, field, submit } from "./form.ts";
import { open } from "./open-screen.tsx";
import { fillPracticeForm } from "./practice-form.ts";

/** A form of the site, filled in but not sent, and the call it makes. */
export interface SendingForm {
  name: string;
  fillIn: () => Promise<void>;
  button: string;
  call: string;
  /** Whether the call has an idempotency key; others may be repeated without one. */
  isKeyed: boolean;
  /** A form further down shows its error at its own top, others at the top of the page (S5.087). */
  place?: "within-page";
  /** The call has a longer time limit. */
  isRegistration?: boolean;
}

const practice = "/api/practice";
const academic = "/api/academic/v1";
const removal = `${practice}/profile/deleterequest`;

async function fillNewPassword(path?: string) {
  if (path) await open(path);
  await enter(field("New password"), "quiet7-river-reed");
  await enter(field("Confirm password"), "quiet7-river-reed");
}

async function fillLogin(product: string, label: string) {
  await open(`/login/${product}`);
  await enter(field(label), "thandi@example.org");
  await enter(field("Password"), "quiet7-river-reed");
}

async function askForReset(product: string, label: string) {
  await open("/forgotpassword");
  await chooseProduct(product);
  await enter(field(label), "thandi@example.org");
}

const waiting = "/verifyEmail?email=thandi%40example.org&role=TRAINEE";

/** The form for the code from the SMS, filled in; every failure clears its fields (S4.051). */
export const codeForm: SendingForm = {
  name: "a new password with a code",
  async fillIn() {
    const body = { otpAvailable: true };
    answer(`${practice}/security/password/requestReset`, { status: 200, body });
    await askForReset("Practice", "Username");
    await submit("Send instructions").click();
    await enter(field("One-time password"), "123456");
    await fillNewPassword();
  },
  button: "Change Password",
  call: `${practice}/security/password/processResetWithOtp`,
  isKeyed: true,
};

const traineeForm: SendingForm = {
  name: "an academic sign-up",
  async fillIn() {
    await open("/signup/academic");
    await fillAcademicForm(person);
    await chooseSector("TRAINEE");
  },
  button: "Create account",
  call: `${academic}/signup/trainee`,
  isKeyed: true,
  isRegistration: true,
};

/** Every form that sends a request and keeps its values when that fails. */
export const sendingForms: readonly SendingForm[] = [
  {
    name: "a practice login",
    fillIn: () => fillLogin("practice", "Username"),
    button: "Login",
    call: `${practice}/security/auth`,
    isKeyed: false,
  },
  {
    name: "an academic login",
    fillIn: () => fillLogin("academic", "Email address"),
    button: "Login",
    call: `${academic}/security/brochureLogin`,
    isKeyed: false,
  },
  {
    name: "a practice reset request",
    fillIn: () => askForReset("Practice", "Username"),
    button: "Send instructions",
    call: `${practice}/security/password/requestReset`,
    isKeyed: true,
  },
  {
    name: "an academic reset request",
    fillIn: () => askForReset("Academic", "Email address"),
    button: "Send instructions",
    call: `${academic}/security/passwordreset/`,
    isKeyed: true,
  },
  {
    name: "a reminder",
    async fillIn() {
      await open("/forgotusername");
      await enter(field("Email Address"), "thandi@example.org");
    },
    button: "Request Reminder",
    call: `${practice}/security/username/requestReminder`,
    isKeyed: true,
  },
  {
    name: "a new password by a practice link",
    fillIn: () => fillNewPassword("/passwordreset/ud/some-token"),
    button: "Change Password",
    call: `${practice}/security/password/processReset`,
    isKeyed: true,
  },
  {
    name: "a new password by an academic link",
    fillIn: () => fillNewPassword("/passwordreset/academic/some-token"),
    button: "Change Password",
    call: `${academic}/security/changepassword`,
    isKeyed: true,
  },
  {
    name: "a practice sign-up",
    async fillIn() {
      await open("/signup/practice");
      await fillPracticeForm(person);
    },
    button: "Create account",
    call: `${practice}/registration/register`,
    isKeyed: true,
    isRegistration: true,
  },
  traineeForm,
  {
    name: "a removal",
    async fillIn() {
      const body = { userId: "user-7" };
      answer(`${removal}/validate/some-token`, { status: 200, body });
      await open("/requestremoval/some-token");
      // The form is shown once the link has been read.
      await expect.element(submit("Confirm removal")).toBeEnabled();
    },
    button: "Confirm removal",
    call: `${removal}/user-7/delete/some-token`,
    isKeyed: true,
  },
  {
    name: "a verification mail once more",
    fillIn: () => open(waiting),
    button: "Send again",
    call: `${academic}/signup/resendVerification`,
    isKeyed: true,
  },
  {
    name: "another address to verify",
    async fillIn() {
      await open(waiting);
      await submit("Use another address").click();
      await enter(field("New email address"), "other@example.org");
      await enter(field("Password"), "quiet7-river-reed");
    },
    button: "Use this address",
    call: `${academic}/signup/changeAddress`,
    isKeyed: true,
  },
  {
    name: "a contact request",
    async fillIn() {
      await open("/practice");
      const { firstname, lastname, emailAddress, cellularNumber } = person;
      await enter(field("Name"), firstname);
      await enter(field("Last name"), lastname);
      await enter(field("Email address"), emailAddress);
      await enter(field("Phone number"), cellularNumber);
    },
    button: "Contact me",
    call: `${practice}/brochure/contactRequest`,
    isKeyed: true,
    place: "within-page",
  },
];
