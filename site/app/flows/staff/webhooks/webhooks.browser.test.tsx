import {
  createWebhook,
  endWebhook,
  type ListedDelivery,
  listDeliveries,
  listWebhooks,
  rotateWebhook,
  sendDeliveryAgain,
  testWebhook,
} from "@frontdoor/contract/products/webhooks.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

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
const dialog = () => page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("what a receiver did not take is sent again; an address with a script in it is text", async () => {
  answerCall(listWebhooks, [webhook]);
  const asked = answerCall(listDeliveries, [delivery]);
  const sent = answerCall(sendDeliveryAgain, {});
  await openConsole("/staff/webhooks?state=failed");
  await expect.element(page.getByText(webhook.url)).toBeVisible();
  await button("Deliveries").click();
  await expect.element(row("503, try 8")).toMatchTextContent("Archived");
  expect(asked[0]?.url).toContain("state=failed");
  await button("Send again").click();
  await expect.element(told()).toHaveTextContent("The event is on its way again.");
  expect(sent[0]?.url).toContain(`/deliveries/${idOf(2)}/send-again`);
});

test("without a webhook the screen explains what one is and how to add it, and asks to choose none", async () => {
  answerCall(listWebhooks, []);
  await openConsole("/staff/webhooks", "auditor");
  const empty = page.getByText(/No product has a webhook: an address .* by “Add a webhook”\./);
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByText("Choose a webhook")).toHaveLength(0);
  answerCall(listWebhooks, [webhook]);
  await openConsole("/staff/webhooks", "auditor");
  await expect.element(page.getByText("Choose a webhook")).toBeVisible();
});

test.each([
  [null, false, "no connection, or no response within 10 seconds."],
  [null, true, "the name in its address could not be resolved. Check how it is spelt."],
  [503, false, "503."],
])(
  "a test says what the receiver answered, or why it did not (%s, %s)",
  async (status, isUnresolved, why) => {
    answerCall(listWebhooks, [webhook]);
    answerCall(listDeliveries, []);
    answerCall(testWebhook, { delivered: false, status, isUnresolved });
    await openConsole("/staff/webhooks");
    await button("Deliveries").click();
    await button("Send a test").click();
    await expect.element(told()).toHaveTextContent(`The receiver did not accept the test: ${why}`);
  },
);

test("an integrator adds a webhook, its secret shown once; what is refused stands at its field", async () => {
  answerCall(listWebhooks, []);
  answerCall(listDeliveries, []);
  const refused = { status: 400, code: "VALIDATION", message: "Check this." };
  const fields = { url: "Write a public address." };
  answerCall(createWebhook, { ...refused, fields } as typeof refused);
  await openConsole("/staff/webhooks", "integrator");
  await button("Add a webhook").click();
  await field("Reason", dialog()).fill("live updates");
  const submit = dialog().getByRole("button", { name: "Add the webhook" });
  await submit.click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("Product");
  await field("Product", dialog()).selectOptions("Practice");
  await field("Address", dialog()).fill("https://10.0.0.1/hook");
  await submit.click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("Write a public address.");
  const sent = answerCall(createWebhook, { id: webhook.id, secret: "whsec_once" });
  await field("Address", dialog()).fill(" https://practice.example/hook ");
  answerCall(listWebhooks, [webhook]);
  await submit.click();
  await expect.element(dialog().getByText("whsec_once")).toBeVisible();
  await dialog().getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByText("whsec_once")).toHaveLength(0);
  await expect.element(page.getByRole("heading", { name: "Deliveries" })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    url: "https://practice.example/hook",
    product: "practice",
    reason: "live updates",
  });
});

test("a secret that waits for a second person is not shown, one that is made is; a webhook ends once its host was typed", async () => {
  answerCall(listWebhooks, [webhook]);
  answerCall(listDeliveries, []);
  await openConsole(`/staff/webhooks?webhook=${webhook.id}`);
  const waiting = answer(pathOf(rotateWebhook), {
    status: 202,
    body: { pending: { id: idOf(4), expiresAt: at } },
  });
  const rotate = async () => {
    await button("New secret…").click();
    await field("Reason", dialog()).fill("yearly");
    await dialog().getByRole("button", { name: "Make the secret" }).click();
  };
  await rotate();
  await expect.element(told()).toMatchTextContent("An owner has to agree first.");
  await expect.element(dialog()).toHaveLength(0);
  expect(waiting[0]?.body).toEqual({ reason: "yearly" });
  answerCall(rotateWebhook, { secret: "whsec_new", previousSecretUntil: at });
  await rotate();
  await expect.element(dialog().getByText("whsec_new")).toBeVisible();
  await dialog().getByRole("button", { name: "Done" }).click();
  const ended = answerCall(endWebhook, {});
  await button("End…").click();
  const submit = dialog().getByRole("button", { name: "End the webhook" });
  await expect.element(submit).toBeDisabled();
  await field("Type the word to confirm", dialog()).fill("practice.example");
  answerCall(listWebhooks, [{ ...webhook, endedAt: at }]);
  await submit.click();
  await expect.element(told()).toMatchTextContent("has ended.");
  await expect.element(row(webhook.url)).toMatchTextContent("Ended");
  await expect.element(button("New secret…")).toHaveLength(0);
  expect(ended).toHaveLength(1);
});

test("an auditor reads, and neither tests nor sends; support sees nothing", async () => {
  answerCall(listWebhooks, [webhook]);
  answerCall(listDeliveries, [delivery]);
  await openConsole("/staff/webhooks", "auditor");
  await button("Deliveries").click();
  await expect.element(row("503, try 8")).toBeVisible();
  await expect.element(button("Send again")).toHaveLength(0);
  for (const name of ["Send a test", "Add a webhook", "New secret…", "End…"]) {
    await expect.element(button(name)).toHaveLength(0);
  }
  await openConsole("/staff/webhooks", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
});
