import { expect, test } from "vitest";
import { chooseEncoding } from "./negotiation.ts";

const both = ["br", "gzip"] as const;

test("a line is answered alike each time, whatever lines came between", () => {
  const lines = Array.from({ length: 300 }, (_, at) => `x-${at}, br;q=0.5, gzip;q=${at % 2}`);
  const first = lines.map((line) => chooseEncoding(line, both));
  expect(new Set(first)).toEqual(new Set(["br", "gzip"]));
  expect(lines.map((line) => chooseEncoding(line, both))).toEqual(first);
});

test("a known line is answered by what is at hand now", () => {
  expect(chooseEncoding("gzip, br", both)).toBe("br");
  expect(chooseEncoding("gzip, br", ["gzip"])).toBe("gzip");
  expect(chooseEncoding("gzip, br", [])).toBeNull();
});
