import type { Person } from "@frontdoor/contract/test/person.ts";
import { page } from "vitest/browser";
import { enter, field } from "./form.ts";
import { chooseFirst, tick } from "./lists.ts";

/** Fills in the practice registration of a South African health professional with a unique name. */
export async function fillPracticeForm(person: Person): Promise<void> {
  await fillInvitedForm(person);
  await enter(field("Practice number"), person.practiceNumber);
  await enter(field("Practice phone"), person.practicePhone);
}

/** As `fillPracticeForm`, for an invited person, who is asked for no practice. */
async function fillInvitedForm(person: Person): Promise<void> {
  await enter(field("First name"), person.firstname);
  await enter(field("Last name"), person.lastname);
  await enter(field("Email address"), person.emailAddress);
  await enter(field("Cellular number"), person.cellularNumber);
  await enter(field("ID number"), person.identityNumber);
  await chooseFirst("Discipline");
  await chooseFirst("Speciality");
  await chooseFirst("Role");
  await enter(field("HPCSA number"), person.hpcsaNumber);
  await enter(field("Username"), person.username);
  await enter(field("Password"), person.password);
  await enter(field("Confirm password"), person.password);
  await tick(page.getByRole("checkbox", { name: /^I have read and accept the/ }));
}
