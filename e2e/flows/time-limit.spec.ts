import { callLimitSeconds, registrationLimitSeconds } from "@frontdoor/contract/call.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { codeForm, type SendingForm, sendingForms } from "../fixtures/sending-forms.ts";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const communication = "There was an error communicating with the server. Please try again later.";
/** Seconds that this machine may take to look. */
const slack = 15;

/** Presses, and gives the key under which the call goes to a back end that takes it and is silent. */
async function pressInVain(page: Page, { button, call }: SendingForm): Promise<string | undefined> {
  const sent = page.waitForRequest(`**${call}`);
  await submit(page, button).click();
  return (await sent).headers()["idempotency-key"];
}

/** Lets the time pass that a person would wait for the answer. */
async function waitOut(page: Page, { isRegistration = false }: SendingForm): Promise<void> {
  const limit = isRegistration ? registrationLimitSeconds : callLimitSeconds;
  await page.clock.fastForward((limit - slack) * 1000);
  await expect(page.locator("main [aria-busy=true]")).toBeDisabled();
  await page.clock.fastForward(slack * 1000);
}

/** All that stands in the page's fields. */
function entered(page: Page): Promise<unknown[]> {
  const controls: Locator = page.locator("main input, main select");
  return controls.evaluateAll((fields) =>
    fields.map((each) => [
      each.getAttribute("name"),
      each instanceof HTMLInputElement && each.checked,
      Reflect.get(each, "value"),
    ]),
  );
}

for (const form of sendingForms) {
  const repeated = form.isKeyed ? "is repeated under its key" : "can be repeated";
  test(`[S8.010] ${form.name} that nobody answers ends with the communication message, keeps what was typed, and ${repeated}`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await page.clock.install();
    await form.fillIn(page);
    await holdBack(page, form.call);
    const before = await entered(page);

    const key = await pressInVain(page, form);
    await waitOut(page, form);
    await expect(errorArea(page)).toContainText(communication);
    await expect(submit(page, form.button)).toBeEnabled();
    expect(await entered(page)).toEqual(before);

    expect(await pressInVain(page, form)).toBe(key);
    expect(key !== undefined).toBe(form.isKeyed);
  });
}

test("[S4.051 S8.010] a code that nobody answers is asked for once more, as after every failure", async ({
  page,
}) => {
  await page.clock.install();
  await codeForm.fillIn(page);
  await holdBack(page, codeForm.call);
  const key = await pressInVain(page, codeForm);
  await waitOut(page, codeForm);
  await expect(errorArea(page)).toContainText(communication);
  await expect(field(page, "Username")).toHaveValue("thandi@example.org");
  await field(page, "One-time password").fill("123456");
  await field(page, "New password").fill("quiet7-river-reed");
  await field(page, "Confirm password").fill("quiet7-river-reed");
  expect(await pressInVain(page, codeForm)).toBe(key);
});
