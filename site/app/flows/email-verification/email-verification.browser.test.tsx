import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../test/address.ts";
import { answer, cutOff } from "../../../test/back-end.ts";
import { errorArea, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const read = "/api/account/email/proof/read";
const proof = "/api/account/email/proof";
const body = {
  address: "thandi@example.org",
  isNew: true,
  product: "practice",
  username: "tha***",
  since: "2026-02-03T08:00:00.000Z",
  next: "prove",
  opensAt: null,
};
const offer = { status: 200, body };
const spent = { status: 400, body: { code: "CHANGE_LINK_INVALID", message: "Spent." } };

test("a link says what it does, leaves the address bar, and does it by a press", async () => {
  const asked = answer(read, offer);
  const sent = answer(proof, { status: 200, body: {} });
  await open("/account/email/some-token");
  await expect.element(page.getByText(/is the address of this account from then on/)).toBeVisible();
  await expect.poll(() => location.pathname).toBe("/account/email/-");
  expect(sent).toHaveLength(0);
  await submit("Verify this address").click();
  await expect.element(page.getByText("thandi@example.org is verified.")).toBeVisible();
  expect(asked[0]?.body).toEqual({ token: "some-token" });
  expect(sent.map(({ body }) => body)).toEqual([{ token: "some-token" }]);
});

test("a link that does nothing any more says so, before and after the press", async () => {
  answer(read, spent);
  await open("/account/email/some-token");
  await expect.element(errorArea()).toHaveTextContent("This link was used or has expired.");
  answer(read, offer);
  answer(proof, spent);
  await open("/account/email/another-token");
  await submit("Verify this address").click();
  await expect.element(errorArea()).toHaveTextContent("This link was used or has expired.");
  await expect.element(submit("Verify this address")).toHaveLength(0);
});

test("while changes are stopped nothing is proven, and the button stays", async () => {
  answer(read, offer);
  answer(proof, { status: 409, body: { code: "CHANGES_LOCKED", message: "Stopped." } });
  await open("/account/email/some-token");
  await submit("Verify this address").click();
  await expect.element(errorArea()).toHaveTextContent("Stopped.");
  await expect.element(submit("Verify this address")).toBeEnabled();
});

test("what could not be read can be read again", async () => {
  cutOff(read);
  await open("/account/email/some-token");
  await expect.element(errorArea()).toBeVisible();
  answer(read, offer);
  await submit("Try again").click();
  await expect.element(submit("Verify this address")).toBeEnabled();
});

test("the page says whose account it is", async () => {
  answer(read, offer);
  await open("/account/email/some-token");
  await expect.element(page.getByText("Heron Practice")).toBeVisible();
  await expect.element(page.getByText("tha***, made on 3 February 2026")).toBeVisible();
});

test("whoever it is not says so, and nothing is proven", async () => {
  answer(read, offer);
  const sent = answer(`${proof}/refuse`, { status: 200, body: {} });
  await open("/account/email/some-token");
  await submit("This is not my account").click();
  await expect.element(page.getByText("Nothing was verified.")).toBeVisible();
  await expect.element(submit("Verify this address")).toHaveLength(0);
  expect(sent.map(({ body }) => body)).toEqual([{ token: "some-token" }]);
});

test("in a browser that the account does not know the first verification leads to a new password", async () => {
  answer(read, { status: 200, body: { ...body, isNew: false, next: "new-password" } });
  answer(proof, { status: 200, body: { location: "/passwordreset/ud/reset-token" } });
  await open("/account/email/some-token");
  await expect
    .element(page.getByText(/verify thandi@example.org by choosing a new password/))
    .toBeVisible();
  await submit("Choose a new password").click();
  await expectAddress("/passwordreset/ud/-");
});

test("and a new address waits for a login there", async () => {
  answer(read, { status: 200, body: { ...body, next: "log-in" } });
  await open("/account/email/some-token");
  const link = page.getByRole("link", { name: "Log in to the account" });
  await expect.element(link).toHaveAttribute("href", "/login/practice?target=account");
  await expect.element(submit("Verify this address")).toHaveLength(0);
  await expect.element(submit("This is not my account")).toBeEnabled();
});

test("an address that support asked for can wait for the old one instead", async () => {
  const opensAt = "2099-03-14T06:00:00.000Z";
  answer(read, { status: 200, body: { ...body, next: "log-in", opensAt } });
  await open("/account/email/some-token");
  await expect
    .element(page.getByText(/on 14 March 2099 at 08:00 it begins to work without a login/))
    .toBeVisible();
  await expect.element(submit("Verify this address")).toHaveLength(0);
});
