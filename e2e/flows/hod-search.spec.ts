import { expect } from "@playwright/test";
import { chooseSector, openSupervisorForm } from "../fixtures/academic-form.ts";
import { field, submit } from "../fixtures/form.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const search = /\/api\/academic\/v2\/departments\/searchHod/;
const hod = (place: { id: string; name: string }) => ({
  id: "hod-5",
  user: { name: "Ayanda", surname: "Khumalo" },
  trainingInstitution: place,
  speciality: null,
});

test("[S2.131 S2.171 S2.172 S3.059 S3.060 S7.030 S7.031 S7.032] the HOD search is prefilled, filters and lists, and the chosen one is taken over", async ({
  page,
}) => {
  const sent = await answer(page, search, {
    status: 200,
    body: [hod({ id: "elsewhere", name: "Another hospital" })],
  });
  await openSupervisorForm(page);
  const speciality = await field(page, "Speciality").inputValue();
  const institute = await field(page, "Training institution").inputValue();
  await submit(page, "Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await expect(field(modal, "Speciality")).toHaveValue(speciality);
  await expect(field(modal, "Institution")).toHaveValue(institute);
  await field(modal, "Search term").fill("Khumalo");
  await field(modal, "Search term").press("Enter");
  await expect.poll(() => sent.length).toBe(2);
  const query = new URL(sent[1]?.url ?? "").searchParams;
  expect(Object.fromEntries(query)).toEqual({ searchTerm: "Khumalo", speciality, institute });
  await modal.getByRole("button", { name: "Choose Ayanda Khumalo" }).click();
  await expect(modal).toHaveCount(0);
  await expect(submit(page, "Choose another")).toBeFocused();

  const box = page.getByRole("checkbox", { name: /^I confirm that this is my head/ });
  await box.check();
  await field(page, "Training institution").selectOption({ index: 2 });
  await expect(box).not.toBeChecked();
});

test("[S2.171] a list that arrives after the HOD search was opened keeps what is prefilled", async ({
  page,
}) => {
  await openSupervisorForm(page);
  const institute = await field(page, "Training institution").inputValue();
  const letGo = await holdBack(page, "/api/academic/v2/lookups/trainingInstitutions");
  await page.reload();
  await submit(page, "Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await expect(field(modal, "Institution")).toBeDisabled();
  letGo();
  await expect(field(modal, "Institution")).toBeEnabled();
  await expect(field(modal, "Institution")).toHaveValue(institute);
});

test("[S4.019 S4.020 S6.004] a head of department of the same institution needs no confirmation", async ({
  page,
}) => {
  await openSupervisorForm(page);
  const institute = await field(page, "Training institution").inputValue();
  await answer(page, search, { status: 200, body: [hod({ id: institute, name: "Here" })] });
  await submit(page, "Find your head of department").click();
  await page.getByRole("button", { name: "Choose Ayanda Khumalo" }).click();
  await expect(submit(page, "Choose another")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^I confirm/ })).toHaveCount(0);
});

test("[S5.064 S5.065 S5.066 S5.067] an invite of a head of department needs a valid address and a name of letters", async ({
  page,
}) => {
  await open(page, "/signup/academic");
  await chooseSector(page, "SUPERVISOR");
  await submit(page, "Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await modal.getByRole("button", { name: "Invite a new head of department" }).click();
  const invite = modal.getByRole("button", { name: "Invite", exact: true });
  await invite.click();
  await expect(modal.getByRole("alert")).toContainText("Email address: The field is required");
  await expect(modal.getByRole("alert")).toContainText("Name: The field is required");
  await field(modal, "Email address").fill("hod");
  await field(modal, "Name").fill("Ayanda 2");
  await invite.click();
  await expect(modal.getByRole("alert")).toContainText("The Email address field is invalid");
  await expect(modal.getByRole("alert")).toContainText("The Name field is invalid");
  await page.keyboard.press("Escape");
  await expect(submit(page, "Find your head of department")).toBeFocused();
});
