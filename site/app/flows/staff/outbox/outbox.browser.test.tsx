import {
  listOutbox,
  retryAllOutbox,
  retryOutbox,
  showMessage,
} from "@frontdoor/contract/products/outbox.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCall, idOf, openConsole } from "../../../../test/staff.ts";

const at = "2026-11-20T10:40:00.000Z";
const told = () => page.getByRole("main").getByRole("status").first();

const untold = {
  provider: null,
  providerId: null,
  country: null,
  endedAt: null,
  undeliveredBecause: null,
} as const;

test("a failed message shows the response, and is tried again", async () => {
  const message = {
    id: idOf(1),
    kind: "practice.reset-mail",
    state: "given-up",
    attempts: 9,
    createdAt: at,
    lastError: "550 no such user",
  } as const;
  const shown = {
    ...message,
    ...untold,
    channel: "mail",
    nextTryAt: null,
    doneAt: null,
    accountId: idOf(2),
    maskedEmail: "t***@n***.example",
    inviteId: null,
  } as const;
  answerCall(listOutbox, [message]);
  answerCall(showMessage, shown);
  const sent = answerCall(retryOutbox, {});
  await openConsole("/staff/outbox?state=given-up", "support");
  await page.getByRole("button", { name: "Mail “New password”" }).click();
  await expect.element(page.getByText("550 no such user")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the person" }))
    .toHaveAttribute("href", `/staff/person?id=${idOf(2)}`);
  answerCall(showMessage, { ...shown, state: "waiting", attempts: 0, nextTryAt: at });
  await page.getByRole("button", { name: "Try now" }).click();
  await expect.element(told()).toHaveTextContent("It is tried again, as if for the first time.");
  expect(sent[0]?.url).toContain(`/outbox/${idOf(1)}/retry`);
  expect(new URLSearchParams(window.location.search).get("message")).toBe(idOf(1));
  await openConsole(`/staff/outbox?message=${idOf(1)}`, "support");
  await expect.element(page.getByText("550 no such user")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try now" })).toHaveLength(0);
});

test("once what kept messages back is mended, all that fit a choice are tried again at one press", async () => {
  answerCall(listOutbox, []);
  const sent = answerCall(retryAllOutbox, { retried: 12, more: false });
  await openConsole("/staff/outbox?state=given-up", "support");
  await page.getByRole("button", { name: "Try all again…" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("combobox", { name: "State" })).toHaveValue("given-up");
  await dialog.getByRole("combobox", { name: "By" }).selectOptions("sms");
  await page.css("dialog [name=since]").fill("2026-11-20T08:00");
  await dialog.getByRole("button", { name: "Try all again" }).click();
  await expect.element(told()).toHaveTextContent("12 messages are tried again.");
  expect(sent.map(({ body }) => body)).toEqual([
    { state: "given-up", channel: "sms", since: "2026-11-20T06:00:00.000Z" },
  ]);
  answerCall(retryAllOutbox, { retried: 10_000, more: true });
  await page.getByRole("button", { name: "Try all again…" }).click();
  await dialog.getByRole("button", { name: "Try all again" }).click();
  await expect.element(told()).toMatchTextContent("There are more: press once again.");
});

test("a time that is half typed is no time: nothing is tried again that nobody asked for", async () => {
  answerCall(listOutbox, []);
  const sent = answerCall(retryAllOutbox, { retried: 12, more: false });
  await openConsole("/staff/outbox?state=given-up", "support");
  await page.getByRole("button", { name: "Try all again…" }).click();
  const dialog = page.getByRole("dialog");
  await page.css("dialog [name=since]").click();
  await userEvent.keyboard("11202026");
  await dialog.getByRole("button", { name: "Try all again" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("time is not complete");
  expect(sent).toEqual([]);
  await page.css("dialog [name=since]").fill("2026-11-20T08:00");
  await dialog.getByRole("button", { name: "Try all again" }).click();
  await expect.element(told()).toHaveTextContent("12 messages are tried again.");
});

test.each([
  ["waiting", "support"],
  ["all", "auditor"],
] as const)(
  "nothing is to be tried again at once among %s messages for %s",
  async (state, role) => {
    answerCall(listOutbox, []);
    await openConsole(`/staff/outbox?state=${state}`, role);
    await expect.element(page.getByText("No such messages.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try all again…" })).toHaveLength(0);
  },
);

test.each([
  ["handed-over", "Sent", "no receipt yet"],
  ["not-needed", "No longer needed", "was no longer needed"],
  ["refused", "Refused", "refused it"],
  ["given-up", "Failed", "Every try failed"],
] as const)(
  "nobody is told that a message is delivered before its receipt says so: %s",
  async (state, pill, said) => {
    const message = {
      id: idOf(1),
      kind: "practice.reset-mail",
      state,
      attempts: 1,
      createdAt: at,
      lastError: null,
    } as const;
    const about = { ...untold, accountId: null, maskedEmail: null, inviteId: null };
    answerCall(listOutbox, [message]);
    answerCall(showMessage, {
      ...message,
      channel: "mail",
      nextTryAt: null,
      doneAt: null,
      ...about,
    });
    await openConsole("/staff/outbox", "support");
    await page.getByRole("button", { name: "Mail “New password”" }).click();
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText(pill, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(/delivered/i)).toHaveLength(0);
  },
);

test.each([
  ["delivered", null, "Delivered", "The provider says that it arrived."],
  ["undelivered", "no-such-address", "Not delivered", "there is no such mailbox or number"],
] as const)("what a receipt told stands there: %s", async (state, because, pill, said) => {
  const message = {
    id: idOf(1),
    kind: "practice.reset-mail",
    state,
    attempts: 1,
    createdAt: at,
    lastError: null,
  } as const;
  const receipt = {
    provider: "bulksms",
    providerId: "PM-0147",
    country: "ZA",
    endedAt: at,
    undeliveredBecause: because,
  };
  const about = { nextTryAt: null, doneAt: at, accountId: null, maskedEmail: null, inviteId: null };
  answerCall(listOutbox, [message]);
  answerCall(showMessage, { ...message, ...receipt, ...about, channel: "mail" });
  await openConsole("/staff/outbox", "support");
  await page.getByRole("button", { name: "Mail “New password”" }).click();
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByText(pill, { exact: true }).first()).toBeVisible();
  for (const text of ["PM-0147", "BulkSMS", "South Africa"]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test("a role that may not try again has no button for it; a message that is gone says so", async () => {
  const message = {
    id: idOf(1),
    kind: "academic.invite-mail",
    state: "given-up",
    attempts: 9,
    createdAt: at,
    lastError: null,
  } as const;
  answerCall(listOutbox, [message]);
  answerCall(showMessage, { status: 404, code: "OUTBOX_MESSAGE_UNKNOWN", message: "Gone." });
  await openConsole("/staff/outbox", "auditor");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect.element(page.getByText("Gone.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try now" })).toHaveLength(0);
});
