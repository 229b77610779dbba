import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { open } from "../../test/open-screen.tsx";
import { onScreen } from "../../test/screen.ts";

/** What Tab reaches in the header, in turn. */
async function reached(): Promise<string[]> {
  const names: string[] = [];
  document.querySelector<HTMLElement>(".skip-link")?.focus();
  for (;;) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    if (!focused?.closest(".header")) return names;
    names.push(focused.ariaLabel ?? focused.textContent ?? "");
  }
}

test("[S2.030 S2.031 S2.033 S2.034] Tab goes through the header as it is seen: on phones Login and Signup stand above the tabs", async () => {
  await open("/login/practice");
  const tabs = ["Patient", "Practice", "Academic"];
  const more = ["Providers", "Forgot password", "Afrikaans", "isiZulu"];
  expect(await reached()).toEqual(["Heron Practice", ...tabs, ...more, "Login", "Signup"]);
  await onScreen(390, 844);
  expect(await reached()).toEqual(["Heron Practice", "Login", "Signup", ...tabs, "More"]);
});
