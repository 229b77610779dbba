import {
  type ListedDelivery,
  listDeliveries,
  listWebhooks,
  sendDeliveryAgain,
  testWebhook,
} from "@frontdoor/contract/products/webhooks.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCall, idOf, openConsole } from "../../../../test/staff.ts";

const at = "2026-11-20T10:40:00.000Z";
const webhook = {
  id: idOf(1),
  product: "practice",
  url: "https://practice.example/<img src=x onerror=alert(1)>",
  createdAt: at,
  endedAt: null,
  previousSecretUntil: null,
} as const;
const delivery: ListedDelivery = {
  id: idOf(2),
  eventId: idOf(3),
  kind: "account-archived",
  state: "failed",
  tries: 8,
  lastStatus: 503,
  lastTriedAt: at,
  deliveredAt: null,
  createdAt: at,
};
const row = (text: string) => page.getByRole("row").filter({ hasText: text });
const told = () => page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("what a receiver did not take is sent again; an address with a script in it is text", async () => {
  answerCall(listWebhooks, [webhook]);
  const asked = answerCall(listDeliveries, [delivery]);
  const sent = answerCall(sendDeliveryAgain, {});
  await openConsole("/staff/webhooks?state=failed");
  await expect.element(page.getByText(webhook.url)).toBeVisible();
  await button("Deliveries").click();
  await expect.element(row("503, try 8")).toBeVisible();
  expect(asked[0]?.url).toContain("state=failed");
  await button("Send again").click();
  await expect.element(told()).toHaveTextContent("The event is on its way again.");
  expect(sent[0]?.url).toContain(`/deliveries/${idOf(2)}/send-again`);
});

test("a test says what the receiver answered, or that it did not", async () => {
  answerCall(listWebhooks, [webhook]);
  answerCall(listDeliveries, []);
  answerCall(testWebhook, { delivered: false, status: null });
  await openConsole("/staff/webhooks");
  await button("Deliveries").click();
  await button("Send a test").click();
  await expect
    .element(told())
    .toHaveTextContent("The receiver did not take the test: no answer within 10 seconds.");
});

test("an auditor reads, and neither tests nor sends; support sees nothing", async () => {
  answerCall(listWebhooks, [webhook]);
  answerCall(listDeliveries, [delivery]);
  await openConsole("/staff/webhooks", "auditor");
  await button("Deliveries").click();
  await expect.element(row("503, try 8")).toBeVisible();
  await expect.element(button("Send again")).toHaveLength(0);
  await expect.element(button("Send a test")).toHaveLength(0);
  await openConsole("/staff/webhooks", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});
