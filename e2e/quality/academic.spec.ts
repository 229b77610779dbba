import { expect, type Page } from "@playwright/test";
import { chooseSector } from "../fixtures/academic-form.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { submit } from "../fixtures/form.ts";
import { inLooks, isWhole, type Look } from "../fixtures/looks.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

const waiting = "/verifyEmail?email=somebody.with.a.long.name%40department.example.org&role=HCP";
const modalOf = (page: Page) => page.getByRole("dialog", { name: "Head of department" });

const allLooks: readonly Look[] = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 1440 },
  { colorScheme: "light", width: 320 },
  { colorScheme: "dark", width: 390 },
  // A window of 1280 px at 200 % zoom.
  { colorScheme: "light", width: 640 },
];
/** Outside nightly runs the widest screen, and the narrowest for what fits. */
const shownLooks = isWhole ? allLooks : allLooks.slice(1, 2);

async function expectFine(page: Page): Promise<void> {
  // On a phone the form's progress stays in view, over the text to which a test has scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, shownLooks);
  await inLooks(page, isWhole ? allLooks : allLooks.slice(2, 3), () => expectWithinScreen(page));
}

test("[S2.130 S2.131 S4.019] a supervisor's form, the HOD search and the warning have no accessibility fault and fit the screen", async ({
  page,
}) => {
  const hod = {
    id: "hod-5",
    user: { name: "Ayanda-Nomvula", surname: "Khumalo-van der Westhuizen" },
    trainingInstitution: { id: "elsewhere", name: "Another hospital with a long name" },
    speciality: null,
  };
  await answer(page, /searchHod/, { status: 200, body: [hod] });
  await open(page, "/signup/academic");
  await chooseSector(page, "SUPERVISOR");
  await submit(page, "Create account").click();
  await expectFine(page);
  await submit(page, "Find your head of department").click();
  const choice = modalOf(page).getByRole("button", { name: /^Choose/ });
  await expect(choice).toBeVisible();
  await expectFine(page);
  await choice.click();
  await expect(page.getByRole("checkbox", { name: /^I confirm/ })).toBeVisible();
  await expectFine(page);
  await submit(page, "Choose another").click();
  await page.getByRole("button", { name: "Invite a new head of department" }).click();
  await modalOf(page).getByRole("button", { name: "Invite", exact: true }).click();
  await expectFine(page);
});

test("[S2.161 S2.162] the states of the activation have no accessibility fault and fit the screen", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const path = "/api/academic/v1/signup/verifyEmail";
  await open(page, waiting);
  await page.getByRole("button", { name: "Use another address" }).click();
  await page.getByRole("button", { name: "Use this address" }).click();
  await expectFine(page);
  for (const [status, body] of [
    [200, {}],
    [200, { confirmationNeeded: true }],
    [400, { message: "This link has expired.", code: "VERIFICATION_EXPIRED" }],
  ] as const) {
    await answer(page, path, { status, body });
    await open(page, `${waiting}&verificationCode=code-${status}`);
    await expect(page.getByText("Activating your account")).toHaveCount(0);
    await expectFine(page);
  }
});
