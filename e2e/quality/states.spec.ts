import { colours } from "@frontdoor/brand/colours.ts";
import { expect } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { isWhole, looks, oneLookAt, restOrPressed } from "../fixtures/looks.ts";
import { whenListsAreThere } from "../fixtures/practice-form.ts";
import { expectReadablePressed } from "../fixtures/pressed-states.ts";
import { askForReset } from "../fixtures/recovery.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen } from "../fixtures/within-screen.ts";

test("[S8.037 S5.086] a faulty sign-up form has no accessibility fault, and its messages fit a narrow screen", async ({
  page,
}) => {
  await open(page, "/signup/practice");
  await whenListsAreThere(page);
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toBeVisible();
  await expectAccessible(page, oneLookAt(0));
  await expectFitsNarrowScreen(page);
});

test("[S2.049 S2.052] searching and choosing a practice has no accessibility fault", async ({
  page,
}) => {
  const body = [{ id: "7", name: "Naidoo Orthopaedics" }];
  await answer(page, /\/practice\/search\?/, { status: 200, body });
  await open(page, "/signup/patient");
  await page.getByRole("button", { name: "Search for your doctor" }).click();
  await page.getByRole("combobox", { name: "Practice name" }).fill("Naid");
  const found = page.getByRole("option", { name: /Naidoo/ });
  await found.hover();
  await expectAccessible(page, oneLookAt(1));
  await found.click();
  await expect(page.getByText(/You have selected/)).toBeVisible();
  await expectAccessible(page, oneLookAt(2));
});

test("[S2.166 S2.167] a removal to confirm has no accessibility fault, a red final button, and enough contrast, under the pointer as well", async ({
  page,
}) => {
  const path = "/api/practice/profile/deleterequest/validate/some-token";
  const body = { userId: "user-7", maskedEmail: "l***@e***.org" };
  await answer(page, path, { status: 200, body });
  await open(page, "/requestremoval/some-token");
  const remove = submit(page, "Confirm removal");
  await expect(remove).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { error: red } = colours("patient", colorScheme);
    await expect(remove).toHaveCSS("background-color", rgb(red));
  }
  const { atRest, pressed } = restOrPressed(3);
  await expectAccessible(page, atRest);
  await expectReadablePressed(page, pressed);
});

test("[S0.001 S0.002] a removal link that is not valid has no accessibility fault", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await open(page, "/requestremoval/token");
  await expect(errorArea(page)).toBeVisible();
  await expectAccessible(page, oneLookAt(5));
});

test("[S2.140 S2.143] the code form has no accessibility fault", async ({ page }) => {
  const path = "/api/practice/security/password/requestReset";
  await answer(page, path, { status: 200, body: { otpAvailable: true } });
  await askForReset(page, "nomvula");
  await expect(field(page, "One-time password")).toBeVisible();
  await expectAccessible(page, oneLookAt(6));
});

/** Outside nightly runs one legal text for each colour of a product: the others differ in words alone. */
const modals = [
  ["/practice", "Terms and Conditions"],
  ["/academic", "Terms and Conditions"],
  ["/", "Watch the intro"],
  ["/", "Search for your doctor"],
  ["/", "Privacy"],
  ["/", "Protection of Personal Information (POPI)"],
] as const;

for (const [place, [path, name]] of (isWhole ? modals : modals.slice(0, 4)).entries()) {
  test(`[S2.083 S2.084 S2.085] the modal ${name} of ${path} has enough contrast and no accessibility fault`, async ({
    page,
    watch,
  }) => {
    // Axe posts a message to the iframe of the video before its origin is known.
    if (name === "Watch the intro") watch.allow(/Failed to execute 'postMessage' on 'DOMWindow'/);
    await open(page, path);
    await page.getByRole("button", { name, exact: true }).first().click();
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText(/^Loading|is on its way\.$/)).toHaveCount(0);
    // The script of a text may still be on its way, behind a spinner without words: then the buttons move.
    await expect(page.getByRole("dialog").locator(".loading")).toHaveCount(0);
    const desk = looks.filter(({ width }) => width === 1440);
    const { atRest, pressed } = restOrPressed(place, desk);
    await expectAccessible(page, atRest);
    await expectReadablePressed(page, pressed);
  });
}

/** A hex colour as browsers compute it, `rgb(r, g, b)`. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(", ")})`;
}
