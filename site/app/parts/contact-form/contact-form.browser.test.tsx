import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack } from "../../../test/back-end.ts";
import { errorArea, expectFault, expectNoFault, field, submit } from "../../../test/form.ts";
import { press } from "../../../test/keyboard.ts";
import { open } from "../../../test/open-screen.tsx";

const contactRequest = "/api/practice/brochure/contactRequest";
const ownWords = "Please ensure that your contact details are entered correctly.";

async function fill(typed = person) {
  await field("Name").fill(typed.firstname);
  await field("Last name").fill(typed.lastname);
  await field("Email address").fill(typed.emailAddress);
  await field("Phone number").fill(typed.cellularNumber);
  return typed;
}

test("[S2.058 S2.060 S4.052] while it is sent the button says so and takes no press", async () => {
  const sent = answer(contactRequest, { status: 200, body: {} });
  const letGo = holdBack(contactRequest);
  await open("/practice");
  await fill();
  await submit("Contact me").click();
  await expect.element(submit("Sending…")).toBeDisabled();
  await expect.element(submit("Sending…")).toHaveAttribute("aria-busy", "true");
  await press("Enter", field("Name"));
  letGo();
  await expect.element(submit("Request sent")).toBeDisabled();
  await press("Enter", field("Name"));
  expect(sent).toHaveLength(1);
});

for (const path of ["/practice", "/med-e-mass"]) {
  test(`[S5.068 S5.070 S5.072 S5.074 S5.076 S8.036 S8.040] empty details on ${path} get the form's own message and one at each field`, async () => {
    const sent = answer(contactRequest, { status: 200, body: {} });
    await open(path);
    await submit("Contact me").click();
    await expect.element(errorArea()).toMatchTextContent(ownWords);
    await expect.element(errorArea()).toHaveFocus();
    await expect.element(errorArea()).toBeInViewport();
    for (const label of ["Name", "Last name", "Email address", "Phone number"]) {
      await expectFault(field(label), "The field is required");
    }
    await errorArea()
      .getByRole("link", { name: /^Phone number/ })
      .click();
    await expect.element(field("Phone number")).toHaveFocus();
    expect(sent).toEqual([]);
  });
}

test("[S5.069 S5.071 S5.073 S5.075 S5.076] faulty details are told at each field", async () => {
  await open("/med-e-mass");
  await fill({ ...person, firstname: "N0mvula", lastname: "van d3r" });
  await field("Email address").fill("nomvula@example");
  await field("Phone number").fill("12345");
  await submit("Contact me").click();
  await expect.element(errorArea()).toMatchTextContent(ownWords);
  for (const label of ["Name", "Last name", "Email address", "Phone number"]) {
    await expectFault(field(label), `The ${label} field is invalid`);
  }
  await fill();
  answer(contactRequest, { status: 200, body: {} });
  await submit("Contact me").click();
  await expect.element(submit("Request sent")).toBeVisible();
  await expectNoFault(field("Name"));
});

test("[S7.076 S8.040 S8.044] a failure shows the server's words, loses nothing, and a second press is the same request", async () => {
  const sent = answer(contactRequest, { status: 503, body: { message: "Later." } });
  await open("/practice");
  const person = await fill();
  await page.getByRole("checkbox", { name: /send me news/ }).click();
  await submit("Contact me").click();
  await expect.element(errorArea()).toHaveTextContent("Later.");
  await expect.element(field("Email address")).toHaveValue(person.emailAddress);
  await expect.element(page.getByRole("checkbox", { name: /send me news/ })).toBeChecked();
  await submit("Contact me").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.body).toMatchObject({ marketingConsent: true });
  expect(sent[1]?.headers["idempotency-key"]).toBe(sent[0]?.headers["idempotency-key"]);
});

test("[SEC-H11] nobody agrees to marketing by leaving a box alone", async () => {
  await open("/practice");
  await expect.element(page.getByRole("checkbox", { name: /send me news/ })).not.toBeChecked();
});

test("[SEC-H11] what was typed goes along to another language, once, and a consent is given anew there", async () => {
  const news = page.getByRole("checkbox", { name: /send me news/ });
  await open("/med-e-mass");
  await fill();
  await news.click();
  const link = Object.assign(document.createElement("a"), { href: "/practice", hreflang: "af" });
  document.body.append(link);
  link.click();
  await expect.poll(() => location.pathname).toBe("/practice");
  await expect.element(field("Name")).toHaveValue(person.firstname);
  await expect.element(field("Phone number")).toHaveValue(person.cellularNumber);
  await expect.element(news).not.toBeChecked();
  await open("/med-e-mass");
  await expect.element(field("Name")).toHaveValue("");
});
