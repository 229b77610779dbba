import { expect, test } from "vitest";
import { halves } from "./halves.ts";

test.each([
  [
    "Approved by the National College of Medicine",
    "Approved by the National",
    "College of Medicine",
  ],
  ["Approved by Kestrel & Co", "Approved by", "Kestrel & Co"],
  ["Approved", "Approved", ""],
])("%s is divided where its middle is nearest", (text, above, below) => {
  expect(halves(text)).toEqual([above, below]);
});
