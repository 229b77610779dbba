import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("each placeholder gives way to its value, and a value is not looked at again", () => {
  expect(fill("{name} of {place}, {name}", { name: "A {place}", place: "B" })).toBe(
    "A {place} of B, A {place}",
  );
});

test("a text without placeholders stays as it is", () => {
  expect(fill("Nothing to fill", {})).toBe("Nothing to fill");
});

test("a value that is missing fails to compile", () => {
  // @ts-expect-error `place` has no value
  expect(fill("{name} of {place}", { name: "A" })).toBe("A of undefined");
});

test("a whole record, which holds more than texts and numbers, fails to compile", () => {
  const account = { name: "A", createdAt: new Date() };
  // @ts-expect-error a text is handed what it says
  expect(fill("Hello {name}", account)).toBe("Hello A");
});
