import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../test/address.ts";
import { answer, cutOff, letThrough } from "../../../test/back-end.ts";
import { chooseProduct, errorArea, field, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const auth = "/api/practice/security/auth";
const brochureLogin = "/api/academic/v1/security/brochureLogin";
const newAccountNote =
  "If you have just signed up, your account opens with the link in our email first.";
const lockCheck = "/api/practice/security/*/lockedstatus";
const communication = "There was an error communicating with the server. Please try again later.";
const invalid = "Invalid username and/or password supplied. Please try again.";

async function fillLogin(username = "nomvula@example.org/+") {
  await open("/login/practice");
  await field("Username").fill(username);
  await field("Password").fill("whatever1");
}

async function logIn(username?: string) {
  await fillLogin(username);
  await submit("Login").click();
}

test("[S8.011 S8.012 S8.013 S8.014 S8.026 S7.053 S8.044] a refused login shows the server's message", async () => {
  await fillLogin();
  for (const status of [409, 400, 403, 500, 418, 429]) {
    answer(auth, {
      status,
      body: { message: `Words of ${status}.`, errorMessage: "x" },
    });
    await submit("Login").click();
    await expect.element(errorArea()).toHaveTextContent(`Words of ${status}.`);
    await expect.element(errorArea()).toHaveFocus();
  }
});

test("[S8.021 S8.022 S8.023] a login answered with 404, 503 or 504 shows the communication message, whatever the server says", async () => {
  await fillLogin();
  for (const status of [404, 503, 504]) {
    answer(auth, { status: 400, body: { message: "Before." } });
    await submit("Login").click();
    await expect.element(errorArea()).toHaveTextContent("Before.");
    answer(auth, { status, body: { message: "Inner words" } });
    await submit("Login").click();
    await expect.element(errorArea()).toHaveTextContent(communication);
  }
});

test("[S8.009] without a message the errorMessage is shown", async () => {
  await fillLogin();
  for (const [index, message] of [undefined, 5].entries()) {
    const errorMessage = `Second words ${index}.`;
    answer(auth, { status: 500, body: { message, errorMessage } });
    await submit("Login").click();
    await expect.element(errorArea()).toHaveTextContent(errorMessage);
  }
});

test("[S8.010] an answer without words and an answer that never comes show the communication message", async () => {
  answer(auth, { status: 500 });
  await logIn();
  await expect.element(errorArea()).toHaveTextContent(communication);
  letThrough(auth);
  cutOff(auth);
  await logIn();
  await expect.element(errorArea()).toHaveTextContent(communication);
});

test("[S8.016 S7.054] a 401 asks for the lock of the typed username, once", async () => {
  answer(auth, { status: 401 });
  const asked = answer(lockCheck, { status: 200, body: { locked: false } });
  await logIn("a/b+c@example.org");
  await expect.element(errorArea()).toHaveTextContent(invalid);
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    "/api/practice/security/a%2Fb%2Bc%40example.org/lockedstatus",
  ]);
});

test("[S8.019] a 401 of an account that is not locked shows the server's message", async () => {
  answer(auth, { status: 401, body: { message: "Words of the server." } });
  answer(lockCheck, { status: 200, body: { locked: false } });
  await logIn();
  await expect.element(errorArea()).toHaveTextContent("Words of the server.");
});

for (const [name, status, body] of [
  ["fails", 500, {}],
  ["says something else", 200, { locked: "yes" }],
  ["says no", 200, false],
] as const) {
  test(`[S8.020] a 401 without words gives the invalid-credentials text when the lock check ${name}`, async () => {
    answer(auth, { status: 401 });
    answer(lockCheck, { status, body });
    await logIn();
    await expect.element(errorArea()).toHaveTextContent(invalid);
  });
}

test("[SEC-F8 S8.002] an answer that leads to a foreign address is not followed", async () => {
  answer(auth, { status: 200, body: { location: "https://evil.example/start" } });
  await logIn();
  await expect.element(errorArea()).toHaveTextContent(communication);
  await expectAddress("/login/practice");
});

test("[SEC-F9] the server's words are text, never markup", async () => {
  const message = `<img src=x onerror="document.title='broken'"> {{7*7}} </script>`;
  answer(auth, { status: 400, body: { message } });
  await logIn();
  await expect.element(errorArea()).toHaveTextContent(message);
  await expect.element(page.css("img[src=x]")).toHaveLength(0);
});

test("[S2.093] choosing another product clears the error", async () => {
  answer(auth, { status: 400, body: { message: "No." } });
  await logIn();
  await expect.element(errorArea()).toHaveTextContent("No.");
  await chooseProduct("Academic");
  await expect.element(errorArea()).toHaveLength(0);
  await chooseProduct("Practice");
  await expect.element(errorArea()).toHaveLength(0);
});

test("[S7.009 SEC-D1] below every failed academic login, outside the red area, stands how a new account opens", async () => {
  const note = page.getByText(newAccountNote);
  await open("/login/academic");
  await expect.element(note).toHaveLength(0);
  await field("Email address").fill("thandi@example.org");
  await field("Password").fill("whatever1");
  for (const status of [401, 429, 500]) {
    answer(brochureLogin, { status, body: { message: `Words of ${status}.` } });
    await submit("Login").click();
    await expect.element(errorArea()).toHaveTextContent(`Words of ${status}.`);
    await expect.element(note).toBeVisible();
  }
  await chooseProduct("Practice");
  await expect.element(note).toHaveLength(0);
  answer(auth, { status: 400, body: { message: "No." } });
  await field("Username").fill("nomvula");
  await field("Password").fill("whatever1");
  await submit("Login").click();
  await expect.element(errorArea()).toHaveTextContent("No.");
  await expect.element(note).toHaveLength(0);
});
