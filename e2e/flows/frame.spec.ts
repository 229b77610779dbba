import { brand } from "@frontdoor/brand/brand.ts";
import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const brochure = [
  "/",
  "/academic",
  "/patient",
  "/practice",
  "/providers",
  "/about",
  "/packages",
  "/priceplans",
];
const account = [
  "/login",
  "/login/practice",
  "/signup",
  "/signup/practice",
  "/register",
  "/register/academic",
  "/forgotpassword",
  "/forgotusername",
  "/passwordreset/ud/token",
  "/verifyEmail",
  "/requestremoval/token",
];
test("[S0.001 S2.001 S2.002 S2.003] every page of the brochure opens without a login, with header, main part and footer", async ({
  request,
}) => {
  for (const path of brochure) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const document = await answer.text();
    const parts = ["header", "main", "h1", "footer"];
    const found = document.match(new RegExp(`<(${parts.join("|")})\\b`, "g"));
    expect(found, path).toEqual(parts.map((part) => `<${part}`));
  }
});

test("[S0.002 S2.027 S2.028] every page of an account has the header of the user layout", async ({
  request,
}) => {
  for (const path of account) {
    const document = await (await request.get(path)).text();
    const [header] = /<header\b[\s\S]*?<\/header>/.exec(document) ?? [];
    expect(header, path).toMatch(/ href="\/login"[^>]*>Login<\/a>/);
    expect(document, path).not.toContain(">Our Products<");
  }
});

test("[S2.030 S2.031 S2.033 S2.034] the header has brand, tabs, Login and Signup, and each leads there", async ({
  page,
}) => {
  await open(page, "/about");
  const header = page.getByRole("banner");
  for (const [name, path] of [
    ["Patient", "/patient"],
    ["Practice", "/practice"],
    ["Academic", "/academic"],
    ["Login", "/login"],
    ["Signup", "/signup"],
  ] as const) {
    await header.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await header
    .getByRole("link", { name: new RegExp(brand.name) })
    .first()
    .click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});

test("[S1.002 S2.032] the active tab shows the current product, and other pages keep it", async ({
  page,
}) => {
  const active = page.getByRole("navigation", { name: "Products" }).locator("[aria-current]");
  for (const [path, name] of [
    ["/academic", "Academic"],
    ["/about", "Academic"],
    ["/priceplans", "Practice"],
    ["/patient", "Patient"],
  ] as const) {
    await open(page, path);
    await expect(active).toHaveText(name);
  }
});

test("[S2.029] every navigation starts at the top of the page, forwards and back", async ({
  page,
}) => {
  await open(page, "/practice");
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, 800));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  };
  const atTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await scrollDown();
  await page.getByRole("contentinfo").getByRole("link", { name: "The story" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await atTop();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveURL(/\/practice$/);
  await atTop();
});
