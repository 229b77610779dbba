import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { focus, press } from "../../test/keyboard.ts";
import { open } from "../../test/open-screen.tsx";
import { onScreen } from "../../test/screen.ts";

interface Stop {
  name: string;
  top: number;
  bottom: number;
}

/** The focused element; `null` outside of the main part. */
function focusedStop(): Stop | null {
  const focused = document.activeElement;
  // The progress beside a long form is a column of its own.
  if (!focused?.closest("main") || focused.closest("nav")) return null;
  const { top, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
  const name = focused.id || focused.textContent || focused.outerHTML.slice(0, 60);
  return { name, top: top + window.scrollY, bottom: bottom + window.scrollY };
}

for (const path of [
  "/login/practice",
  "/login/patient",
  "/forgotpassword",
  "/forgotusername",
  "/passwordreset/ud/some-token",
  "/verifyEmail?email=thandi%40example.org&role=TRAINEE",
  "/signup/practice",
  "/signup/academic",
]) {
  for (const width of [390, 1440]) {
    test(`[S0.002] at ${width} px Tab goes through ${path} from top to bottom`, async () => {
      await onScreen(width, 900);
      await open(path);
      focus(page.getByRole("main"));
      const stops: Stop[] = [];
      for (let stop = 0; stop < 80; stop++) {
        await press("Tab");
        const where = focusedStop();
        if (where !== null) stops.push(where);
        else if (stops.length > 0) break;
      }
      expect(stops.length).toBeGreaterThan(1);
      for (const [at, stop] of stops.slice(1).entries()) {
        expect(stop.bottom, `${stop.name} after ${stops[at]?.name}`).toBeGreaterThan(
          stops[at]?.top ?? 0,
        );
      }
    });
  }
}
