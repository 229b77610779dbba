import { expect } from "@playwright/test";
import { openSupervisorForm } from "../fixtures/academic-form.ts";
import { field, submit } from "../fixtures/form.ts";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";

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
