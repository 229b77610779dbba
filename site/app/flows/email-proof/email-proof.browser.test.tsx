import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, cutOff } from "../../../test/back-end.ts";
import { errorArea, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const read = "/api/account/email/proof/read";
const proof = "/api/account/email/proof";
const offer = { status: 200, body: { address: "thandi@example.org", isNew: true } };
const spent = { status: 400, body: { code: "CHANGE_LINK_INVALID", message: "Spent." } };

test("a link says what it does, leaves the address bar, and does it by a press", async () => {
  const asked = answer(read, offer);
  const sent = answer(proof, { status: 200, body: {} });
  await open("/account/email/some-token");
  await expect.element(page.getByText(/is the address of your account from then on/)).toBeVisible();
  await expect.poll(() => location.pathname).toBe("/account/email/-");
  expect(sent).toHaveLength(0);
  await submit("Prove this address").click();
  await expect.element(page.getByText("thandi@example.org is proven.")).toBeVisible();
  expect(asked[0]?.body).toEqual({ token: "some-token" });
  expect(sent.map(({ body }) => body)).toEqual([{ token: "some-token" }]);
});

test("a link that does nothing any more says so, before and after the press", async () => {
  answer(read, spent);
  await open("/account/email/some-token");
  await expect.element(errorArea()).toHaveTextContent("This link was used or has passed.");
  answer(read, offer);
  answer(proof, spent);
  await open("/account/email/another-token");
  await submit("Prove this address").click();
  await expect.element(errorArea()).toHaveTextContent("This link was used or has passed.");
  await expect.element(submit("Prove this address")).toHaveLength(0);
});

test("while changes are stopped nothing is proven, and the button stays", async () => {
  answer(read, offer);
  answer(proof, { status: 409, body: { code: "CHANGES_LOCKED", message: "Stopped." } });
  await open("/account/email/some-token");
  await submit("Prove this address").click();
  await expect.element(errorArea()).toHaveTextContent("Stopped.");
  await expect.element(submit("Prove this address")).toBeEnabled();
});

test("what could not be read can be read again", async () => {
  cutOff(read);
  await open("/account/email/some-token");
  await expect.element(errorArea()).toBeVisible();
  answer(read, offer);
  await submit("Try again").click();
  await expect.element(submit("Prove this address")).toBeEnabled();
});
