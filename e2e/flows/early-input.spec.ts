import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect, type Page } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { box, options } from "../fixtures/find-doctor.ts";
import { errorArea, expectFault, expectNoFault, field, submit } from "../fixtures/form.ts";
import { isWhole } from "../fixtures/looks.ts";
import { answer, cutOff, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const scripts = /\/assets\/.*\.js$/;
const runtime = /\/assets\/islands\./;
const refusal = { status: 400, body: { message: "Words for this form." } };

/** How the form is opened: by its address, with a remembered product in a cookie, or after another page of the tab. */
interface Opening {
  path: string;
  cookie?: string;
  /** A page that the tab shows first, from which the product is remembered. */
  before?: string;
}

/** Opens a page whose scripts are held back; the returned function releases them. */
async function openEarly(page: Page, { path, cookie, before }: Opening): Promise<() => void> {
  if (before) await open(page, before);
  if (cookie) {
    await page.context().addCookies([{ name: "login-context", value: cookie, url: siteOrigin }]);
  }
  const letGo = await holdBack(page, scripts);
  await page.goto(path);
  return letGo;
}

const practice = "/api/practice";
const academic = "/api/academic/v1";

const forms = [
  {
    name: "a practice login that the cookie knows",
    path: "/login",
    cookie: "practice",
    label: "Username",
    button: "Login",
    call: `${practice}/security/auth`,
  },
  {
    name: "an academic reset request that the tab knows",
    path: "/forgotpassword",
    before: "/academic",
    label: "Email address",
    button: "Send instructions",
    call: `${academic}/security/passwordreset/`,
  },
  {
    name: "a reminder",
    path: "/forgotusername",
    label: "Email Address",
    button: "Request Reminder",
    call: `${practice}/security/username/requestReminder`,
  },
];

/** Outside nightly runs a form of each product. */
for (const { name, label, button, call, ...opening } of isWhole ? forms : forms.slice(0, 2)) {
  test(`${name}, submitted before the scripts run, is sent once and to its own back end`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    const sent = await answer(page, /\/api\//, refusal);
    const letGo = await openEarly(page, opening);
    await page.getByRole("textbox", { name: label }).fill("thandi@example.org");
    const password = page.getByRole("textbox", { name: /^Password/ });
    if ((await password.count()) > 0) await password.fill("quiet7-river-reed");
    for (let presses = 0; presses < 2; presses++) await submit(page, button).click();
    letGo();
    await expect(errorArea(page)).toHaveText("Words for this form.");
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([call]);
    expect(JSON.stringify(sent[0]?.body)).toContain("thandi@example.org");
  });
}

test("[S2.058] a contact request that is submitted before the scripts run is sent once", async ({
  page,
}) => {
  const sent = await answer(page, /\/api\/.*contactRequest/, { status: 200, body: {} });
  const letGo = await openEarly(page, { path: "/practice" });
  await field(page, "Name").fill("Thandi");
  await field(page, "Last name").fill("Naidoo");
  await field(page, "Email address").fill("thandi@example.org");
  await field(page, "Phone number").fill("0821234567");
  await submit(page, "Contact me").click();
  letGo();
  await expect(submit(page, "Request sent")).toBeDisabled();
  expect(sent).toHaveLength(1);
});

test("[S8.001] a sign-up that is submitted before the scripts run is validated with what was typed", async ({
  page,
}) => {
  const letGo = await openEarly(page, { path: "/signup/practice" });
  await field(page, "First name").fill("Thandi");
  await submit(page, "Create account").click();
  letGo();
  await expectFault(field(page, "Last name"), "The field is required");
  await expectNoFault(field(page, "First name"));
  await expect(field(page, "First name")).toHaveValue("Thandi");
});

test("[S2.088] a product that is chosen before the scripts run is the one that gets the request", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, /\/api\//, refusal);
  const letGo = await openEarly(page, { path: "/forgotpassword", cookie: "practice" });
  await page.locator(".product-window", { hasText: "Academic" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("thandi@example.org");
  await submit(page, "Send instructions").click();
  letGo();
  await expect(errorArea(page)).toHaveText("Words for this form.");
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    `${academic}/security/passwordreset/`,
  ]);
});

test("[S1.016 S2.046 S2.048] a practice that is typed before the scripts run is searched for", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  const letGo = await openEarly(page, { path: "/" });
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await expect(box(page)).toBeFocused();
  await box(page).fill("Naid");
  letGo();
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue("Naid");
});

test("[SEC-A9] a press of Show password before the scripts run is applied once, and the login is sent as well", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, /\/api\//, refusal);
  const opening = { path: "/login", cookie: "practice" };
  const letGo = await openEarly(page, opening);
  await field(page, "Password").fill("quiet7-river-reed");
  await page.getByRole("textbox", { name: "Username" }).fill("thandi@example.org");
  await page.getByRole("button", { name: "Show password" }).click();
  await submit(page, "Login").click();
  letGo();
  await expect(errorArea(page)).toHaveText("Words for this form.");
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  expect(sent).toHaveLength(1);
});

test("a page that cannot handle clicks yet shows no buttons", async ({ page, watch }) => {
  watch.allow(refusedRequest);
  for (const path of [
    "/requestremoval/some-token",
    "/verifyEmail?email=thandi%40example.org&role=TRAINEE",
  ]) {
    const letGo = await openEarly(page, { path });
    await expect(page.getByText(/^Loading/)).toBeVisible();
    await expect(page.locator("main button")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

/** Submits a login with a username that does not exist. */
async function logInAsNobody(page: Page): Promise<void> {
  await field(page, "Username").fill("nobody-of-that-name");
  await field(page, "Password").fill("quiet7-river-reed");
  await submit(page, "Login").click();
}

/** Expects the server's response to the form that the browser submitted without script. */
async function expectAnswered(page: Page): Promise<void> {
  await expect(errorArea(page)).toContainText("Invalid username and/or password");
  await expect(field(page, "Username")).toHaveValue("nobody-of-that-name");
}

test("a login whose scripts cannot be loaded is submitted by the browser itself", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await cutOff(page, runtime);
  await page.goto("/login/practice");
  await logInAsNobody(page);
  await expectAnswered(page);
});

test.describe("with a clock of its own", () => {
  test.use({ ownContext: true });

  test("a login whose scripts are slow waits for them and is then submitted by the browser itself", async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await page.clock.install();
    await openEarly(page, { path: "/login/practice" });
    await logInAsNobody(page);
    await page.clock.fastForward(3000);
    await expect(errorArea(page)).toHaveCount(0);
    await page.clock.fastForward(1500);
    await expectAnswered(page);
  });
});

test("the lists of a sign-up load without any input", async ({ page }) => {
  await page.goto("/signup/practice");
  await expect(page.locator("main select[disabled]")).toHaveCount(0);
});
