import { expect } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { chooseProduct, errorArea, field, product, submit } from "../fixtures/form.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const scripts = /\/assets\/.*\.js$/;
const cookie = (value: string) => ({ name: "login-context", value, url: siteOrigin });

test("[S2.014 S2.015 S2.111 S9.011] login without anything to go by is the patient's", async ({
  page,
}) => {
  await open(page, "/login");
  await expect(product(page, "Patient")).toBeChecked();
});

test("[S2.108] the address wins over cookie and stored context", async ({ page, context }) => {
  await context.addCookies([cookie("academic")]);
  await open(page, "/patient");
  await open(page, "/login/practice");
  await expect(product(page, "Practice")).toBeChecked();
});

test("[S2.109] without an address parameter the cookie decides", async ({ page, context }) => {
  await context.addCookies([cookie("academic")]);
  await open(page, "/practice");
  await open(page, "/login");
  await expect(product(page, "Academic")).toBeChecked();
});

test("[S2.110 S1.002] without a cookie the page that was seen last decides", async ({ page }) => {
  await open(page, "/practice");
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(product(page, "Practice")).toBeChecked();
  await open(page, "/login");
  await expect(product(page, "Practice")).toBeChecked();
});

for (const [how, path, value] of [
  ["the address", "/login/foo", null],
  ["the address, though the cookie is right", "/login/foo", "practice"],
  ["the address in another case", "/login/Practice", null],
  ["the cookie", "/login", "foo"],
] as const) {
  test(`[S2.114 S1.003] a wrong value in ${how} leaves the choice to the person`, async ({
    page,
    context,
  }) => {
    if (value !== null) await context.addCookies([cookie(value)]);
    await open(page, path);
    await expect(page.getByRole("group", { name: "Select a product" })).toBeVisible();
    for (const name of ["Patient", "Practice", "Academic"]) {
      await expect(product(page, name)).not.toBeChecked();
    }
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.getByText(/under construction/i)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button", { name: "Login" })).toHaveCount(0);
    await chooseProduct(page, "Practice");
    await expect(field(page, "Username")).toBeVisible();
  });
}

test("[S2.107 S2.032] the chosen product decides the fields and the active tab", async ({
  page,
}) => {
  await open(page, "/login/practice");
  const tabs = page.getByRole("banner").getByRole("navigation", { name: "Products" });
  await expect(tabs.locator("[aria-current]")).toHaveText("Practice");
  await chooseProduct(page, "Academic");
  await expect(field(page, "Email address")).toBeVisible();
  await expect(tabs.locator("[aria-current]")).toHaveText("Academic");
  await chooseProduct(page, "Patient");
  await expect(page.locator("main form")).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\/practice$/);
});

for (const path of ["/login/patient", "/login"]) {
  test(`[S1.017 S1.019 S1.020 S2.103 S2.104 S2.105 S2.106 S6.013] patients find the app at ${path} and no way to log in`, async ({
    page,
  }) => {
    await open(page, path);
    const notice = page.getByRole("main").getByText(/under construction/i);
    await expect(notice).toBeVisible();
    const links = page.getByRole("main").getByRole("link", { name: /Android|iOS/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^https:/);
    await expect(page.locator("main input[type=password]")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button", { name: "Login" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Trouble signing in/ })).toHaveCount(0);
  });
}

test("[S2.118 S4.007 S7.049 S7.085] a SENT invite travels with the practice login", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const asked = await answer(page, "/api/practice/invite/*", {
    status: 200,
    body: { status: "SENT", inviteCode: "from-the-answer", userType: "HCP" },
  });
  const sent = await answer(page, /\/api\/practice\/security\/auth/, {
    status: 400,
    body: { message: "No." },
  });
  await open(page, "/login/practice?inviteCode=a%2Fb");
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked[0]?.url ?? "").pathname).toBe("/api/practice/invite/a%2Fb");
  await field(page, "Username").fill("nomvula");
  await field(page, "Password").fill("x");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toHaveText("No.");
  expect(new URL(sent[0]?.url ?? "").search).toBe("?inviteCode=from-the-answer");
  expect(sent[0]?.body).toEqual({ username: "nomvula", password: "x" });
});

for (const [status, message] of [
  ["ACCEPTED", null],
  ["REGISTERED", null],
  ["REVOKED", "Invite cannot be accepted, status of invite currently is REVOKED"],
] as const) {
  test(`[S4.008 S8.029] an invite that is ${status} does not travel`, async ({ page, watch }) => {
    watch.allow(refusedRequest);
    const body = { status, inviteCode: "abc", userType: "HCP" };
    const asked = await answer(page, "/api/practice/invite/*", { status: 200, body });
    const sent = await answer(page, /\/api\/practice\/security\/auth/, {
      status: 400,
      body: { message: "No." },
    });
    await open(page, "/login/practice?inviteCode=abc");
    await expect.poll(() => asked.length).toBe(1);
    if (message === null) await expect(errorArea(page)).toHaveCount(0);
    else await expect(errorArea(page)).toHaveText(message);
    await field(page, "Username").fill("nomvula");
    await field(page, "Password").fill("x");
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText("No.");
    expect(new URL(sent[0]?.url ?? "").search).toBe("");
  });
}

for (const [context, label] of [
  ["practice", "Username"],
  ["academic", "Email address"],
] as const) {
  test(`[S2.107 S2.109 S2.111] who came back to ${context} types before any script is there, and nothing moves`, async ({
    page,
    context: browser,
  }) => {
    await browser.addCookies([cookie(context)]);
    const letGo = await holdBack(page, scripts);
    await page.goto("/login");
    await page.getByRole("textbox", { name: label }).fill("thandi@example.org");
    await expect(page.getByText(/under construction/i)).toBeHidden();
    const form = await page.locator("main form").boundingBox();
    letGo();
    await page.waitForFunction(() => Reflect.get(window, "isHydrated") === true);
    await expect(product(page, context === "practice" ? "Practice" : "Academic")).toBeChecked();
    await expect(field(page, label)).toHaveValue("thandi@example.org");
    expect(await page.locator("main form").boundingBox()).toEqual(form);
  });
}

for (const path of ["/login", "/signup"]) {
  test(`[S1.017 S2.103 S2.121] ${path} tells a patient of the app before any script is there`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, scripts);
    await page.goto(path);
    await expect(page.getByText(/under construction/i)).toBeVisible();
    await expect(page.locator("main form")).toBeHidden();
    const notice = await page.locator(".app-notice").boundingBox();
    letGo();
    await page.waitForFunction(() => Reflect.get(window, "isHydrated") === true);
    await expect(product(page, "Patient")).toBeChecked();
    expect(await page.locator(".app-notice").boundingBox()).toEqual(notice);
  });
}
