import { type Person, person } from "@frontdoor/contract/test/person.ts";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { enter, field, submit } from "./form.ts";
import { choose, chooseFirst, tick } from "./lists.ts";
import { open } from "./open-screen.tsx";

/** Fills in the fields that every academic registration asks for, with a South African ID. */
export async function fillAcademicForm(person: Person): Promise<void> {
  await enter(field("Name"), person.firstname);
  await enter(field("Surname"), person.lastname);
  await enter(field("Email address"), person.emailAddress);
  await enter(field("Cellphone number"), person.cellularNumber);
  await enter(field("ID number"), person.identityNumber);
  await chooseFirst("Discipline");
  await chooseFirst("Speciality");
  await chooseFirst("Grade");
  await enter(field("HPCSA number"), person.hpcsaNumber);
  await enter(field("Password"), person.password);
  await enter(field("Confirm password"), person.password);
  await tick(page.getByRole("checkbox", { name: /^I have read and accept the/ }));
}

/** Selects a person's work in the academic sector: institution and role. */
export async function chooseSector(role: "TRAINEE" | "SUPERVISOR"): Promise<void> {
  await choose("academicSector", "Yes");
  await chooseFirst("Training institution");
  await choose("role", role);
}

/** Fills in a new supervisor's form, except for the head of department. */
export async function openSupervisorForm(): Promise<void> {
  await open("/signup/academic");
  await fillAcademicForm(person);
  await chooseSector("SUPERVISOR");
}

/** Invites a head of department in the HOD search. */
export async function inviteHod(hod: { emailAddress: string; name: string }): Promise<void> {
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await modal.getByRole("button", { name: "Invite a new head of department" }).click();
  await field("Email address", modal).fill(hod.emailAddress);
  await field("Name", modal).fill(hod.name);
  await modal.getByRole("button", { name: "Invite", exact: true }).click();
  await expect.element(modal).not.toBeInTheDocument();
}
