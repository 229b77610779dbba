import type { Person } from "@frontdoor/contract/test/person.ts";
import type { Inbox } from "../fixtures/inbox.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import type { Visit } from "./visit.ts";

/** Signs up a new trainee and follows the link of the verification mail. */
export async function signUpAcademic(visit: Visit, inbox: Inbox): Promise<Person> {
  const person = newPerson();
  await visit.open("/signup/academic");
  await visit.fill("Name", person.firstname);
  await visit.fill("Surname", person.lastname);
  await visit.fill("Email address", person.emailAddress);
  await visit.fill("Cellphone number", person.cellularNumber);
  await visit.fill("ID number", person.identityNumber);
  for (const list of ["Discipline", "Speciality", "Grade"]) await visit.chooseFirst(list);
  await visit.fill("HPCSA number", person.hpcsaNumber);
  await visit.press("radio", "Yes");
  await visit.chooseFirst("Training institution");
  await visit.press("radio", /^Trainee/);
  await visit.fill("Trainee post number", "T-17");
  await enterPassword(visit, person.password);
  await visit.press("button", "Create account");
  await visit.isAt(/\/verifyEmail\?email=[^&]+&role=TRAINEE$/);
  await visit.reads(`We have sent a message to ${person.emailAddress}`);
  await visit.open(await inbox.linkFor(person.emailAddress, /\/verifyEmail\?.*verificationCode=/));
  await visit.reads("Your account has now been activated.");
  return person;
}

/** Signs up a health professional for the practice product. */
export async function signUpPractice(visit: Visit): Promise<Person> {
  const person = newPerson();
  await visit.fill("First name", person.firstname);
  await visit.fill("Last name", person.lastname);
  await visit.fill("Email address", person.emailAddress);
  await visit.fill("Cellular number", person.cellularNumber);
  await visit.fill("ID number", person.identityNumber);
  for (const list of ["Discipline", "Speciality", "Role"]) await visit.chooseFirst(list);
  await visit.fill("HPCSA number", person.hpcsaNumber);
  await visit.fill("Practice number", person.practiceNumber);
  await visit.fill("Practice phone", person.practicePhone);
  await visit.fill("Username", person.username);
  await enterPassword(visit, person.password);
  await visit.press("button", "Create account");
  return person;
}

async function enterPassword(visit: Visit, password: string): Promise<void> {
  await visit.fill("Password", password);
  await visit.fill("Confirm password", password);
  await visit.press("checkbox", /^I have read and accept the/);
}

/** Requests a password reset for the practice product, starting from the login. */
export async function askForReset(visit: Visit, username: string): Promise<void> {
  await visit.open("/login/practice");
  await visit.press("link", "Trouble signing in? Click here");
  await visit.sees("heading", "Forgot password");
  await visit.fill("Username", username);
  await visit.press("button", "Send instructions");
  await visit.reads(/if a user exists, a message with reset instructions is sent/i);
}

/** Fills in a new password twice and submits it. */
export async function changePassword(visit: Visit, password: string): Promise<void> {
  await visit.fill("New password", password);
  await visit.fill("Confirm password", password);
  await visit.press("button", "Change Password");
}

/** Sets a new practice password with the code of the SMS, after it was requested. @returns the password */
export async function resetByCode(visit: Visit, inbox: Inbox, person: Person): Promise<string> {
  await visit.fill("One-time password", await inbox.codeFor(person.cellularNumber));
  const password = newPassword();
  await changePassword(visit, password);
  await visit.isAt(/\/login\/practice(\?answered=)?$/);
  return password;
}
