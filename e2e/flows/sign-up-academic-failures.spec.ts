import { expect } from "@playwright/test";
import { fillAcademicForm, inviteHod, openSupervisorForm } from "../fixtures/academic-form.ts";
import { errorArea, expectFault, expectNoFault, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { choose } from "../fixtures/practice-form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const supervisorPath = "/api/academic/v1/signup/supervisor";
const loginPath = "/api/academic/v1/security/brochureLogin";
const required = "The field is required";

test("[S5.017 S5.018 S5.019 S5.021 S5.023 S5.024 S5.026 S5.029 S5.030 S5.031 S5.041 S8.001] an empty form names every required field and sends nothing", async ({
  page,
}) => {
  const sent = await answer(page, /\/v1\/signup\//, { status: 200, body: {} });
  await open(page, "/signup/academic");
  await expect(field(page, "Discipline")).toBeEnabled();
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toContainText("You have not completed this form correctly.");
  await expect(errorArea(page)).toBeFocused();
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
    await expectFault(field(page, label), required);
  }
  await expectNoFault(field(page, "Practice number"));
  expect(sent).toEqual([]);
});

test("[S5.035 S5.036 S5.037 S5.038 S6.003] a supervisor without unit and HOD is told so, and the message leads to the HOD search", async ({
  page,
}) => {
  await open(page, "/signup/academic");
  await choose(page, "academicSector", "Yes");
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toContainText(`Role: ${required}`);
  await expect(errorArea(page)).toContainText(`Training institution: ${required}`);
  await choose(page, "role", "SUPERVISOR");
  await submit(page, "Create account").click();
  await expectFault(field(page, "Clinical unit"), required);
  await errorArea(page)
    .getByRole("link", { name: /^Head of department/ })
    .click();
  await expect(submit(page, "Find your head of department")).toBeFocused();
});

test("[S4.016 S4.017 S4.018 S7.016 S8.030] 406 shows the HOD warning; ticked, the form is sent again with confirmedHod", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const message = "Please confirm.";
  const sent = await answer(page, supervisorPath, { status: 406, body: { message } });
  await openSupervisorForm(page);
  await field(page, "Clinical unit").fill("Ward 7");
  await inviteHod(page, { emailAddress: "hod@example.org", name: "Ayanda Khumalo" });
  await submit(page, "Create account").click();
  const box = page.getByRole("checkbox", { name: /^I confirm that this is my head/ });
  await expect(box).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(errorArea(page)).toBeFocused();
  await submit(page, "Create account").click();
  await expect(box).toHaveAttribute("aria-invalid", "true");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ confirmedHod: false });
  await box.check();
  await submit(page, "Create account").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toMatchObject({
    confirmedHod: true,
    hodInvite: { emailAddress: "hod@example.org", name: "Ayanda Khumalo" },
  });
  expect(sent[1]?.body).not.toHaveProperty("hodId");
});

test("[S4.009 S4.010 S4.021 S4.023 S4.024 S4.026] what is changed hides and empties what depends on it", async ({
  page,
}) => {
  await openSupervisorForm(page);
  await field(page, "Discipline").selectOption({ index: 2 });
  await expect(field(page, "Speciality")).toHaveValue("");
  await expect(field(page, "Grade")).toHaveCount(0);
  await choose(page, "academicSector", "No");
  await expect(field(page, "Training institution")).toHaveCount(0);
  await choose(page, "academicSector", "Yes");
  await expect(field(page, "Training institution")).toHaveValue("");
  await expect(field(page, "Clinical unit")).toHaveCount(0);
});

test("[S7.017 S8.037] another refusal is shown, and nothing that was typed is lost", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, "/api/academic/v1/signup/hcp", { status: 400, body: { message: "No." } });
  const person = newPerson();
  await open(page, "/signup/academic");
  await fillAcademicForm(page, person);
  await choose(page, "academicSector", "No");
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toHaveText("No.");
  await expect(field(page, "Email address")).toHaveValue(person.emailAddress);
  await expect(field(page, "Password")).toHaveValue(person.password);

  await page.reload();
  await expect(field(page, "Email address")).toHaveValue(person.emailAddress);
  await expect(field(page, "Discipline")).not.toHaveValue("");
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "ID number")).toHaveValue("");
});

