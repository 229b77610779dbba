import type { Person } from "@frontdoor/contract/test/person.ts";
import { page } from "vitest/browser";
import { field } from "./form.ts";
import { chooseFirst, tick } from "./lists.ts";

/** Fills the practice registration in for a South African health professional with a name of their own. */
export async function fillPracticeForm(person: Person): Promise<void> {
  await fillInvitedForm(person);
  await field("Practice number").fill(person.practiceNumber);
  await field("Practice phone").fill(person.practicePhone);
}

/** As `fillPracticeForm`, for somebody invited, who is asked for no practice. */
async function fillInvitedForm(person: Person): Promise<void> {
  await field("First name").fill(person.firstname);
  await field("Last name").fill(person.lastname);
  await field("Email address").fill(person.emailAddress);
  await field("Cellular number").fill(person.cellularNumber);
  await field("ID number").fill(person.identityNumber);
  await chooseFirst("Discipline");
  await chooseFirst("Speciality");
  await chooseFirst("Role");
  await field("HPCSA number").fill(person.hpcsaNumber);
  await field("Username").fill(person.username);
  await field("Password").fill(person.password);
  await field("Confirm password").fill(person.password);
  await tick(page.getByRole("checkbox", { name: /^I have read and accept the/ }));
}
