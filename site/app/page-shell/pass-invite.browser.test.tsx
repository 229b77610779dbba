import { inviteUsableMessage } from "@frontdoor/contract/errors.ts";
import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../test/back-end.ts";
import { chooseProduct, errorArea, field, submit } from "../../test/form.ts";
import { open } from "../../test/open-screen.tsx";
import { fillPracticeForm } from "../../test/practice-form.ts";
import "./pass-invite.ts";

const inHeader = (name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
const usable = page.getByText(inviteUsableMessage);
const invite = (status: string) => ({
  status: 200,
  body: { status, inviteCode: "abc", userType: "HCP" },
});

test("[S2.118 S4.001 S4.007] the header's Login and Signup take a practice invite along, and its code is in no address", async () => {
  const asked = answer("/api/practice/invite/abc", invite("SENT"));
  await open("/signup/practice?inviteCode=abc");
  await expect.element(usable).toBeVisible();
  await inHeader("Login").click();
  await expect.poll(() => location.pathname).toBe("/login");
  await expect.element(usable).toBeVisible();
  await inHeader("Signup").click();
  await expect.poll(() => location.pathname).toBe("/signup");
  await expect.element(usable).toBeVisible();
  expect(location.search).toBe("");
  expect(asked).toHaveLength(3);

  await chooseProduct("Academic");
  await inHeader("Login").click();
  await expect.poll(() => location.pathname).toBe("/login");
  expect(history.state, "to the product that knows no such invite").toBeNull();
});

test("[S4.006] they take no invite along that cannot be used", async () => {
  answer("/api/practice/invite/abc", invite("REVOKED"));
  await open("/signup/practice?inviteCode=abc");
  await expect.element(page.getByText(/status of invite currently is REVOKED/)).toBeVisible();
  await inHeader("Login").click();
  await expect.poll(() => location.pathname).toBe("/login");
  expect(history.state).toBeNull();
});

test("whoever is told to sign up without an invite can do so by the header's Signup", async () => {
  answer("/api/practice/invite/abc", invite("SENT"));
  const refusal = { code: "INVITE_INVALID", message: "It is for another address." };
  answer("/api/practice/registration/register", { status: 400, body: refusal });
  await open("/signup/practice");
  await fillPracticeForm(person);
  await open("/signup/practice?inviteCode=abc");
  await expect.element(usable).toBeVisible();
  await field("ID number").fill(person.identityNumber);
  await field("Password").fill(person.password);
  await field("Confirm password").fill(person.password);
  await page.getByRole("checkbox", { name: /^I have read/ }).click();
  await submit("Create account").click();
  await expect.element(errorArea()).toHaveTextContent("It is for another address.");
  await inHeader("Signup").click();
  await expect.element(field("Practice number")).toBeVisible();
  expect(history.state).toBeNull();
});

test("to another tab an invite goes in the address", async () => {
  answer("/api/practice/invite/abc", invite("SENT"));
  await open("/login/practice?inviteCode=abc");
  await expect.element(usable).toBeVisible();
  const link = inHeader("Signup").element();
  link.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(link.getAttribute("href")).toMatch(/\/signup\?inviteCode=abc$/);
});

test("[SEC-C13] to another site an invite never goes", async () => {
  answer("/api/practice/invite/abc", invite("SENT"));
  await open("/login/practice?inviteCode=abc");
  await expect.element(usable).toBeVisible();
  const link = document.createElement("a");
  link.href = "https://providers.example/login";
  document.body.append(link);
  link.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(link.href).toBe("https://providers.example/login");
  link.remove();
});
