import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountHourStyles, showIfStyles } from "./context-styles.ts";

test.each([
  ["show-if.css", showIfStyles()],
  ["account-hour.css", accountHourStyles()],
])("%s, of the contexts, is what `npm run colours` writes", (file, css) => {
  const sheet = readFileSync(new URL(`../app/styles/${file}`, import.meta.url), "utf8");
  expect(sheet).toContain(css);
});
