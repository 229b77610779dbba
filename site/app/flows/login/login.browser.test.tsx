import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack } from "../../../test/back-end.ts";
import { errorArea, expectFault, field, submit } from "../../../test/form.ts";
import { press } from "../../../test/keyboard.ts";
import { open } from "../../../test/open-screen.tsx";

const auth = "/api/practice/security/auth";

test("[S2.088 S2.089 S2.090 S2.095 S2.096 S2.099 S2.100 S2.115] practice login asks for username and password", async () => {
  await open("/login/practice");
  const selector = page.getByRole("group", { name: "Select a product" });
  for (const name of ["Patient", "Practice", "Academic"]) {
    await expect.element(selector.getByRole("radio", { name, exact: true })).toBeVisible();
  }
  await expect
    .element(selector.getByRole("radio", { name: "Practice", exact: true }))
    .toBeChecked();
  await expect.element(field("Username")).toHaveAttribute("autocomplete", "username webauthn");
  await expect.element(field("Password")).toHaveAttribute("type", "password");
  await expect.element(field("Password")).toHaveAttribute("autocomplete", "current-password");
  await expect.element(submit("Login")).toBeVisible();
});

test("[S2.101 S2.102] academic login asks for an email address and a password", async () => {
  await open("/login/academic");
  await expect.element(field("Email address")).toBeVisible();
  await expect.element(field("Password")).toBeVisible();
  await expect.element(field("Username")).toHaveLength(0);
});

for (const path of ["/login/practice", "/login/academic"]) {
  test(`the note on safety of ${path} is folded; unfolded it says what is encrypted, and the privacy text opens from there`, async () => {
    await open(path);
    const form = page.css("main #login .form");
    await expect.element(form.getByText(/What you enter is sent encrypted/)).not.toBeVisible();
    await form.getByText("What happens to what you enter").click();
    await expect.element(form.getByText(/What you enter is sent encrypted/)).toBeVisible();
    await form.getByRole("button", { name: "How we guard your details" }).click();
    const dialog = page.getByRole("dialog", { name: "Privacy" });
    await expect.element(dialog.getByText(/ID and passport numbers are encrypted/)).toBeVisible();
  });
}

test("what else the login offers stands below the form, in this order, and languages in the header and at the foot", async () => {
  await open("/login/practice");
  const controls = page.css("main #login .form :is(input, button, a, summary)").elements();
  expect(controls.map((control) => control.getAttribute("name") ?? control.textContent)).toEqual([
    "username",
    "password",
    "Show",
    "stay",
    "Login",
    "Trouble signing in? Click here",
    "Use a passkey",
    "Sign up",
    "Manage my account",
    "What happens to what you enter",
    "How we guard your details",
  ]);
  await expect.element(page.css("[data-languages]")).toHaveLength(2);
});

test("where the operator offers it, whoever ticks it asks to stay signed in; without the offer it is hidden", async () => {
  const sent = answer(`${auth}?stay=1`, { status: 400, body: { message: "No." } });
  await open("/login/practice");
  const stay = page.getByRole("checkbox", { name: "Keep me signed in on this device" });
  await expect.element(stay).toHaveLength(0);
  document.documentElement.dataset.stay = "";
  await expect.element(stay).not.toBeChecked();
  await stay.click();
  await field("Username").fill("thandi");
  await field("Password").fill("quiet7-river-reed");
  await submit("Login").click();
  await expect.poll(() => sent).toHaveLength(1);
  delete document.documentElement.dataset.stay;
});

test("[S8.037] border and heading of the error area have the red of a faulty field", async () => {
  await open("/login/practice");
  await submit("Login").click();
  await expect.element(errorArea()).toHaveFocus();
  const styleOf = (selector: string) => getComputedStyle(page.css(selector).first().element());
  const red = styleOf(".field__error").color;
  expect(styleOf(".notice--error .notice__text").color).toBe(red);
  expect(styleOf(".notice--error").boxShadow).toContain(red);
});

test("[S2.097 S2.098 S5.077 S5.078 S5.086 S5.087 S5.089 S8.001] an empty login names both fields and sends nothing", async () => {
  const sent = answer(auth, { status: 200, body: { location: "/" } });
  await open("/login/practice");
  await submit("Login").click();
  await expect
    .element(errorArea())
    .toMatchTextContent(
      "You have not completed this form correctly. Please review each highlighted field and correct.",
    );
  await expect.element(errorArea()).toHaveFocus();
  for (const label of ["Username", "Password"]) {
    await expectFault(field(label), "The field is required");
  }
  expect(sent).toEqual([]);
  await errorArea()
    .getByRole("link", { name: /^Password/ })
    .click();
  await expect.element(field("Password")).toHaveFocus();
});

test("[S7.048 S7.050 S7.051 S3.047 S3.049 S7.003] the practice login sends the typed credentials and nothing else", async () => {
  const sent = answer(auth, { status: 400, body: { message: "No." } });
  await open("/login/practice");
  await field("Username").fill("\u202anomvula\u202c");
  await field("Password").fill(" pass word 1 ");
  await submit("Login").click();
  await expect.element(errorArea()).toHaveTextContent("No.");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ username: "nomvula", password: " pass word 1 " });
  expect(new URL(sent[0]?.url ?? "").search).toBe("");
  expect(sent[0]?.headers).toMatchObject({
    accept: expect.stringMatching(/v1\+json/),
    "content-type": expect.stringMatching(/^application\/json/),
    "x-client-type": "PRACTICE_BROCHURE",
  });
});

test("[S4.052 S4.053 SEC-A12] while a login is under way its button is busy and a second press sends nothing", async () => {
  const sent = answer(auth, { status: 400, body: { message: "No." } });
  const letGo = holdBack(auth);
  await open("/login/practice");
  await field("Username").fill("nomvula");
  await field("Password").fill("x");
  const button = page.css("main form button[type=submit]");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toBeDisabled();
  await press("Enter", field("Password"));
  letGo();
  await expect.element(errorArea()).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(sent).toHaveLength(1);
  await expect.element(field("Username")).toHaveValue("nomvula");
});
