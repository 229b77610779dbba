import { brand } from "@frontdoor/brand/brand.ts";
import { expect } from "@playwright/test";
import { isWhole } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { videoOf } from "../fixtures/videos.ts";

const { patient, practice, academic } = brand.products;

test.use({ javaScriptEnabled: false });

for (const [path, control] of [
  ["/signup/practice", "firstname"],
  ["/signup/academic", "surname"],
] as const) {
  test(`[S0.002] without JavaScript ${path} offers its form, with a Continue button below each choice`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator(`main form #${control}`)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Parts of this form" })).toBeHidden();
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: "Passport" }).check();
    await main.getByRole("button", { name: "Continue" }).first().click();
    await expect(page.locator("main form [autocomplete=country]")).toBeInViewport();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

const hints = [
  ["/zu/signup/academic", "Khetha u-“Qhubeka”, uhlu luzovela."],
  ["/signup/academic", "Choose “Continue”, and the list appears."],
  ["/af/signup/academic", "Kies “Gaan voort”, dan verskyn die lys."],
] as const;

for (const [address, words] of isWhole ? hints : hints.slice(0, 1)) {
  test(`without JavaScript ${address} says how to get a list, instead of one that never loads`, async ({
    page,
  }) => {
    await page.goto(address);
    const hint = page.locator(".field:has([name=disciplineId]) + noscript > .field__hint");
    await expect(hint).toHaveText(words);
    await expect(hint).toBeVisible();
    await expect(page.locator("select[name=disciplineId]")).toBeHidden();
    await page.locator("main button[value=go-on]").first().click();
    await expect(page.locator("select[name=disciplineId]")).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
}

test("[S2.107 S2.109] /login shows no product before it is chosen, and links to each without JavaScript", async ({
  page,
}) => {
  await page.goto("/login");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Academic", exact: true })).toBeVisible();
  await expect(page.locator("main #username")).toBeHidden();
  await expect(page.getByText(/under construction/)).toBeHidden();
  await expect(page.locator("main input:checked")).toHaveCount(0);
  await main.getByRole("radio", { name: "Practice", exact: true }).check();
  await expect(page.locator("main #username")).toBeVisible();
});

test("[S2.119 S2.121] /signup shows no product before it is chosen, and links to each without JavaScript", async ({
  page,
}) => {
  await page.goto("/signup");
  await expect(page.getByRole("heading", { level: 1, name: "Sign up" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Academic", exact: true })).toBeVisible();
  await expect(page.getByText(/under construction/)).toBeHidden();
  await expect(page.locator("main input:checked")).toHaveCount(0);
});

test("without JavaScript account settings says what is missing, whom to ask, where to reset a password and log out, and does not pretend to load", async ({
  page,
}) => {
  await page.goto("/account");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
  await expect(main.locator(".notice")).toContainText(
    "JavaScript is needed to look after your account.",
  );
  const reset = main.getByRole("link", { name: "Forgot password", exact: true });
  await expect(reset).toHaveAttribute("href", "/forgotpassword");
  await expect(page.getByRole("status")).toBeHidden();
  await main.getByRole("link", { name: "Log out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log out?" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/logged-out$/);
});

test("[S0.002] without JavaScript a form without a product says what is missing and whom to ask", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/login/another", "Log in"],
    ["/signup/another", "Sign up"],
    ["/register/another", "Sign up"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(main.locator(".notice")).toContainText(
      `JavaScript is needed to ${name.toLowerCase()}.`,
    );
    await expect(main.getByRole("link", { name: brand.email })).toBeVisible();
    await expect(page.getByRole("status")).toBeHidden();
  }
});

test("[S0.001] without JavaScript every page of the brochure can be read, and its links work", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  for (const path of ["/practice", "/academic", "/about", "/packages", "/priceplans"]) {
    const document = await (await request.get(path)).text();
    expect(document, path).toMatch(/<header\b.* href="\/login">Login<\/a>.*<main\b.*<h1\b/s);
  }
});

test("[S1.013 S1.030] without JavaScript a video is a link", async ({ page }) => {
  for (const [path, name, product] of [
    ["/", "Watch the intro", "patient"],
    ["/practice", "Watch the tour", "practice"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", videoOf(product));
  }
});

test("[S1.016] without JavaScript the doctor search box opens the page of the search", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  const box = page.getByLabel("Your doctor’s rooms");
  await box.fill("weaver");
  await box.press("Enter");
  await expect(page).toHaveURL("/find-doctor?practiceName=weaver");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your doctor");
});

test("[S1.048 S2.038] without JavaScript the screens of all three devices are shown", async ({
  page,
}) => {
  await page.goto("/academic");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("tabpanel")).toHaveCount(3);
});

test("[S2.083 S2.084 S2.085 S2.086 S2.087] without JavaScript each link of the footer leads to its legal text", async ({
  page,
}) => {
  for (const [path, name, words] of [
    ["/", "Privacy", "retained for at least six years"],
    [
      "/practice",
      "Terms and Conditions",
      `when you use ${patient.fullName} or ${practice.fullName}`,
    ],
    ["/academic", "Terms and Conditions", `when you use ${academic.fullName}`],
    [
      "/login/practice",
      "Protection of Personal Information (POPI)",
      "Protection of Personal Information Act",
    ],
  ] as const) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("button", { name, exact: true })).toHaveCount(0);
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/about#\w+$/);
    const text = page.locator("details[open]");
    await expect(text.getByRole("heading", { level: 3, name })).toBeInViewport();
    await expect(text).toContainText(words);
  }
});
