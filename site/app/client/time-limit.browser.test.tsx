import { callLimitSeconds, registrationLimitSeconds } from "@frontdoor/contract/call.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { callsTo, holdBack, whenGivenUp } from "../../test/back-end.ts";
import { errorArea, field, submit } from "../../test/form.ts";
import { codeForm, type SendingForm, sendingForms } from "../../test/sending-forms.ts";

const communication = "There was an error communicating with the server. Please try again later.";
/** Seconds allowed for this machine to update the screen. */
const slack = 15;

/** Submits the form to a back end that never answers; returns the idempotency key. */
async function pressInVain({ button, call }: SendingForm): Promise<string | undefined> {
  const before = callsTo(call).length;
  await submit(button).click();
  await expect.poll(() => callsTo(call).length).toBe(before + 1);
  return callsTo(call).at(-1)?.headers["idempotency-key"];
}

/** Advances the clock by the time a person would wait. */
async function waitOut({ isRegistration = false }: SendingForm): Promise<void> {
  const limit = isRegistration ? registrationLimitSeconds : callLimitSeconds;
  await vi.advanceTimersByTimeAsync((limit - slack) * 1000);
  await expect.element(page.css("main [aria-busy=true]")).toBeDisabled();
  await vi.advanceTimersByTimeAsync(slack * 1000);
}

/** The values of all fields of the page. */
function entered(): unknown[] {
  const fields = document.querySelectorAll("main input, main select");
  return [...fields].map((each) => [
    each.getAttribute("name"),
    each instanceof HTMLInputElement && each.checked,
    Reflect.get(each, "value"),
  ]);
}

/** The page stays until the next one has loaded, and must not show a loading state (S2.112). */
async function expectGivenUpOnLeaving({ call, button }: SendingForm): Promise<void> {
  window.dispatchEvent(new Event("beforeunload"));
  await whenGivenUp(call);
  await expect.element(submit(button)).toBeEnabled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

for (const form of sendingForms) {
  const repeated = form.isKeyed ? "is repeated under its key" : "can be repeated";
  test(`[S8.010] ${form.name} that nobody answers ends with the communication message, keeps what was typed, ${repeated}, and is given up once somebody leaves`, async () => {
    await form.fillIn();
    holdBack(form.call);
    const before = entered();

    const key = await pressInVain(form);
    await waitOut(form);
    await expect.element(errorArea()).toMatchTextContent(communication);
    await expect.element(submit(form.button)).toBeEnabled();
    expect(entered()).toEqual(before);

    expect(await pressInVain(form)).toBe(key);
    expect(key !== undefined).toBe(form.isKeyed);

    await expectGivenUpOnLeaving(form);
  });
}

test("[S4.051 S8.010] a code that nobody answers is asked for once more, as after every failure", async () => {
  await codeForm.fillIn();
  holdBack(codeForm.call);
  const key = await pressInVain(codeForm);
  await waitOut(codeForm);
  await expect.element(errorArea()).toMatchTextContent(communication);
  await expect.element(field("Username")).toHaveValue("thandi@example.org");
  await field("One-time password").fill("123456");
  await field("New password").fill("quiet7-river-reed");
  await field("Confirm password").fill("quiet7-river-reed");
  expect(await pressInVain(codeForm)).toBe(key);
  await expectGivenUpOnLeaving(codeForm);
});
