import { expect, test } from "vitest";
import { changedSince, journeysOf, lastFailed } from "./selection.ts";

const specs = [
  "e2e/flows/reset-password.spec.ts",
  "e2e/flows/sign-up-practice.spec.ts",
  "e2e/quality/pages.spec.ts",
];

test.each([
  [["site/app/flows/reset-password/reset-password.screen.tsx"], [specs[0]]],
  [["server/src/api/practice/reset-password.test.ts"], [specs[0]]],
  [["contract/src/practice/sign-up.ts"], [specs[1]]],
  [["words/en/practice.ts"], [specs[1]]],
  [["e2e/quality/pages.spec.ts"], [specs[2]]],
  [["e2e/fixtures/test.ts"], specs],
  [["docs/flows.md"], []],
])("a change of %j takes the journeys %j", (files, chosen) => {
  expect(journeysOf(files, specs)).toEqual(chosen);
});

test("of a change Vitest follows the imports, and other browsers are left out", () => {
  const selection = changedSince("origin/main", ["docs/flows.md"], specs);
  expect(selection.of("units", "vitest")).toEqual([
    "--changed",
    "origin/main",
    "--passWithNoTests",
  ]);
  expect(selection.of("journeys", "playwright")).toBe("nothing");
  expect(selection.of("other-browsers", "playwright")).toBe("nothing");
});

test("what failed last is run alone", () => {
  const selection = lastFailed({ units: ["contract/src/a.test.ts"] });
  expect(selection.of("units", "vitest")).toEqual(["contract/src/a.test.ts"]);
  expect(selection.of("journeys", "playwright")).toBe("nothing");
});
