import { expect, test } from "vitest";
import { errorArea, field } from "../../test/form.ts";
import { press } from "../../test/keyboard.ts";
import { open } from "../../test/open-screen.tsx";

/** The focused element, and whether its focus is visible; `null` without one. */
function focusedLook(): { name: string; shows: boolean } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const card = focused.closest("label") ?? focused;
  const shows = [focused, card, focused.parentElement ?? focused].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  return { name: focused.outerHTML.slice(0, 80), shows };
}

test("[S0.002] whatever has the focus shows it", async () => {
  await open("/login/practice");
  const looks = [];
  for (let stop = 0; stop < 20; stop++) {
    await press("Tab");
    const look = focusedLook();
    if (look !== null) looks.push(look);
  }
  expect(looks.length).toBeGreaterThan(10);
  for (const look of looks) expect(look).toMatchObject({ shows: true });
});

test("a message that takes the focus has no frame around it", async () => {
  await open("/login/practice");
  await press("Enter", field("Username"));
  await expect.element(errorArea()).toHaveFocus();
  expect(errorArea().element().matches(":focus-visible")).toBe(true);
  expect(getComputedStyle(errorArea().element()).outlineStyle).toBe("none");
});
