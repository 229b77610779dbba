import { accountSettingsAtRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { open } from "../../../../test/open-screen.tsx";

const data = "/api/account/data";
const kept = () => page.getByRole("region", { name: "What we keep about you" });
const tables = {
  accounts: [{ is_active: true, erased_at: null, created_at: "2026-02-03T08:00:00.000Z" }],
  invites: [],
};

test("all that is kept is shown once the fold is opened, table by table, under names that are marked as English", async () => {
  answer("/api/account/overview", { status: 200, body: accountSettingsAtRest });
  await open("/account");
  const asked = answer(data, {
    status: 200,
    body: { at: "2025-11-20T05:31:00.000Z", tables, hidden: {} },
  });
  await kept()
    .getByText(/^All of it/)
    .click();
  await kept().getByText("accounts", { exact: true }).click();
  await expect.element(kept()).toMatchTextContent("is activeYes");
  await expect.element(kept()).toMatchTextContent("created at3 February 2026, 10:00");
  await expect.element(kept().getByText("invites")).toHaveLength(0);
  for (const name of ["accounts", "is active"])
    await expect.element(kept().getByText(name, { exact: true })).toHaveAttribute("lang", "en-ZA");
  expect(asked).toHaveLength(1);
});

test("who does not reauthenticate sees nothing of it, and can ask again, which leaves the focus at the fold", async () => {
  answer("/api/account/overview", { status: 200, body: accountSettingsAtRest });
  answer(data, { status: 403, body: { code: "PROOF_NEEDED", message: "Prove it." } });
  await open("/account");
  await kept()
    .getByText(/^All of it/)
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  answer(data, {
    status: 200,
    body: { at: "2025-11-20T05:31:00.000Z", tables, hidden: {} },
  });
  await kept().getByRole("button", { name: "Show it" }).click();
  await expect.element(kept().getByText("accounts", { exact: true })).toBeVisible();
  await expect.element(kept().getByText(/^All of it/)).toHaveFocus();
});
