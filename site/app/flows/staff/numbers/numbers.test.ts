import type { Statistics } from "@frontdoor/contract/products/statistics.ts";
import { expect, test } from "vitest";
import { byProduct, byValue, formFunnel, leftAt, topOf } from "./numbers.ts";

const statistics: Statistics = {
  periods: ["2026-03-01", "2026-03-02"],
  figures: [
    { measure: "login", product: "practice", value: "password", counts: [3, 4] },
    { measure: "login", product: "academic", value: "password", counts: [1, 0] },
    { measure: "sign-up-left", product: "practice", value: "hpcsaNumber", counts: [1, 1] },
    { measure: "sign-up-left", product: "academic", value: "idNumber", counts: [5, 0] },
  ],
  byRole: { periods: [], figures: [] },
  accounts: { day: null, figures: [] },
  accountsByRole: { day: null, figures: [] },
};

test("ways are added up over products, or are those of one; a way that nobody took is zero", () => {
  const of = (product: "all" | "academic") =>
    byValue(statistics, "login", product).map(({ name, counts }) => [name, counts]);
  expect(of("all")).toEqual([
    ["password", [4, 4]],
    ["two-step", [0, 0]],
    ["passkey", [0, 0]],
  ]);
  expect(of("academic")[0]).toEqual(["password", [1, 0]]);
});

test("the funnel is of those who fill in a form: what the patient app brings in is left out", () => {
  const row = { measure: "sign-up", value: "sent", counts: [9, 9] } as const;
  const figures = [
    { ...row, product: "patient" },
    { ...row, product: "practice", counts: [2, 3] },
  ] as const;
  const sent = (product: "all" | "patient") =>
    formFunnel({ ...statistics, figures: [...figures] as never }, product)[1]?.counts;
  expect(sent("all")).toEqual([2, 3]);
  expect(sent("patient")).toEqual([0, 0]);
});

test("a value by product", () => {
  const of = { measure: "login", value: "password" } as const;
  expect(byProduct(statistics, of, "all").map(({ counts }) => counts)).toEqual([
    [0, 0],
    [3, 4],
    [1, 0],
  ]);
});

test("the field at which most forms were left comes first", () => {
  expect(leftAt(statistics, "all")).toEqual([
    ["idNumber", 5],
    ["hpcsaNumber", 2],
  ]);
  expect(leftAt(statistics, "practice")).toEqual([["hpcsaNumber", 2]]);
});

test.each([
  [0, 5],
  [5, 5],
  [7, 8],
  [11, 15],
  [21, 30],
  [480, 500],
  [1_001, 1_500],
])("a scale for %i ends at %i", (highest, top) => {
  expect(topOf(highest)).toBe(top);
});
