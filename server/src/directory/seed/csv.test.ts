import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csv } from "../../cli/rows/csv.ts";
import { type CsvRow, parseCsv } from "./csv.ts";

const read = (text: string, needed: string[] = []) =>
  parseCsv(Buffer.from(text), "people.csv", needed);

test("a row keeps commas, quotes and line breaks inside its quotes, and knows its line", () => {
  expect(read('id,name\r\na,"One, ""two""\r\nthree"\r\n\r\nb,\r\n')).toEqual([
    { line: 2, values: { id: "a", name: 'One, "two"\r\nthree' } },
    { line: 5, values: { id: "b", name: "" } },
  ]);
});

test.each(["\n", "\r\n", "\r"])("lines that end in %j are read", (end) => {
  expect(read(["id,name", "a,A", "b,B", ""].join(end))).toEqual([
    { line: 2, values: { id: "a", name: "A" } },
    { line: 3, values: { id: "b", name: "B" } },
  ]);
});

test("the byte order mark of a spreadsheet belongs to no name", () => {
  expect(read("\uFEFFid,name\r\na,A\r\n")).toEqual([{ line: 2, values: { id: "a", name: "A" } }]);
});

test.each([
  ['id,name\nq-1,Dr "Bob" Smith Rooms', "line 2, column name: A quote stands inside a value"],
  ['id,name\na,A\n\nb,"B" and more', "line 4, column name: Something follows the quote"],
  ['id,name\n"a\nb",B\nc,"C\nd,D', "line 4, column name: The quote that begins the value is never"],
  ["id,name\na,A\nb", "line 3, column name: 1 values under 2 names."],
  ["id,name\na,A,more", "line 2, column 3: 3 values under 2 names."],
  ["id,title\na,A", "line 1, column 3: The first line must name name."],
  ["id;name\na;A", "line 1, column 2: The first line must name id, name. Separate them by commas."],
  ["", "line 1, column 1: The first line must name id, name."],
  ["id,name,name\na,A,B", "line 1, column 3: name is named twice."],
  ["id,name,\na,A,", "line 1, column 3: The column has no name."],
])("%j is refused: %s", (text, fault) => {
  expect(() => read(text, ["id", "name"])).toThrow(`people.csv, ${fault}`);
});

test("letters in another encoding are refused where they stand", () => {
  const bytes = Buffer.from("id,name\na,A\nb,Zo\u00eb\n", "latin1");
  expect(() => parseCsv(bytes, "people.csv")).toThrow(
    "people.csv, line 3, column name: This is not UTF-8. Save the file as CSV UTF-8.",
  );
});

test.each([
  ["UTF-16", Buffer.from("id,name\na,A\n", "utf16le")],
  ["a byte 0 behind a quote, which the parser takes for the end", Buffer.from('""\0<')],
])("%s is no CSV", (_what, bytes) => {
  expect(() => parseCsv(bytes, "people.csv")).toThrow("Save the file as CSV UTF-8.");
});

test("whatever is written as CSV is read as the same values", () => {
  const value = fc
    .string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "\u00eb") })
    // What a spreadsheet would run is written with an apostrophe before it.
    .filter((text) => !/^[\r\n]/.test(text));
  const record = fc.record({ a: value.map((text) => `${text}.`), b: value });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const rows: CsvRow[] = read(csv(records));
      expect(rows.map(({ values }) => values)).toEqual(records);
    }),
  );
});
