import { brand } from "@frontdoor/brand/brand.ts";
import { expect, type Page } from "@playwright/test";
import { errorArea, expectFault, expectNoFault, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const contactRequest = "/api/practice/brochure/contactRequest";
const ownWords = "Please ensure that your contact details are entered correctly.";

async function fill(page: Page, person = newPerson()) {
  await field(page, "Name").fill(person.firstname);
  await field(page, "Last name").fill(person.lastname);
  await field(page, "Email address").fill(person.emailAddress);
  await field(page, "Phone number").fill(person.cellularNumber);
  return person;
}

for (const [path, origin] of [
  ["/practice", "practice"],
  ["/med-e-mass", "med-e-mass"],
] as const) {
  test(`[S1.035 S2.013 S2.057 S2.059 S2.060 S3.065 S7.074 S7.075] ${path} sends a contact request, which reaches whoever phones back`, async ({
    page,
    inbox,
  }) => {
    const sent = page.waitForRequest(`**${contactRequest}`);
    await open(page, path);
    const person = await fill(page);
    await submit(page, "Contact me").click();
    await expect(submit(page, "Request sent")).toBeDisabled();
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("We have your details and will phone you.");
    await expect(status).toBeFocused();
    expect((await sent).postDataJSON()).toEqual({
      origin,
      name: person.firstname,
      lastName: person.lastname,
      email: person.emailAddress,
      phoneNumber: person.cellularNumber,
      marketingConsent: false,
    });
    await inbox.waitFor(brand.email, new RegExp(person.emailAddress));
    expect(await inbox.sentTo(person.emailAddress)).toEqual([]);
  });
}

test("[S2.058 S2.060 S4.052] while it is sent the button says so and takes no press", async ({
  page,
}) => {
  const sent = await answer(page, contactRequest, { status: 200, body: {} });
  const letGo = await holdBack(page, contactRequest);
  await open(page, "/practice");
  await fill(page);
  await submit(page, "Contact me").click();
  await expect(submit(page, "Sending…")).toBeDisabled();
  await expect(submit(page, "Sending…")).toHaveAttribute("aria-busy", "true");
  await field(page, "Name").press("Enter");
  letGo();
  await expect(submit(page, "Request sent")).toBeDisabled();
  await field(page, "Name").press("Enter");
  expect(sent).toHaveLength(1);
});

for (const path of ["/practice", "/med-e-mass"]) {
  test(`[S5.068 S5.070 S5.072 S5.074 S5.076 S8.036 S8.040] empty details on ${path} get the form's own message and one at each field`, async ({
    page,
  }) => {
    const sent = await answer(page, contactRequest, { status: 200, body: {} });
    await open(page, path);
    await submit(page, "Contact me").click();
    await expect(errorArea(page)).toContainText(ownWords);
    await expect(errorArea(page)).toBeFocused();
    await expect(errorArea(page)).toBeInViewport();
    for (const label of ["Name", "Last name", "Email address", "Phone number"]) {
      await expectFault(field(page, label), "The field is required");
    }
    await errorArea(page)
      .getByRole("link", { name: /^Phone number/ })
      .click();
    await expect(field(page, "Phone number")).toBeFocused();
    expect(sent).toEqual([]);
  });
}

test("[S5.069 S5.071 S5.073 S5.075 S5.076] faulty details are told at each field", async ({
  page,
}) => {
  await open(page, "/med-e-mass");
  await fill(page, newPerson({ firstname: "N0mvula", lastname: "van d3r" }));
  await field(page, "Email address").fill("nomvula@example");
  await field(page, "Phone number").fill("12345");
  await submit(page, "Contact me").click();
  await expect(errorArea(page)).toContainText(ownWords);
  for (const label of ["Name", "Last name", "Email address", "Phone number"]) {
    await expectFault(field(page, label), `The ${label} field is invalid`);
  }
  await fill(page);
  await answer(page, contactRequest, { status: 200, body: {} });
  await submit(page, "Contact me").click();
  await expect(submit(page, "Request sent")).toBeVisible();
  await expectNoFault(field(page, "Name"));
});

test("[S5.076 S8.036] details that only the server refuses get the form's own message too", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await open(page, "/practice");
  await fill(page);
  await field(page, "Phone number").fill("+44 0000 000 000");
  await submit(page, "Contact me").click();
  await expect(errorArea(page)).toContainText(ownWords);
  await expectFault(field(page, "Phone number"), "The Phone number field is invalid");
});

test("[S7.076 S8.040 S8.044] a failure shows the server's words, loses nothing, and a second press is the same request", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, contactRequest, { status: 503, body: { message: "Later." } });
  await open(page, "/practice");
  const person = await fill(page);
  await page.getByRole("checkbox", { name: /send me news/ }).check();
  await submit(page, "Contact me").click();
  await expect(errorArea(page)).toHaveText("Later.");
  await expect(field(page, "Email address")).toHaveValue(person.emailAddress);
  await expect(page.getByRole("checkbox", { name: /send me news/ })).toBeChecked();
  await submit(page, "Contact me").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.body).toMatchObject({ marketingConsent: true });
  expect(sent[1]?.headers["idempotency-key"]).toBe(sent[0]?.headers["idempotency-key"]);
});

test("[SEC-H11] nobody agrees to marketing by leaving a box alone", async ({ page }) => {
  await open(page, "/practice");
  await expect(page.getByRole("checkbox", { name: /send me news/ })).not.toBeChecked();
});
