import {
  newStaffPasskeyOptions,
  reauthenticateStaff,
  removeStaffPasskey,
  renewStaffCodes,
} from "@frontdoor/contract/staff/authentication-methods.ts";
import {
  endOtherStaffSessions,
  endStaffSession,
  showConsole,
} from "@frontdoor/contract/staff/session.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, memberOf, openConsole, ownSession } from "../../../../test/staff.ts";

const passkey = {
  id: idOf(1),
  label: "Desk computer",
  createdAt: "2026-11-20T10:40:00.000Z",
  lastUsedAt: null,
};
const codes = Array.from({ length: 10 }, (_, at) => `K7QF2-9MDX${at}`);
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();

test("new codes need a reauthentication, after which they are shown once", async () => {
  await openConsole("/staff/own-login", "support");
  await expect.element(page.getByText("8 of ten codes are left.")).toBeVisible();
  answerCall(renewStaffCodes, { status: 403, code: "PROOF_NEEDED", message: "Prove it." });
  await page.getByRole("button", { name: "Make new codes" }).click();
  await expect.element(page.getByRole("dialog", { name: "Confirm it’s you" })).toBeVisible();
  await expect.element(field("Password", dialog())).toHaveFocus();
  answerCall(reauthenticateStaff, { status: 401, code: "WRONG_CODE", message: "Wrong." });
  await field("Password", dialog()).fill("reeds-by-the-river-7");
  await field("Code from your app", dialog()).fill("123456");
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("Wrong.");
  const proven = answerCall(reauthenticateStaff, { until: "2026-11-22T06:20:00.000Z" });
  answerCall(renewStaffCodes, { recoveryCodes: codes });
  answerCall(showConsole, memberOf("support", { recoveryCodesLeft: 10 }));
  await dialog().getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText("K7QF2-9MDX9")).toBeVisible();
  await expect.element(told()).toMatchTextContent("Earlier codes no longer work.");
  await expect.element(page.getByRole("heading", { name: "Recovery codes" })).toHaveFocus();
  expect(proven.map(({ body }) => body)).toEqual([
    { way: "code", password: "reeds-by-the-river-7", code: "123456" },
  ]);
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByText("10 of ten codes are left.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Recovery codes" })).toHaveFocus();
});

test("without a reauthentication nothing changes", async () => {
  await openConsole("/staff/own-login", "support");
  answerCall(renewStaffCodes, { status: 403, code: "PROOF_NEEDED", message: "Prove it." });
  await page.getByRole("button", { name: "Make new codes" }).click();
  await dialog().getByRole("button", { name: "Close" }).click();
  await expect.element(dialog()).toHaveLength(0);
  await expect.element(page.getByText("8 of ten codes are left.")).toBeVisible();
});

test("a dialog that the browser closes by itself is closed for the page as well: nothing waits for it", async () => {
  await openConsole("/staff/own-login", "support");
  answerCall(renewStaffCodes, { status: 403, code: "PROOF_NEEDED", message: "Prove it." });
  const renew = page.getByRole("button", { name: "Make new codes" });
  await renew.click();
  await expect.element(dialog()).toBeVisible();
  const opened = dialog().element();
  if (opened instanceof HTMLDialogElement) opened.close();
  await expect.element(page.css("dialog")).toHaveLength(0);
  await expect.element(renew).not.toHaveAttribute("aria-busy");
});

test("a passkey is removed once its name was typed", async () => {
  await openConsole("/staff/own-login", "support", { passkeys: [passkey] });
  const sent = answerCall(removeStaffPasskey, {});
  answerCall(showConsole, memberOf("support"));
  await page.getByRole("button", { name: "Remove…" }).click();
  await field("Type the name to confirm", dialog()).fill("Desk computer");
  await dialog().getByRole("button", { name: "Remove the passkey" }).click();
  await expect.element(told()).toHaveTextContent("The passkey is removed.");
  await expect.element(page.getByText("You have none yet.")).toBeVisible();
  expect(sent[0]?.url).toContain(`/passkeys/${idOf(1)}/remove`);
});

test("while the browser makes a passkey, a press asks for no second one, which would cancel the first", async () => {
  await openConsole("/staff/own-login", "support");
  const { promise, resolve } = Promise.withResolvers<null>();
  const asked = vi.spyOn(navigator.credentials, "create").mockReturnValue(promise);
  onTestFinished(() => void vi.restoreAllMocks());
  const user = { id: "AAAA", name: "p.adams@staff.example", displayName: "P. Adams" };
  const pubKeyCredParams = [{ type: "public-key", alg: -7 }];
  const options = { challenge: "AAAA", rp: { name: "Example" }, user, pubKeyCredParams };
  answerCall(newStaffPasskeyOptions, { options });
  const add = page.getByRole("button", { name: "Add a passkey" });
  await add.click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(add).toHaveAttribute("aria-disabled", "true");
  add.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  resolve(null);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(add).not.toHaveAttribute("aria-disabled");
  expect(asked).toHaveBeenCalledOnce();
});

const elsewhere = {
  ...ownSession,
  id: idOf(7),
  isThis: false,
  system: "Mac",
  way: "passkey",
} as const;
const sessions = () => page.getByRole("region", { name: "Where you are logged in" });

test("[SEC-L11] one's own logins elsewhere are seen and ended, one by one, and the focus stays in the screen", async () => {
  const changes = { sessions: [ownSession, elsewhere] };
  await openConsole("/staff/own-login", "support", changes);
  await expect.element(sessions()).toMatchTextContent("Chrome on Windows");
  await expect.element(sessions().getByText("This one")).toBeVisible();
  await expect.element(sessions()).toMatchTextContent("by passkey, last used");
  const ended = answerCall(endStaffSession, {});
  answerCall(showConsole, memberOf("support"));
  await sessions().getByRole("button", { name: "End: Chrome on Mac" }).click();
  await expect.element(told()).toMatchTextContent("Chrome on Mac is logged out.");
  await expect.element(sessions()).toMatchTextContent("You are logged in nowhere else.");
  await expect.element(page.getByRole("main")).toHaveFocus();
  expect(ended.map(({ url }) => url.split("/api/").at(-1))).toEqual([
    `staff/sessions/${idOf(7)}/end`,
  ]);
});

test("[SEC-L11] all other logins end with one press; a failure is said where they are", async () => {
  await openConsole("/staff/own-login", "support", { sessions: [ownSession, elsewhere] });
  answerCall(endOtherStaffSessions, { status: 503, code: "BUSY", message: "Not now." });
  await sessions().getByRole("button", { name: "End all others" }).click();
  await expect.element(sessions().getByRole("alert")).toMatchTextContent("Not now.");
  answerCall(endOtherStaffSessions, {});
  answerCall(showConsole, memberOf("support"));
  await sessions().getByRole("button", { name: "End all others" }).click();
  await expect.element(told()).toMatchTextContent("You are now logged in only here.");
});
