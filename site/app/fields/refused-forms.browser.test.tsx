import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo } from "../../test/back-end.ts";
import { errorArea } from "../../test/form.ts";
import { innerForms } from "../../test/inner-forms.ts";
import { open } from "../../test/open-screen.tsx";
import { onScreen } from "../../test/screen.ts";
import { codeForm, sendingForms } from "../../test/sending-forms.ts";

const reference = "7f0c2b5e9d3a4f1c";
const fault = {
  status: 500,
  body: { code: "SERVER_FAULT", message: "Words of the fault." },
  headers: { "X-Request-Id": reference },
};

for (const { name, fillIn, button, call, place } of [...sendingForms, codeForm, ...innerForms]) {
  const top = place === "within-page" ? "its own top" : "the top of the page";
  test(`[S5.086 S5.087] ${name} that fails says so at ${top}, in view and with the focus, and how it is found in the log`, async () => {
    await onScreen(390, 500);
    await fillIn();
    answer(call, fault);
    const press = page.getByRole("button", { name: button, exact: true });
    await expect.element(press).toBeVisible();
    press.element().scrollIntoView({ block: "end" });
    await press.click();
    await expect.element(errorArea()).toMatchTextContent("Words of the fault.");
    await expect.element(errorArea()).toMatchTextContent(`Reference: ${reference}`);
    await expect.element(errorArea()).toHaveFocus();
    await expect.element(errorArea()).toBeInViewport();
    if (place === undefined) await expect.poll(() => window.scrollY).toBe(0);
    expect(callsTo(call)).not.toHaveLength(0);
  });
}

test("on a phone each faulty field of a list stands apart, also where it takes two lines", async () => {
  await onScreen(390, 844);
  await open("/signup/practice");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.element(errorArea()).toBeVisible();
  const texts = [...errorArea().element().querySelectorAll("li a")].map((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect();
  });
  expect(texts.some(({ height }) => height > 30)).toBe(true);
  for (const [at, { top }] of texts.entries()) {
    expect(top - (texts[at - 1]?.bottom ?? 0)).toBeGreaterThan(14);
  }
});
