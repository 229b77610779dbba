import { practiceSearch } from "@frontdoor/contract/test/practices.ts";
import { expect, test } from "vitest";
import { answer } from "../../../test/back-end.ts";
import { box, carryOn, manyPractices, openFinder, options } from "../../../test/find-doctor.ts";
import { press } from "../../../test/keyboard.ts";
import { expectWithinScreen, onScreen } from "../../../test/screen.ts";

for (const [width, height] of [
  [740, 360],
  [844, 390],
  [320, 256],
] as const) {
  test(`[S2.048 S2.051 S2.056] on a screen of ${width} by ${height} px practices are seen, chosen and gone on with`, async () => {
    await onScreen(width, height);
    answer(practiceSearch, { status: 200, body: manyPractices });
    await openFinder();
    await box().fill("sand");
    await expect.element(options()).toHaveLength(10);
    await expect.element(options().first()).toBeInViewport({ ratio: 0.9 });
    await press("ArrowUp");
    await expect.element(options().last()).toHaveAttribute("aria-selected", "true");
    await expect.element(options().last()).toBeInViewport({ ratio: 1 });
    await press("ArrowDown");
    await expect.element(options().first()).toBeInViewport({ ratio: 1 });
    await press("Enter");
    await expect.element(carryOn()).toBeEnabled();
    await press("Tab");
    await press("Tab");
    await expect.element(carryOn()).toHaveFocus();
    await expect.element(carryOn()).toBeInViewport({ ratio: 1 });
    expectWithinScreen();
  });
}
