import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { accountSettingsAtRest as atRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo, cutOff } from "../../../../test/back-end.ts";
import { submit } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";
import { holdSmsCodes } from "../../../../test/sms-codes.ts";

const overview = "/api/account/overview";
const done = { status: 200, body: {} };
const reach = () => page.getByRole("region", { name: "How we reach you" });

async function openWith(change: Partial<AccountSettings>): Promise<void> {
  answer(overview, { status: 200, body: { ...atRest, ...change } });
  await open("/account");
}

test("another address is asked for in its row, waits for verification, and can be cancelled", async () => {
  await openWith({});
  const sent = answer("/api/account/email", done);
  await submit("Change the email address").click();
  const field = page.getByLabelText("New email address*");
  await expect.element(field).toHaveFocus();
  await field.fill("thandi@example.org");
  const waiting = {
    ...atRest.email,
    change: {
      state: "waiting",
      address: "thandi@example.org",
      askedAt: "2025-11-20T05:31:00.000Z",
      until: "2025-11-21T05:31:00.000Z",
    },
  } as const;
  answer(overview, { status: 200, body: { ...atRest, email: waiting } });
  await submit("Send the link").click();
  await expect.element(reach()).toMatchTextContent("A link is on its way to thandi@example.org.");
  await expect
    .element(reach())
    .toMatchTextContent(
      "Open the link that we sent to thandi@example.orgUntil 21 November 2025, 07:31",
    );
  expect(sent.map(({ body }) => body)).toEqual([{ emailAddress: "thandi@example.org" }]);

  const undone = answer("/api/account/email/undo", done);
  answer(overview, { status: 200, body: atRest });
  await submit("Cancel the change").click();
  await expect
    .element(reach())
    .toMatchTextContent("Your address stays t.naidoo@naidoo-ortho.example.");
  expect(undone).toHaveLength(1);
});

test("what is no address is said at its field, and Cancel gives the focus back", async () => {
  await openWith({});
  await submit("Change the email address").click();
  await page.getByLabelText("New email address*").fill("nobody");
  await submit("Send the link").click();
  await expect
    .element(page.getByLabelText("New email address*"))
    .toHaveAttribute("aria-invalid", "true");
  await submit("Cancel").click();
  await expect.element(submit("Change the email address")).toHaveFocus();
});

test("an address that is not proven says so, and its link can be sent again", async () => {
  await openWith({ email: { ...atRest.email, provenAt: null } });
  await expect.element(reach()).toMatchTextContent("Your email address is not verified.");
  const sent = answer("/api/account/email/send", done);
  await submit("Send the link again").click();
  await expect.element(reach()).toMatchTextContent("A link is on its way");
  expect(sent).toHaveLength(1);
});

test("a change of the address can be undone for a while", async () => {
  const change = {
    state: "changed",
    askedAt: "2025-11-20T05:31:00.000Z",
    changedAt: "2025-11-20T05:45:00.000Z",
    undoUntil: "2025-11-23T05:45:00.000Z",
  } as const;
  await openWith({ email: { ...atRest.email, change } });
  await expect
    .element(reach())
    .toMatchTextContent("Your old address can still undo itUntil 23 November 2025, 07:45");
  const undone = answer("/api/account/email/undo", done);
  answer(overview, { status: 200, body: atRest });
  await submit("Undo the change").click();
  await expect.element(reach()).toMatchTextContent("Your old address is back.");
  expect(undone).toHaveLength(1);
});

test("a number is verified by the code that was sent to it; a wrong one keeps the form", async () => {
  await openWith({ cellNumber: { ...atRest.cellNumber, confirmedAt: null } });
  answer("/api/account/number/send", done);
  await submit("Verify").click();
  const code = page.getByLabelText("Code*");
  await expect.element(code).toHaveFocus();
  await code.fill("111 111");
  answer("/api/account/number/proof", {
    status: 400,
    body: { code: "NUMBER_CODE_INVALID", message: "Not right." },
  });
  await submit("Verify number").click();
  await expect.element(reach().getByRole("alert")).toHaveTextContent("Not right.");
  const sent = answer("/api/account/number/proof", done);
  answer(overview, { status: 200, body: atRest });
  await code.fill("222222");
  await submit("Verify number").click();
  await expect.element(reach()).toMatchTextContent("Your cellphone number is verified.");
  expect(sent.map(({ body }) => body)).toEqual([{ code: "222222" }]);
});

