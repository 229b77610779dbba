import { messages } from "@frontdoor/contract/messages.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseSector, inviteHod, openSupervisorForm } from "../../../../test/academic-form.ts";
import { answer, holdBack, whenQuiet } from "../../../../test/back-end.ts";
import { expectFault, field, submit, typedInto } from "../../../../test/form.ts";
import { press } from "../../../../test/keyboard.ts";
import { choose, chooseAt } from "../../../../test/lists.ts";
import { open } from "../../../../test/open-screen.tsx";
import { onScreen, placeOf } from "../../../../test/screen.ts";

const search = /\/api\/academic\/v2\/departments\/searchHod/;
const hod = (place: { id: string; name: string }) => ({
  id: "hod-5",
  user: { name: "Ayanda", surname: "Khumalo" },
  trainingInstitution: place,
  speciality: null,
});

test("[S2.131 S2.171 S2.172 S3.059 S3.060 S7.030 S7.031 S7.032] the HOD search is prefilled, filters and lists, and the chosen one is taken over", async () => {
  const sent = answer(search, {
    status: 200,
    body: [hod({ id: "elsewhere", name: "Another hospital" })],
  });
  await openSupervisorForm();
  const speciality = typedInto(field("Speciality"));
  const institute = typedInto(field("Training institution"));
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await expect.element(field("Speciality", modal)).toHaveValue(speciality);
  await expect.element(field("Institution", modal)).toHaveValue(institute);
  await field("Search term", modal).fill("Khumalo");
  await press("Enter", field("Search term", modal));
  await expect.poll(() => sent.length).toBe(2);
  const query = new URL(sent[1]?.url ?? "").searchParams;
  expect(Object.fromEntries(query)).toEqual({ searchTerm: "Khumalo", speciality, institute });
  await modal.getByRole("button", { name: "Choose Ayanda Khumalo" }).click();
  await expect.element(modal).toHaveLength(0);
  await expect.element(submit("Choose another")).toHaveFocus();

  const box = page.getByRole("checkbox", { name: /^I confirm that this is my head/ });
  await box.click();
  await chooseAt("Training institution", 2);
  await expect.element(box).not.toBeChecked();
});

test("[S2.171 S4.019 S4.020 S6.004] what is prefilled outlasts a list that comes late, and a head of department of the same institution needs no confirmation", async () => {
  await openSupervisorForm();
  const institute = typedInto(field("Training institution"));
  answer(search, { status: 200, body: [hod({ id: institute, name: "Here" })] });
  const letGo = holdBack("/api/academic/v2/lookups/trainingInstitutions");
  await open("/signup/academic");
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await expect.element(field("Institution", modal)).toBeDisabled();
  letGo();
  await expect.element(field("Institution", modal)).toHaveValue(institute);
  await page.getByRole("button", { name: "Choose Ayanda Khumalo" }).click();
  await expect.element(submit("Choose another")).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /^I confirm/ })).toHaveLength(0);
});

test("[S2.171 S2.172 S7.031] where institution and speciality find nobody, the search widens, says so and offers the invite", async () => {
  const sent = answer(search, { status: 200, body: [] });
  await openSupervisorForm();
  const institute = typedInto(field("Training institution"));
  const wider = answer(/searchHod\?institute=[^&]+$/, {
    status: 200,
    body: [hod({ id: institute, name: "Here" })],
  });
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await expect
    .element(
      modal.getByText(
        "Nobody was found with this speciality. These have any speciality. One was found.",
      ),
    )
    .toBeVisible();
  expect([sent.length, wider.length]).toEqual([1, 1]);
  await expect
    .element(modal.getByRole("button", { name: "Invite a new head of department" }))
    .toBeVisible();
});

test("[S2.172 SEC-D14] a term of one or two letters is told at its field, and nothing is sent", async () => {
  const sent = answer(search, { status: 200, body: [] });
  await open("/signup/academic");
  await chooseSector("SUPERVISOR");
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await expect.poll(() => sent.length).toBe(1);
  await field("Search term", modal).fill("kh");
  await modal.getByRole("button", { name: "Search" }).click();
  await expectFault(field("Search term", modal), messages.minimumLength(3));
  await expect.element(field("Search term", modal)).toHaveFocus();
  expect(sent).toHaveLength(1);
});

test("[S2.171 SEC-D14] opened before a place is chosen it says what to enter, and asks for nobody", async () => {
  const sent = answer(search, { status: 200, body: [] });
  await open("/signup/academic");
  await choose("academicSector", "Yes");
  await choose("role", "SUPERVISOR");
  await submit("Find your head of department").click();
  await expect
    .element(page.getByText("Enter a name, or choose a speciality or an institution."))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test("[S2.171 S2.172 S7.032] opened with an institution alone it lists who is there, sorted as the answer is", async () => {
  const sent = answer(search, {
    status: 200,
    body: [hod({ id: "elsewhere", name: "Another hospital" })],
  });
  await open("/signup/academic");
  await chooseSector("SUPERVISOR");
  const institute = typedInto(field("Training institution"));
  await submit("Find your head of department").click();
  await expect.element(page.getByRole("button", { name: "Choose Ayanda Khumalo" })).toBeVisible();
  expect(new URL(sent[0]?.url ?? "").search).toBe(`?institute=${institute}`);
});

test("[S2.172 S2.173] the invite is offered once the list has come, which would move its button from under a press; a search after coming back keeps the focus", async () => {
  answer(search, { status: 200, body: [] });
  const letGo = holdBack(search);
  await open("/signup/academic");
  await chooseSector("SUPERVISOR");
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  const invite = modal.getByRole("button", { name: "Invite a new head of department" });
  await expect.element(modal.getByText("Searching")).toBeVisible();
  await expect.element(invite).toHaveLength(0);
  letGo();
  await invite.click();
  await modal.getByRole("button", { name: "Back to the search" }).click();
  await expect.element(invite).toHaveFocus();
  await press("Enter", field("Search term", modal));
  await whenQuiet();
  await expect.element(invite).toBeVisible();
  await expect.element(field("Search term", modal)).toHaveFocus();
});

test("[S5.064 S5.065 S5.066 S5.067] an invite of a head of department needs a valid address and a name of letters", async () => {
  await open("/signup/academic");
  await chooseSector("SUPERVISOR");
  await submit("Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await modal.getByRole("button", { name: "Invite a new head of department" }).click();
  const invite = modal.getByRole("button", { name: "Invite", exact: true });
  await invite.click();
  await expect
    .element(modal.getByRole("alert"))
    .toMatchTextContent("Email address: The field is required");
  await expect.element(modal.getByRole("alert")).toMatchTextContent("Name: The field is required");
  await field("Email address", modal).fill("hod");
  await field("Name", modal).fill("Ayanda 2");
  await invite.click();
  await expect
    .element(modal.getByRole("alert"))
    .toMatchTextContent("The Email address field is invalid");
  await expect.element(modal.getByRole("alert")).toMatchTextContent("The Name field is invalid");
  await press("Escape");
  await expect.element(submit("Find your head of department")).toHaveFocus();
});

test("[S2.171] a long address of an invited head of department stays within the form of a small phone", async () => {
  await openSupervisorForm();
  await onScreen(320, 568);
  await inviteHod({ emailAddress: "nomvuladlamini.1967@example.org", name: "Nomvula Dlamini" });
  const invited = placeOf(page.getByText("We will invite them at"));
  const form = placeOf(page.getByRole("region", { name: "Training" }));
  expect(invited.x + invited.width).toBeLessThanOrEqual(form.x + form.width - 16);
});
