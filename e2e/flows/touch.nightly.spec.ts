import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import type { Page } from "@playwright/test";
import { chooseSector } from "../fixtures/academic-form.ts";
import { openFinder } from "../fixtures/find-doctor.ts";
import { chooseProduct, errorArea, field, submit } from "../fixtures/form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { expectTargets } from "../fixtures/touch.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ watch }) => watch.allow(refusedRequest));

for (const path of brochurePages) {
  test(`[S0.002] every control of ${path} is large enough for a finger`, async ({ page }) => {
    await open(page, path);
    await expectTargets(page);
  });
}

/** Submits a form with faulty fields and waits for its errors. */
async function sendFaulty(page: Page, button: string): Promise<void> {
  await submit(page, button).click();
  await errorArea(page).waitFor();
}

test("[S0.002 S2.046] every control of the doctor finder is large enough for a finger", async ({
  page,
}) => {
  await openFinder(page);
  await expectTargets(page);
});

for (const [path, button] of [
  ["/login/practice", "Login"],
  ["/forgotusername", "Request Reminder"],
  ["/passwordreset/ud/token", "Change Password"],
] as const) {
  test(`[S0.002] every control of ${path} is large enough for a finger, also with error messages`, async ({
    page,
  }) => {
    await open(page, path);
    await expectTargets(page);
    await sendFaulty(page, button);
    await expectTargets(page);
  });
}

test("[S0.002 S2.137] every control of the forgotten password is large enough for a finger, also with the code", async ({
  page,
}) => {
  const path = "/api/practice/security/password/requestReset";
  await answer(page, path, { status: 200, body: { otpAvailable: true } });
  await open(page, "/forgotpassword");
  await chooseProduct(page, "Practice");
  await expectTargets(page);
  await field(page, "Username").fill("nomvula");
  await submit(page, "Send instructions").click();
  await field(page, "One-time password").waitFor();
  await expectTargets(page);
});

test("[S0.002 S2.131] every control of the academic sign-up and its HOD search is large enough for a finger", async ({
  page,
}) => {
  const hod = { id: "hod-5", user: { name: "Ayanda", surname: "Khumalo" } };
  const body = [{ ...hod, trainingInstitution: null, speciality: null }];
  await answer(page, /\/v2\/departments\/searchHod/, { status: 200, body });
  await open(page, "/signup/academic");
  await chooseSector(page, "SUPERVISOR");
  await expectTargets(page);
  await submit(page, "Find your head of department").click();
  await page.getByRole("button", { name: "Choose Ayanda Khumalo" }).waitFor();
  await expectTargets(page);
});

test("[S0.002 S2.158] every control of the page that waits for the verification is large enough for a finger", async ({
  page,
}) => {
  await open(page, "/verifyEmail?email=thandi%40example.org&role=TRAINEE");
  await submit(page, "Use another address").click();
  await expectTargets(page);
});
