import { expect, type Page } from "@playwright/test";
import { chooseProduct, errorArea, field, submit } from "../fixtures/form.ts";
import { answer, cutOff } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const auth = "/api/practice/security/auth";
const brochureLogin = "/api/academic/v1/security/brochureLogin";
const newAccountNote =
  "If you have just signed up, your account opens with the link in our email first.";
const lockCheck = "/api/practice/security/*/lockedstatus";
const communication = "There was an error communicating with the server. Please try again later.";
const invalid = "Invalid username and/or password supplied. Please try again.";

async function fillLogin(page: Page, username = "nomvula@example.org/+") {
  await open(page, "/login/practice");
  await field(page, "Username").fill(username);
  await field(page, "Password").fill("whatever1");
}

async function logIn(page: Page, username?: string) {
  await fillLogin(page, username);
  await submit(page, "Login").click();
}

test.beforeEach(({ watch }) => watch.allow(refusedRequest));

test("[S8.011 S8.012 S8.013 S8.014 S8.026 S7.053 S8.044] a refused login shows the server's message", async ({
  page,
}) => {
  await fillLogin(page);
  for (const status of [409, 400, 403, 500, 418, 429]) {
    await answer(page, auth, {
      status,
      body: { message: `Words of ${status}.`, errorMessage: "x" },
    });
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText(`Words of ${status}.`);
    await expect(errorArea(page)).toBeFocused();
  }
});

test("[S8.021 S8.022 S8.023] a login answered with 404, 503 or 504 shows the communication message, whatever the server says", async ({
  page,
}) => {
  await fillLogin(page);
  for (const status of [404, 503, 504]) {
    await answer(page, auth, { status: 400, body: { message: "Before." } });
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText("Before.");
    await answer(page, auth, { status, body: { message: "Inner words" } });
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText(communication);
  }
});

test("[S8.009] without a message the errorMessage is shown", async ({ page }) => {
  await fillLogin(page);
  for (const [index, message] of [undefined, 5].entries()) {
    const errorMessage = `Second words ${index}.`;
    await answer(page, auth, { status: 500, body: { message, errorMessage } });
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText(errorMessage);
  }
});

test("[S8.010] an answer without words and an answer that never comes show the communication message", async ({
  page,
}) => {
  await answer(page, auth, { status: 500 });
  await logIn(page);
  await expect(errorArea(page)).toHaveText(communication);
  await page.unroute(`**${auth}`);
  await cutOff(page, auth);
  await logIn(page);
  await expect(errorArea(page)).toHaveText(communication);
});

test("[S8.016 S7.054] a 401 asks for the lock of the typed username, once", async ({ page }) => {
  await answer(page, auth, { status: 401 });
  const asked = await answer(page, lockCheck, { status: 200, body: { locked: false } });
  await logIn(page, "a/b+c@example.org");
  await expect(errorArea(page)).toHaveText(invalid);
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    "/api/practice/security/a%2Fb%2Bc%40example.org/lockedstatus",
  ]);
});

for (const [locked, name] of [
  [{ locked: true }, "an object"],
  [true, "a bare boolean"],
] as const) {
  test(`[S8.017 S8.018 S8.024 S8.025 S4.063] a locked account (${name}) has its own display and way out`, async ({
    page,
  }) => {
    await answer(page, auth, { status: 401, body: { message: "Words" } });
    await answer(page, lockCheck, { status: 200, body: locked });
    await logIn(page);
    await expect(errorArea(page)).toHaveText(
      "Your account is locked. Please use the forgot password function to reset your account and password",
    );
    await errorArea(page).getByRole("link", { name: "forgot password", exact: true }).click();
    await expect(page).toHaveURL(/\/forgotpassword$/);
  });
}

test("[S8.019] a 401 of an account that is not locked shows the server's message", async ({
  page,
}) => {
  await answer(page, auth, { status: 401, body: { message: "Words of the server." } });
  await answer(page, lockCheck, { status: 200, body: { locked: false } });
  await logIn(page);
  await expect(errorArea(page)).toHaveText("Words of the server.");
});

for (const [name, status, body] of [
  ["fails", 500, {}],
  ["says something else", 200, { locked: "yes" }],
  ["says no", 200, false],
] as const) {
  test(`[S8.020] a 401 without words gives the invalid-credentials text when the lock check ${name}`, async ({
    page,
  }) => {
    await answer(page, auth, { status: 401 });
    await answer(page, lockCheck, { status, body });
    await logIn(page);
    await expect(errorArea(page)).toHaveText(invalid);
  });
}

test("[SEC-F8 S8.002] an answer that leads to a foreign address is not followed", async ({
  page,
}) => {
  await answer(page, auth, { status: 200, body: { location: "https://evil.example/start" } });
  await logIn(page);
  await expect(errorArea(page)).toHaveText(communication);
  await expect(page).toHaveURL(/\/login\/practice$/);
});

test("[SEC-F9] the server's words are text, never markup", async ({ page }) => {
  const message = `<img src=x onerror="document.title='broken'"> {{7*7}} </script>`;
  await answer(page, auth, { status: 400, body: { message } });
  await logIn(page);
  await expect(errorArea(page)).toHaveText(message);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("[S2.093] choosing another product clears the error", async ({ page }) => {
  await answer(page, auth, { status: 400, body: { message: "No." } });
  await logIn(page);
  await expect(errorArea(page)).toHaveText("No.");
  await chooseProduct(page, "Academic");
  await expect(errorArea(page)).toHaveCount(0);
  await chooseProduct(page, "Practice");
  await expect(errorArea(page)).toHaveCount(0);
});

test("[S7.009 SEC-D1] below every failed academic login, outside the red area, stands how a new account opens", async ({
  page,
}) => {
  const note = page.getByText(newAccountNote);
  await open(page, "/login/academic");
  await expect(note).toHaveCount(0);
  await field(page, "Email address").fill("thandi@example.org");
  await field(page, "Password").fill("whatever1");
  for (const status of [401, 429, 500]) {
    await answer(page, brochureLogin, { status, body: { message: `Words of ${status}.` } });
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText(`Words of ${status}.`);
    await expect(note).toBeVisible();
  }
  await chooseProduct(page, "Practice");
  await expect(note).toHaveCount(0);
  await answer(page, auth, { status: 400, body: { message: "No." } });
  await field(page, "Username").fill("nomvula");
  await field(page, "Password").fill("whatever1");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toHaveText("No.");
  await expect(note).toHaveCount(0);
});
