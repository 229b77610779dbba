import { brand } from "@frontdoor/brand/brand.ts";
import { expect, type Page } from "@playwright/test";
import { field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const contactRequest = "/api/practice/brochure/contactRequest";

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
  test(`[S1.035 S2.013 S2.057 S2.059 S2.060 S3.065 S7.074 S7.075] ${path} sends a contact request, which the operator receives by mail`, async ({
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
