import { videoOrigin } from "@frontdoor/brand/brand.ts";
import { expect } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { hoverAndFocusAll } from "../fixtures/pressed-states.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const pages = [
  "/",
  "/practice",
  "/academic",
  "/about",
  "/packages",
  "/priceplans",
  "/med-e-mass",
  "/login/practice",
  "/login/patient",
  "/signup/academic",
  "/forgotpassword",
];
const modals = [
  ["/", "Privacy"],
  ["/practice", "Terms and Conditions"],
  ["/academic", "Terms and Conditions"],
  ["/", "Protection of Personal Information (POPI)"],
  ["/", "Watch the intro"],
  ["/", "Search for your doctor"],
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const path of pages) {
        test(`[S0.001 S0.002] every text of ${path} can be read, at rest, under the pointer and with the focus`, async ({
          page,
        }) => {
          await open(page, path);
          await expectReadableTexts(page);
          await hoverAndFocusAll(page);
          await expectReadableTexts(page);
        });
      }
    });
  }

  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [path, name] of modals) {
      test(`[S2.083 S2.084 S2.085] the modal ${name} of ${path} can be read`, async ({
        page,
        watch,
      }) => {
        watch.allow(new RegExp(`^foreign request: ${videoOrigin}/`));
        await page.route(`${videoOrigin}/**`, (route) => route.fulfill({ body: "" }));
        await open(page, path);
        await page.getByRole("button", { name, exact: true }).first().click();
        await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
        await expect(page.getByText("Loading")).toHaveCount(0);
        await expectNoViolations(page);
        await expectReadableTexts(page);
        await hoverAndFocusAll(page);
        await expectReadableTexts(page);
      });
    }
  });
}
