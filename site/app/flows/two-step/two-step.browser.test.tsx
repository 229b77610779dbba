import { twoStepPath } from "@frontdoor/contract/account/account-page.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, cutOff } from "../../../test/back-end.ts";
import { errorArea, expectFault, field, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const calls = {
  practice: "/api/practice/security/second-step",
  academic: "/api/academic/v1/security/second-step",
} as const;
const wrongCode = { code: "WRONG_CODE", message: "Words of the server." };
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

async function openStep(product: keyof typeof calls = "practice", mayRemember = false) {
  await open(twoStepPath(product, "the-token", mayRemember));
  await expect.element(heading("Two-step verification")).toBeVisible();
}

async function enter(code: string, label = "Code") {
  await field(label).fill(code);
  await submit("Continue").click();
}

test("[SEC-J1] the token leaves the address bar at once, and stays with this entry of the history", async () => {
  await openStep();
  await expect.poll(() => location.href).not.toContain("the-token");
  const sent = answer(calls.practice, { status: 401, body: wrongCode });
  await enter("123456");
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ token: "the-token", code: "123456" }]);
});

test("without a token there is no step to take", async () => {
  await open("/login/practice/code");
  await expect.element(heading("This step has ended")).toBeVisible();
});

for (const product of ["practice", "academic"] as const) {
  test(`[SEC-J1] the code goes to the back end of ${product}, and where it says the browser goes`, async () => {
    await openStep(product);
    const location = "https://evil.example/start";
    const sent = answer(calls[product], { status: 200, body: { location } });
    await enter(" 123 456 ");
    await expect.element(errorArea()).toMatchTextContent("There was an error communicating");
    expect(sent[0]?.body).toEqual({ token: "the-token", code: "123456" });
  });
}

test("the code's field has the focus, and fills itself in", async () => {
  await openStep();
  await expect.element(field("Code")).toHaveFocus();
  await expect.element(field("Code")).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(field("Code")).toHaveAttribute("inputmode", "numeric");
});

test("[SEC-J5] a device may be remembered where the address says so, and is only when the box is ticked", async () => {
  await openStep("practice", true);
  const box = page.getByRole("checkbox", { name: /Do not ask on this device for 30 days/ });
  await expect.element(box).not.toBeChecked();
  const sent = answer(calls.practice, { status: 401, body: wrongCode });
  await enter("123456");
  await expectFault(field("Code"), wrongCode.message);
  await expect.element(box).not.toBeChecked();
  await box.click();
  await submit("Continue").click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { token: "the-token", code: "123456" },
      { token: "the-token", code: "123456", remember: true },
    ]);
});

test("without that there is no box", async () => {
  await openStep();
  await expect.element(page.getByRole("checkbox")).toHaveLength(0);
});

test("a wrong code is said at the field, which takes the focus and keeps what was typed", async () => {
  await openStep();
  answer(calls.practice, { status: 401, body: wrongCode });
  await enter("123456");
  await expectFault(field("Code"), wrongCode.message);
  await expect.element(field("Code")).toHaveFocus();
  await expect.element(field("Code")).toHaveValue("123456");
  await expect.element(errorArea()).toHaveLength(0);
});

test("nothing typed is said before anything is sent", async () => {
  await openStep();
  await submit("Continue").click();
  await expectFault(field("Code"), "The field is required");
});

test("other refusals and an answer that never comes are said above the form", async () => {
  await openStep();
  answer(calls.practice, { status: 429, body: { message: "Too many." } });
  await enter("123456");
  await expect.element(errorArea()).toHaveTextContent("Too many.");
  await expect.element(errorArea()).toHaveFocus();
  cutOff(calls.practice);
  await submit("Continue").click();
  await expect.element(errorArea()).toMatchTextContent("There was an error communicating");
});

test("a recovery code has a field and words of its own, and the way of who has lost all of it", async () => {
  await openStep();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expect.element(heading("Recovery code")).toBeVisible();
  await expect.element(field("Recovery code")).toHaveFocus();
  await expect.element(field("Recovery code")).toHaveAttribute("autocomplete", "off");
  const sent = answer(calls.practice, { status: 401, body: wrongCode });
  await enter("K7QF2-9MDXR", "Recovery code");
  await expectFault(field("Recovery code"), "This recovery code is not right");
  expect(sent[0]?.body).toEqual({ token: "the-token", code: "K7QF29MDXR" });
  await page.getByText("I have neither my phone nor a code").click();
  await expect.element(page.getByText(/72 hours later two-step verification ends/)).toBeVisible();
  await page.getByRole("button", { name: "Type a code from my app" }).click();
  await expect.element(field("Code")).toHaveFocus();
  await expect.element(field("Code")).toHaveValue("");
});

for (const product of ["practice", "academic"] as const) {
  test(`a step of ${product} that has ended leads back to the login of its product`, async () => {
    await openStep(product);
    answer(calls[product], { status: 401, body: { code: "STEP_ENDED", message: "Ended." } });
    await enter("123456");
    await expect.element(heading("This step has ended")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Log in again" }))
      .toHaveAttribute("href", `/login/${product}`);
  });
}

test("another step that comes into the address of the same page begins with its own fields", async () => {
  await openStep();
  answer(calls.practice, { status: 401, body: { code: "STEP_ENDED", message: "Ended." } });
  await enter("123456");
  await expect.element(heading("This step has ended")).toBeVisible();
  location.hash = "step=another";
  await expect.element(heading("Two-step verification")).toBeVisible();
  const sent = answer(calls.practice, { status: 401, body: wrongCode });
  await enter("654321");
  await expect.poll(() => sent[0]?.body).toEqual({ token: "another", code: "654321" });
});