test("[S4.015] where the login after the registration fails, the login says why", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, "/api/academic/v1/signup/hcp", { status: 200, body: {} });
  await answer(page, loginPath, { status: 401, body: { message: "Not yet." } });
  await open(page, "/signup/academic");
  await fillAcademicForm(page, newPerson());
  await choose(page, "academicSector", "No");
  await submit(page, "Create account").click();
  await expect(page).toHaveURL(/\/login\/academic$/);
  await expect(errorArea(page)).toHaveText("Not yet.");
});

test("[S4.016 S7.016 S8.030] 406 shows the HOD warning also to whoever names no head of department", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, "/api/academic/v1/signup/hcp", {
    status: 406,
    body: { message: "Your HOD." },
  });
  await open(page, "/signup/academic");
  await fillAcademicForm(page, newPerson());
  await choose(page, "academicSector", "No");
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toHaveText("Your HOD.");
  await expect(errorArea(page)).toBeFocused();
  await expect(page.locator(".notice--error")).toHaveCount(0);
});

test("[S7.045 S8.027] an invite that cannot be had is told, and the form works without it", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await open(page, "/signup/academic?inviteKey=unknown-key");
  await expect(errorArea(page)).toHaveText("Unable to retrieve invite data");
  await expect(field(page, "Email address")).toHaveValue("");
});

test("[SEC-C13 SEC-F10 S4.032] an invite's key leaves the address bar and is nowhere kept, and a reload still has it", async ({
  page,
}) => {
  const key = "the-key-of-an-academic-invite";
  const invite = { emailAddress: "invited@example.org", name: "Thandi", role: "TRAINEE" };
  const asked = await answer(page, `/api/academic/v1/signup/invite/${key}`, {
    status: 200,
    body: invite,
  });
  await open(page, `/signup/academic?inviteKey=${key}`);
  await expect(field(page, "Email address")).toHaveValue(invite.emailAddress);
  await expect(page).toHaveURL(/\/signup\/academic$/);
  await field(page, "Surname").fill("Mokoena");
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(field(page, "Surname")).toHaveValue("Mokoena");
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).toContain("Mokoena");
  expect(kept).not.toContain(key);
});

const lookups = "/api/academic";
const communication = "There was an error communicating with the server. Please try again later.";

for (const path of [
  "/v1/lookup/countries",
  "/v1/lookup/disciplines",
  "/v2/lookups/roles",
  "/v2/lookups/trainingInstitutions",
]) {
  test(`[S8.002 S8.037] when ${path} fails, the red area says so once, and can be asked to try again`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await answer(page, lookups + path, { status: 503, body: { message: "Inner words" } });
    await open(page, "/signup/academic");
    await expect(errorArea(page)).toHaveText(communication);
    await expect(errorArea(page)).toBeFocused();
    await expect(field(page, "Name")).toBeVisible();
    await page.unroute(`**${lookups}${path}`);
    await submit(page, "Try again").first().click();
    await expect(errorArea(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    await expect(field(page, "Discipline")).toBeEnabled();
  });
}

test("[S8.002 S8.037 S4.023] a list that fails while the form is filled in takes the focus, and gives it back", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const specialities = /\/v1\/lookup\/discipline\/[^/]+\/specialities$/;
  await answer(page, specialities, { status: 500, body: {} });
  await open(page, "/signup/academic");
  await expect(field(page, "Discipline")).toBeEnabled();
  await field(page, "Discipline").focus();
  await field(page, "Discipline").selectOption({ index: 1 });
  await expect(errorArea(page)).toHaveText(communication);
  await expect(errorArea(page)).toBeFocused();
  await submit(page, "Try again").first().click();
  await expect(errorArea(page)).toBeFocused();
  await page.unroute(specialities);
  await submit(page, "Try again").first().click();
  await expect(errorArea(page)).toHaveCount(0);
  await expect(field(page, "Discipline")).toBeFocused();
  await expect(field(page, "Speciality")).toBeEnabled();
});
