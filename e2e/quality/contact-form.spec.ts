import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { inLooks, isWhole, oneLookAt } from "../fixtures/looks.ts";
import { newPerson } from "../fixtures/people.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const contactRequest = "/api/practice/brochure/contactRequest";

async function fill(page: Page) {
  const person = newPerson();
  await field(page, "Name").fill(person.firstname);
  await field(page, "Last name").fill(person.lastname);
  await field(page, "Email address").fill(person.emailAddress);
  await field(page, "Phone number").fill(person.cellularNumber);
}

for (const path of isWhole ? ["/practice", "/med-e-mass"] : ["/practice"]) {
  test(`[S5.076 S8.036 S8.040 S2.059] the contact form of ${path}, faulty, failed and sent, has no accessibility fault`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await open(page, path);
    await submit(page, "Contact me").click();
    await expect(errorArea(page)).toBeVisible();
    await expectAccessible(page, oneLookAt(0));
    await fill(page);
    await answer(page, contactRequest, { status: 503, body: { message: "Later." } });
    await submit(page, "Contact me").click();
    await expect(errorArea(page)).toHaveText("Later.");
    await expectAccessible(page, oneLookAt(1));
    await answer(page, contactRequest, { status: 200, body: {} });
    await submit(page, "Contact me").click();
    await expect(submit(page, "Request sent")).toBeDisabled();
    await expectAccessible(page, oneLookAt(2));
  });
}

/** Outside nightly runs the page without a header; states.spec.ts opens the texts of the others. */
for (const path of isWhole ? ["/practice", "/med-e-mass"] : ["/med-e-mass"]) {
  test(`[S2.083 S2.084 S2.085] the legal texts of ${path} have no accessibility fault`, async ({
    page,
  }) => {
    await open(page, path);
    for (const name of ["Privacy", "Terms and Conditions", /POPI/]) {
      await page.getByRole("contentinfo").getByRole("button", { name }).click();
      await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).not.toHaveCount(0);
      await inLooks(page, oneLookAt(3), () => expectNoViolations(page));
      await page.keyboard.press("Escape");
    }
  });
}

test("[S2.083 S2.086] without JavaScript the legal texts have no accessibility fault", async ({
  browser,
}) => {
  // JavaScript stays on, because axe needs it; the site's own scripts are blocked instead.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/about");
  await page.evaluate(() => {
    for (const hidden of document.querySelectorAll("noscript")) {
      const shown = document.createElement("div");
      shown.innerHTML = hidden.textContent;
      hidden.replaceWith(shown);
    }
  });
  await expectNoViolations(page);
  await context.close();
});
