import { expect, test } from "vitest";
import { parseCsv } from "../../directory/seed/csv.ts";
import { csv } from "./csv.ts";

test("what is written as CSV is read as the same values", () => {
  const records = [
    { a: 'say "hi", or\nnot', b: "plain" },
    { a: "", b: "comma, here" },
  ];
  expect(parseCsv(Buffer.from(csv(records)), "a.csv").map(({ values }) => values)).toEqual(records);
});

test.each(["=1+1", "+27821234567", "-1", "@here", "\tx", " =1+1", "\n=1+1", "\uFF1D1+1", "|calc"])(
  "%j is no formula",
  (value) => {
    expect(csv([{ a: value }])).toMatch(/^a\r\n"?'/);
  },
);

test("no record is an empty text", () => expect(csv([])).toBe(""));
