import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../../../test/staff.ts";

test("with letters of twice the size no link of the side bar stands over another", async () => {
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  await openConsole("/staff/own-login");
  const links = page.css("nav a");
  await expect.element(links.first()).toBeVisible();
  const places = links.elements().map((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    const { top, bottom } = text.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
  for (const [at, { top }] of places.entries()) {
    expect(top).toBeGreaterThanOrEqual(places[at - 1]?.bottom ?? 0);
  }
});
