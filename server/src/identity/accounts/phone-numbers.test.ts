import { expect, test } from "vitest";
import { validPhoneNumber } from "./phone-numbers.ts";

test.each([
  ["082 123 4567", "+27821234567"],
  ["+27 82 123 4567", "+27821234567"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+1 (202) 555-0143", "+12025550143"],
])("[S5.007] %s is %s", (typed, international) => {
  expect(validPhoneNumber(typed)).toBe(international);
});

test.each(["+44 1", "+4400000000000", "+999 123 456 789", "+1 000 000 0000", "12345"])(
  "[S5.007] %s is a number of no country",
  (typed) => {
    expect(validPhoneNumber(typed)).toBeNull();
  },
);
