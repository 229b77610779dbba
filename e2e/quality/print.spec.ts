import { brand } from "@frontdoor/brand/brand.ts";
import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect } from "@playwright/test";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { isWhole } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";

test("the price plans print dark on light and without pictures, from a light screen and a dark one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("/priceplans");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("row", { name: "Patient onboarding" })).toBeVisible();
    await expect(page.getByText("R970").first()).toBeVisible();
    await expect(
      page.locator(".scene, .discount svg, .heron").filter({ visible: true }),
    ).toHaveCount(0);
    const paper = await page.evaluate(() => {
      const light = (colour: string) => Number(/\d+/.exec(colour)?.[0] ?? "255");
      const { color, backgroundColor } = getComputedStyle(document.body);
      const heading = getComputedStyle(document.querySelector("h1") ?? document.body).color;
      const sheet = /, 0\)$/.test(backgroundColor) ? 255 : light(backgroundColor);
      return { text: light(color), heading: light(heading), sheet };
    });
    expect(paper.sheet - Math.max(paper.text, paper.heading)).toBeGreaterThan(150);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(2 * 1123);
  }
});

/** Outside nightly runs a page of each frame, and the one with most pictures. */
const onPaper = isWhole
  ? [...brochurePages, "/login/practice"]
  : ["/academic", "/med-e-mass", "/login/practice"];

for (const path of onPaper) {
  test(`${path} prints the contact details, no links that do not work on paper, no empty frames, and dark text where browsers leave backgrounds out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    for (const words of [brand.email, brand.phone.text]) {
      await expect(footer.getByText(words)).toBeVisible();
    }
    await expect(footer.getByRole("navigation").or(footer.getByRole("button"))).toHaveCount(0);
    await expect(footer.getByLabel("Appearance")).toBeHidden();
    const controls = page.locator(".button, .language-links").filter({ visible: true });
    await expect(controls, "controls, which mean nothing on paper").toHaveCount(0);
    const pictures = page.locator(".plan-box__figure, .chapter__figure, .footer__bank");
    await expect(pictures.filter({ visible: true })).toHaveCount(0);
    await page.evaluate(leaveGroundsOut);
    await expectReadableTexts(page);
  });
}

test("the price plans print their prices once below all features, and a dash for what a plan lacks", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/priceplans");
  // A table's foot is printed at the end of each sheet of paper.
  await expect(page.locator(".plans tfoot")).toHaveCSS("display", "table-row-group");
  await page.evaluate(leaveGroundsOut);
  const dash = page.locator(".dash").first();
  await expect(dash).toHaveCSS("border-top-style", "solid");
  await expect(dash).toHaveCSS("border-top-width", "2px");
});

test("[S1.048 S2.038] /academic prints the screens of all three devices", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/academic");
  await expect(page.getByRole("tabpanel")).toHaveCount(3);
  await expect(page.getByRole("tab")).toHaveCount(0);
});

function leaveGroundsOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { background: #fff !important }");
  document.adoptedStyleSheets.push(sheet);
}
