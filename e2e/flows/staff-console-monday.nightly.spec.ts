import { readFile } from "node:fs/promises";
import { deliveryWaitsSeconds } from "@frontdoor/contract/products/webhooks.ts";
import { expect, type Page } from "@playwright/test";
import { freePort } from "../addresses.ts";
import { createAccounts } from "../fixtures/accounts.ts";
import { field } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { keysOf, productCall } from "../fixtures/product-call.ts";
import { startReceiver } from "../fixtures/receiver.ts";
import { test } from "../fixtures/second-server-test.ts";
import {
  expectSoundScreen,
  goToScreen,
  logInToConsole,
  setUpLogin,
} from "../fixtures/staff-console.ts";
import { timeSteps } from "../fixtures/step-times.ts";

test("an owner's Monday: open tasks, last week's numbers as a chart and a file, a failed delivery of the weekend sent again, a delayed SMS, and the audit of the weekend", async ({
  startServer,
}) => {
  const { step, report } = timeSteps();
  const console = `http://localhost:${freePort()}`;
  const receiver = await startReceiver("/events");
  const gateway = await startReceiver("/sms");
  const server = await startServer(
    () => ({ STAFF_LISTEN: new URL(console).host, STAFF_URL: console, SMS_URL: gateway.url }),
    true,
  );
  const { inbox, page, watch, origin } = server;
  watch.allow(new RegExp(`^foreign request: ${console}/`));
  const { username } = await createAccounts(origin).register();
  const emailAddress = "n.owner@staff.example";
  const added = { name: "Naledi Owner", emailAddress, role: "owner", reason: "owns it" };
  await productCall(server, "operator", "staff/add", added);
  const owner = await setUpLogin(page, inbox, { emailAddress, password: newPassword() });
  const webhook = { url: receiver.url };
  const { id } = await productCall(server, "practice", "webhooks/create", webhook);
  await productCall(server, "operator", "accounts/sign-out", {
    realm: "practice",
    username,
    reason: "asked on Sunday",
  });
  const headers = { Authorization: `Bearer ${keysOf(server).practice}` };
  const tries = async () => {
    const path = `${origin}/api/products/webhooks/${id}/deliveries`;
    const [delivery] = await (await page.request.get(path, { headers })).json();
    return delivery?.tries;
  };
  for (const [before, seconds] of deliveryWaitsSeconds.entries()) {
    await expect.poll(tries).toBe(before + 1);
    // The server adds up to a quarter to each wait.
    await server.advance({ seconds: seconds * 1.25 });
  }
  await expect.poll(tries).toBe(deliveryWaitsSeconds.length + 1);

  await step("the owner logs in, with a recovery code", async () => {
    // An app's code would not be valid, because the server's clock has been moved.
    await logInToConsole(page, owner, owner.recoveryCodes[0]);
  });

  await step("the overview shows open tasks and today's numbers", async () => {
    await expect(needs(page).getByRole("link")).toHaveText([deliveryFailed, headWaits]);
    const day = page.getByRole("region", { name: "Today so far" });
    await expect(day.getByRole("row", { name: /^Logins/ })).toContainText(/[1-9]\d* a week ago/);
    await expectSoundScreen(page);
  });

  await step("each task links to the screen where it is done", async () => {
    await needs(page).getByRole("link", { name: headWaits }).click();
    await expect(page.getByRole("row").filter({ hasText: "Louw" })).toContainText("Zwane");
    await goToScreen(page, "Overview");
    await needs(page).getByRole("link", { name: deliveryFailed }).click();
    await expect(page.getByRole("row").filter({ hasText: receiver.url })).toBeVisible();
    await goToScreen(page, "Overview");
  });

  await step("last week's numbers are shown in a chart by week", async () => {
    await page.getByRole("link", { name: "All numbers" }).click();
    await page.getByRole("button", { name: "Week", exact: true }).click();
    await expect(chart(page).getByRole("img").first()).toBeVisible();
    await chart(page).getByText("Show as a table").click();
    // The last row is the current week.
    const lastWeek = chart(page).getByRole("row").nth(-2);
    await expect(lastWeek).toContainText(/Week of .*[1-9]/);
    await expectSoundScreen(page);
  });

  await step("the chart is saved as a CSV file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      chart(page).getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-logins-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\n");
    expect(lines).toHaveLength(27);
    expect(lines[0]).toContain("Passkey");
    expect(lines.at(-2)).toMatch(/^"?Week of .*,\d+/);
  });

  await step("the failed delivery is found from the overview and sent again", async () => {
    await goToScreen(page, "Overview");
    await needs(page).getByRole("link", { name: deliveryFailed }).click();
    await page
      .getByRole("row")
      .filter({ hasText: receiver.url })
      .getByRole("button", { name: "Deliveries" })
      .click();
    const failed = page.getByRole("row").filter({ hasText: "signed-out" });
    await expect(failed).toContainText(`503, try ${deliveryWaitsSeconds.length + 1}`);
    await expectSoundScreen(page);
    receiver.comeBack();
    await failed.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("The event is on its way again.")).toBeVisible();
    await expect.poll(() => receiver.taken()).toBe(1);
    await goToScreen(page, "Overview");
    await expect(needs(page).getByRole("link")).toHaveText([headWaits]);
  });

  await step(
    "an SMS that cannot be sent is listed, and is sent once the gateway works again",
    async () => {
      const asked = "/api/practice/security/password/requestReset";
      expect((await page.request.post(asked, { data: { username } })).status()).toBe(200);
      await expect.poll(() => gateway.refused()).toBeGreaterThan(0);
      await goToScreen(page, "Outbox");
      await page.getByRole("button", { name: "SMS with a one-time password" }).click();
      await expect(page.getByText("SMS 503", { exact: true })).toBeVisible();
      await expect(page.getByText(/It is tried again by itself/)).toBeVisible();
      await expectSoundScreen(page);
      gateway.comeBack();
      await server.advance({ minutes: 2 });
      await expect.poll(() => gateway.taken()).toBe(1);
      await page.reload();
      await expect(page.getByText("No such messages.")).toBeVisible();
    },
  );

  await step("the audit of the weekend is searched, checked and saved", async () => {
    await goToScreen(page, "Audit");
    const filter = page.getByRole("form", { name: "Filter" });
    await field(filter, "From").fill(daysAgo(3));
    await filter.getByRole("button", { name: "Show" }).click();
    const did = (what: string) => page.getByRole("row").filter({ hasText: what });
    await expect(did("Webhook added")).toHaveCount(1);
    await expect(did("Member of staff added")).toHaveCount(1);
    await expectSoundScreen(page);
    await page.getByRole("button", { name: "Verify the audit" }).click();
    await expect(page.getByText(/The audit is intact/)).toBeVisible();
    await filter.getByRole("combobox", { name: "What" }).selectOption({ label: "Webhook added" });
    await filter.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export" }).click(),
    ]);
    const events = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(events).toEqual([expect.objectContaining({ kind: "webhook-added" })]);
  });
  await report();
});

const deliveryFailed = "One event did not reach a product’s webhook";
const headWaits = "One head of department waits to be confirmed";
const needs = (page: Page) => page.getByRole("region", { name: "Needs attention now" });
const chart = (page: Page) => page.getByRole("region", { name: "Logins", exact: true });

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