test("[SEC-F13] a code that is asked for long after a press without an answer is another one", async () => {
  vi.setSystemTime("2026-11-20T08:00:00Z");
  onTestFinished(() => void vi.useRealTimers());
  await openWith({ cellNumber: { ...atRest.cellNumber, confirmedAt: null } });
  const sendCode = "/api/account/number/send";
  cutOff(sendCode);
  for (const [before, minute] of ["00", "02", "03"].entries()) {
    vi.setSystemTime(`2026-11-20T08:${minute}:00Z`);
    await submit("Verify").click();
    await expect.poll(() => callsTo(sendCode)).toHaveLength(before + 1);
    await expect.element(reach().getByRole("alert")).toBeVisible();
  }
  const [first, second, third] = callsTo(sendCode).map(({ headers }) => headers["idempotency-key"]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("the code of a new SMS takes the place of the one that the browser filled in before", async () => {
  const asked = holdSmsCodes();
  await openWith({ cellNumber: { ...atRest.cellNumber, waiting: "083 000 0148" } });
  const code = page.getByLabelText("Code*");
  await expect.element(code).toBeVisible();
  asked.at(-1)?.resolve({ code: "111111" });
  await expect.element(code).toHaveValue("111111");
  answer("/api/account/number/send", done);
  await submit("Send a new code").click();
  await expect.element(reach()).toMatchTextContent("A code is on its way to 083 000 0148.");
  asked.at(-1)?.resolve({ code: "222222" });
  await expect.element(code).toHaveValue("222222");
});

test("an address whose reader has refused the account is to be changed, and no link is offered", async () => {
  const email = { ...atRest.email, provenAt: null, refusedAt: "2026-11-20T08:00:00.000Z" };
  answer(overview, { status: 200, body: { ...atRest, email } });
  await open("/account");
  await expect
    .element(page.getByText(/said on 20 November 2026 that the account is not theirs/))
    .toBeVisible();
  expect(submit("Send the link again").elements()).toEqual([]);
});

test("whoever could not be reached is told so on top of the page, with what to do", async () => {
  const since = "2026-11-20T08:00:00.000Z";
  const email = { ...atRest.email, unreachable: { since, because: "no-such-address" } };
  const cellNumber = { ...atRest.cellNumber, unreachable: { since, because: "no-such-address" } };
  answer(overview, { status: 200, body: { ...atRest, email, cellNumber } });
  await open("/account");
  await expect
    .element(page.getByText("We could not reach t.naidoo@naidoo-ortho.example."))
    .toBeVisible();
  await expect.element(page.getByText(/there is no such mailbox/)).toBeVisible();
  await expect.element(page.getByText("We could not reach 082 000 0147.")).toBeVisible();
});

test("another language is kept once its button is pressed, not as arrow keys pass it; where it cannot be, the page says so", async () => {
  await openWith({});
  const refused = { code: "LANGUAGE_UNKNOWN", message: "This language is not offered here." };
  const sent = answer("/api/account/language", { status: 409, body: refused });
  const language = reach().getByLabelText("Language", { exact: true });
  await language.selectOptions("Afrikaans");
  await expect.element(language).toHaveValue("af");
  expect(sent).toHaveLength(0);
  await submit("Change the language").click();
  await expect.element(reach()).toMatchTextContent("This language is not offered here.");
  expect(sent.map(({ body }) => body)).toEqual([{ language: "af" }]);
  await expect.element(language).toHaveValue("af");
});

test("where there is one language there is none to choose", async () => {
  await openWith({ languages: [{ code: "en", name: "English" }] });
  await expect.element(reach()).not.toMatchTextContent("Language");
});

test("whoever may have codes by WhatsApp chooses it in its row", async () => {
  await openWith({ cellNumber: { ...atRest.cellNumber, codeWay: "sms" } });
  await expect.element(reach()).toMatchTextContent("CodesBy SMS");
  const sent = answer("/api/account/number/code-way", done);
  const cellNumber = { ...atRest.cellNumber, codeWay: "whatsapp" } as const;
  answer(overview, { status: 200, body: { ...atRest, cellNumber } });
  await submit("Send them by WhatsApp").click();
  await expect.element(reach()).toMatchTextContent("Your choice is saved.");
  await expect.element(reach()).toMatchTextContent("By WhatsApp");
  expect(sent.map(({ body }) => body)).toEqual([{ way: "whatsapp" }]);
});
