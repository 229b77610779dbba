import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/back-end.ts";
import {
  box,
  carryOn,
  chooseFirst,
  dialog,
  openFinder,
  options,
} from "../../../test/find-doctor.ts";
import { blur, press } from "../../../test/keyboard.ts";
import { expectTexts } from "../../../test/texts.ts";

const cancel = () => dialog().getByRole("button", { name: "Cancel" });
const failure = "An Error Occurred While Searching";

test("[S2.046] Escape closes the suggestions, and the modal once there are none", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await box().fill("Naid");
  await expect.element(options()).toHaveLength(2);
  await press("Escape");
  await expect.element(options()).toHaveLength(0);
  await expect.element(box()).toHaveValue("Naid");
  await press("Escape");
  await expect.element(dialog()).toHaveLength(0);
  await expect
    .element(page.getByRole("button", { name: "Search for your doctor" }).first())
    .toHaveFocus();
});

test("[S2.046] Escape closes the modal where nothing was found", async () => {
  answer(practiceSearch, { status: 200, body: [] });
  await openFinder();
  await box().fill("Naid");
  await expect.element(dialog().getByText("No practice of this name was found.")).toBeVisible();
  await press("Escape");
  await expect.element(dialog()).toHaveLength(0);
});

test("[S2.046] Escape closes the modal after a choice", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await chooseFirst();
  await expect.element(dialog().getByText(/You have selected/)).toBeVisible();
  await expect.element(box()).toHaveFocus();
  await press("Escape");
  await expect.element(dialog()).toHaveLength(0);
});

test("[S2.046 S2.048] Tab goes from the box to Cancel; the practices that were found stay", async () => {
  const body = Array.from({ length: 10 }, (_, id) => ({ id: `${id}`, name: `Naidoo ${id}` }));
  answer(practiceSearch, { status: 200, body });
  await openFinder();
  await box().fill("Naid");
  await expect.element(options()).toHaveLength(10);
  await press("Tab");
  await expect.element(cancel()).toHaveFocus();
  await expect.element(options()).toHaveLength(10);
  await press("Shift+Tab");
  await expect.element(box()).toHaveFocus();
});

test("[S2.048 S2.051] the practices that were found stay when the box loses the focus, is pressed, or Enter chooses nothing", async () => {
  answer(practiceSearch, { status: 200, body: practices });
  await openFinder();
  await box().fill("Naid");
  await expect.element(options()).toHaveLength(2);
  await press("Enter", box());
  blur(box());
  await dialog().getByRole("heading").click();
  await box().click();
  await expect.element(options()).toHaveLength(2);
  blur(box());
  await options().first().click();
  await expect.element(carryOn()).toBeEnabled();
});

test("[S2.175 S2.177 S8.031] a failed search stays told until Enter searches again", async () => {
  answer(practiceSearch, { status: 500 });
  await openFinder();
  await box().fill("Naid");
  await expectTexts(options(), [failure]);
  await dialog().getByRole("heading").click();
  await expectTexts(options(), [failure]);
  answer(practiceSearch, { status: 200, body: practices });
  await press("Enter", box());
  await expect.element(options()).toHaveLength(2);
});

test("[S2.175] a search that failed once more says so again, and Escape leaves the modal", async () => {
  const asked = answer(practiceSearch, { status: 500 });
  await openFinder();
  await box().fill("Naid");
  await expectTexts(options(), [failure]);
  await press("Enter", box());
  await expect.poll(() => asked.length).toBe(2);
  await expectTexts(options(), [failure]);
  await press("Escape");
  await expect.element(dialog()).toHaveLength(0);
});
