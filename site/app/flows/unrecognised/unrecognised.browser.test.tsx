import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/back-end.ts";
import { errorArea, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const read = "/api/account/not-me/read";
const stop = "/api/account/not-me";
const told = { status: 200, body: { change: "passkey-added", at: "2025-11-20T05:42:00.000Z" } };
const location = "/passwordreset/ud/reset-token";

test("the page says what happened and what the button does, and leads to a new password", async () => {
  answer(read, told);
  const sent = answer(stop, { status: 200, body: { location } });
  await open("/not-me/some-token");
  await expect
    .element(page.getByText("A passkey was added, on 20 November 2025 at 07:42."))
    .toBeVisible();
  await expect.element(page.getByText("It logs every device out.")).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe("/not-me/-");
  expect(sent).toHaveLength(0);
  await submit("This wasn’t me").click();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Change Password");
  expect(sent.map(({ body }) => body)).toEqual([{ token: "some-token" }]);
});

test("a link that was used says so, and offers no button that does nothing", async () => {
  answer(read, { status: 400, body: { code: "CHANGE_LINK_INVALID", message: "Spent." } });
  await open("/not-me/some-token");
  await expect.element(errorArea()).toHaveTextContent("This link was used or has expired.");
  await expect.element(submit("This wasn’t me")).toHaveLength(0);
});

test("a link that could not be read is read again, and the focus stays in the page", async () => {
  answer(read, { status: 503, body: { message: "Later." } });
  await open("/not-me/some-token");
  await expect.element(errorArea()).toHaveTextContent("Later.");
  answer(read, told);
  await submit("Try again").click();
  await expect.element(submit("This wasn’t me")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("a failure keeps the button", async () => {
  answer(read, told);
  answer(stop, { status: 503, body: { message: "Later." } });
  await open("/not-me/some-token");
  await submit("This wasn’t me").click();
  await expect.element(errorArea()).toHaveTextContent("Later.");
  await expect.element(submit("This wasn’t me")).toBeEnabled();
});
