import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adviceOf } from "./advice.ts";

test("docs/languages.md says what to look for", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/languages.md"), "utf8");
  expect(adviceOf(guide)).toMatch(/^Look for: .+/);
  expect(adviceOf("Nothing of that kind.")).toBe("");
});
