import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";
import { cellsOf } from "./save-csv.tsx";

const line = (cell: string) =>
  csvOf([[cell]])
    .slice(1)
    .replace(/\r\n$/, "");

test.each([
  "=1+1",
  "+27821234567",
  "-2+3",
  "@SUM(A1)",
  " =1+1",
  "\t=1+1",
  "\u00A0@x",
  "＝1+1",
  "|calc",
  "%0A=1",
  "\u200B=1+1",
  "\u200E=1+1",
  "\u202E\u2066=1+1",
  "\u00AD@x",
])("%j is no formula to a spreadsheet", (cell) => {
  expect(line(cell)).toMatch(/^"?'/);
});

test("a formula with quotes and lines stays in one cell, harmless", () => {
  expect(line('=HYPERLINK("https://evil.example","x")\n=2')).toBe(
    `"'=HYPERLINK(""https://evil.example"",""x"")\n'=2"`,
  );
});

test.each([
  ["called;=1+1", "called;'=1+1"],
  ["called\t =1+1", "called\t' =1+1"],
  ["called\t\t=1+1", "called\t'\t'=1+1"],
  ["\t=1+1", "'\t'=1+1"],
  [";;=1+1", ";;'=1+1"],
])("%j holds no formula for a spreadsheet that separates otherwise", (cell, expected) => {
  expect(line(cell)).toBe(expected);
});

test.each([
  ["2026-11-28; at 1=1", "2026-11-28; at 1=1"],
  ["Thandi", "Thandi"],
  ["a, b", '"a, b"'],
  ['say "x"', '"say ""x"""'],
])("%j is saved as it is: %s", (cell, expected) => {
  expect(line(cell)).toBe(expected);
});

test("numbers are numbers, below zero as well; nothing is an empty cell", () => {
  expect(csvOf([["x", -3, null]])).toBe("\uFEFFx,-3,\r\n");
});

test("a file has every column but the buttons; a formula of a stranger is harmless in it", () => {
  const columns = [
    { head: "Name", cell: ({ name }: { name: string }) => name },
    { head: "State", cell: () => <b>New</b>, csv: () => "New" },
    { head: "Do", look: "end", cell: () => "Press" },
  ];
  const cells = cellsOf([{ name: '=HYPERLINK("https://evil.example")' }], columns);
  expect(cells).toEqual([
    ["Name", "State"],
    ['=HYPERLINK("https://evil.example")', "New"],
  ]);
  expect(csvOf(cells)).toContain(`"'=HYPERLINK`);
});
