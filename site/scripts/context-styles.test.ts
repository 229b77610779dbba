import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contextStyles } from "./context-styles.ts";

test("the style sheet of contexts is what `npm run colours` writes", () => {
  const sheet = readFileSync(new URL("../app/styles/contexts.css", import.meta.url), "utf8");
  expect(sheet).toContain(contextStyles());
});
