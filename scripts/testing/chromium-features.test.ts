import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { offByPlaywright } from "./chromium-features.ts";

test("every feature that Playwright switches off in Chromium stays off", () => {
  const main = createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle");
  const [, list = ""] =
    /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(main, "utf8")) ?? [];
  const lines = list.split("\n").map((line) => line.trim());
  const features = lines.flatMap((line) => /^"(\w+)",?$/.exec(line)?.[1] ?? []);
  expect(features).toEqual([...offByPlaywright]);
});
