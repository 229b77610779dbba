import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  chooseSector,
  fillAcademicForm,
  inviteHod,
  openSupervisorForm,
} from "../../../../test/academic-form.ts";
import { answer, letThrough } from "../../../../test/back-end.ts";
import { errorArea, expectFault, expectNoFault, field, submit } from "../../../../test/form.ts";
import { focus } from "../../../../test/keyboard.ts";
import { choose, chooseAt } from "../../../../test/lists.ts";
import { open } from "../../../../test/open-screen.tsx";

const supervisorPath = "/api/academic/v1/signup/supervisor";
const required = "The field is required";

test("[S5.017 S5.018 S5.019 S5.021 S5.023 S5.024 S5.026 S5.029 S5.030 S5.031 S5.041 S8.001] an empty form names every required field and sends nothing", async () => {
  const sent = answer(/\/v1\/signup\//, { status: 200, body: {} });
  await open("/signup/academic");
  await expect.element(field("Discipline")).toBeEnabled();
  await submit("Create account").click();
  await expect
    .element(errorArea())
    .toMatchTextContent("You have not completed this form correctly.");
  await expect.element(errorArea()).toHaveFocus();
  for (const label of [
    "Name",
    "Surname",
    "Email address",
    "Cellphone number",
    "ID number",
    "Discipline",
    "HPCSA number",
    "Password",
    "Confirm password",
  ]) {
    await expectFault(field(label), required);
  }
  await expectNoFault(field("Practice number"));
  expect(sent).toEqual([]);
});

test("[S5.035 S5.036 S5.037 S5.038 S6.003] a supervisor without unit and HOD is told so, and the message leads to the HOD search", async () => {
  await open("/signup/academic");
  await choose("academicSector", "Yes");
  await submit("Create account").click();
  await expect.element(errorArea()).toMatchTextContent(`Role: ${required}`);
  await expect.element(errorArea()).toMatchTextContent(`Training institution: ${required}`);
  await choose("role", "SUPERVISOR");
  await submit("Create account").click();
  await expectFault(field("Clinical unit"), required);
  await errorArea()
    .getByRole("link", { name: /^Head of department/ })
    .click();
  await expect.element(submit("Find your head of department")).toHaveFocus();
});

test("[S4.016 S4.017 S4.018 S7.016 S8.030] 406 shows the HOD warning; ticked, the form is sent again with confirmedHod", async () => {
  const message = "Please confirm.";
  const sent = answer(supervisorPath, { status: 406, body: { message } });
  await openSupervisorForm();
  await field("Clinical unit").fill("Ward 7");
  await inviteHod({ emailAddress: "hod@example.org", name: "Ayanda Khumalo" });
  await submit("Create account").click();
  const box = page.getByRole("checkbox", { name: /^I confirm that this is my head/ });
  await expect.element(box).toBeVisible();
  await expect.element(box).not.toBeChecked();
  await expect.element(errorArea()).toHaveFocus();
  await submit("Create account").click();
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ confirmedHod: false });
  await box.click();
  await submit("Create account").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toMatchObject({
    confirmedHod: true,
    hodInvite: { emailAddress: "hod@example.org", name: "Ayanda Khumalo" },
  });
  expect(sent[1]?.body).not.toHaveProperty("hodId");
});

test("[S4.009 S4.010 S4.021 S4.023 S4.024 S4.026] what is changed hides and empties what depends on it", async () => {
  await openSupervisorForm();
  await chooseAt("Discipline", 2);
  await expect.element(field("Speciality")).toHaveValue("");
  await expect.element(field("Grade")).toHaveLength(0);
  await choose("academicSector", "No");
  await expect.element(field("Training institution")).toHaveLength(0);
  await choose("academicSector", "Yes");
  await expect.element(field("Training institution")).toHaveValue("");
  await expect.element(field("Clinical unit")).toHaveLength(0);
});

test.each([
  ["hcp", "No", null],
  ["trainee", "Yes", "TRAINEE"],
] as const)(
  "[S4.016 S4.017 S4.018 S7.016 S8.030] 406 on /v1/signup/%s shows the HOD warning; confirmed, the same press sends again",
  async (path, sector, role) => {
    const sent = answer(`/api/academic/v1/signup/${path}`, {
      status: 406,
      body: { message: "Your HOD." },
    });
    await open("/signup/academic");
    await fillAcademicForm(person);
    if (role === null) await choose("academicSector", sector);
    else {
      await chooseSector(role);
      await chooseAt("Training institution", 1);
    }
    await submit("Create account").click();
    await expect.element(errorArea()).toMatchTextContent("Your HOD.");
    await expect.element(errorArea()).toHaveFocus();
    await expect.element(page.css(".notice--error")).toHaveLength(0);
    expect(sent[0]?.body).not.toHaveProperty("confirmedHod");
    const box = page.getByRole("checkbox", {
      name: "I confirm what is said of my head of department",
    });
    await submit("Create account").click();
    await expect.element(box).toHaveAttribute("aria-invalid", "true");
    expect(sent).toHaveLength(1);
    await box.click();
    await submit("Create account").click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.body).toMatchObject({ confirmedHod: true });
  },
);

const lookups = "/api/academic";
const communication = "There was an error communicating with the server. Please try again later.";

for (const path of [
  "/v1/lookup/countries",
  "/v1/lookup/disciplines",
  "/v2/lookups/roles",
  "/v2/lookups/trainingInstitutions",
]) {
  test(`[S8.002 S8.037] when ${path} fails, the red area says so once, and can be asked to try again`, async () => {
    answer(lookups + path, { status: 503, body: { message: "Inner words" } });
    await open("/signup/academic");
    await expect.element(errorArea()).toHaveTextContent(communication);
    await expect.element(errorArea()).toHaveFocus();
    await expect.element(field("Name")).toBeVisible();
    letThrough(lookups + path);
    await submit("Try again").first().click();
    await expect.element(errorArea()).toHaveLength(0);
    await expect.element(page.css("main")).toHaveFocus();
    await expect.element(field("Discipline")).toBeEnabled();
  });
}

test("[S8.002 S8.037 S4.023] a list that fails while the form is filled in takes the focus, and gives it back", async () => {
  const specialities = /\/v1\/lookup\/discipline\/[^/]+\/specialities$/;
  answer(specialities, { status: 500, body: {} });
  await open("/signup/academic");
  await expect.element(field("Discipline")).toBeEnabled();
  focus(field("Discipline"));
  await chooseAt("Discipline", 1);
  await expect.element(errorArea()).toHaveTextContent(communication);
  await expect.element(errorArea()).toHaveFocus();
  await submit("Try again").first().click();
  await expect.element(errorArea()).toHaveFocus();
  letThrough(specialities);
  await submit("Try again").first().click();
  await expect.element(errorArea()).toHaveLength(0);
  await expect.element(field("Discipline")).toHaveFocus();
  await expect.element(field("Speciality")).toBeEnabled();
});
