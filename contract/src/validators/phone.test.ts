import fc from "fast-check";
import parsePhoneNumber from "libphonenumber-js/max";
import full from "libphonenumber-js/max/metadata";
import { expect, test } from "vitest";
import { internationalPhoneNumber, isPhoneNumber } from "./phone.ts";
import { assignedNumbers } from "./phone-patterns-za.ts";

test.each([
  "0821234567",
  "082 123 4567",
  "(082) 123-4567",
  "+27821234567",
  "+27 82 123 4567",
  "0215551234",
  "011 555 1234",
  " 0821234567 ",
])("[S5.007 S9.008] valid for ZA: %s", (text) => expect(isPhoneNumber(text)).toBe(true));

test.each(["+442079460958", "+1 202 555 0142", "+264 81 123 4567"])(
  "[S5.007] another country's + code passes on its shape: %s",
  (text) => expect(isPhoneNumber(text)).toBe(true),
);

test.each([
  "",
  "082",
  "08212345678",
  "082123456",
  "0021234567",
  "0991234567",
  "call 0821234567",
  "0821234567x12",
  "+27 821 234",
  "+1",
  "٠٨٢١٢٣٤٥٦٧",
  "0821234567\n+1",
  "+2782123456789012345",
])("[S5.007] refused: %j", (text) => expect(isPhoneNumber(text)).toBe(false));

test("[S5.007] spellings of one number share their international form", () => {
  for (const text of ["0821234567", "082 123 4567", "+27 82 123 4567"]) {
    expect(internationalPhoneNumber(text)).toBe("+27821234567");
  }
  expect(internationalPhoneNumber("12")).toBeNull();
});

test("[S5.007] the patterns are the library's own, of all kinds with nine digits", () => {
  const kinds: unknown[] = full.countries.ZA?.[11] ?? [];
  const patterns = kinds.flatMap((kind) =>
    Array.isArray(kind) && kind[1].includes(9) ? [`^(?:${kind[0]})$`] : [],
  );
  expect(assignedNumbers.map((pattern) => pattern.source)).toEqual(patterns);
});

test("[S5.007] a number is judged and written as the library does", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 11 });
  const prefix = fc.constantFrom(
    "",
    "0",
    "27",
    "0027",
    "+27",
    "+270",
    "+27 (0)",
    "082",
    "01",
    "27",
  );
  fc.assert(
    fc.property(prefix, digits, (start, rest) => {
      const text = start + rest;
      const number = parsePhoneNumber(text, { defaultCountry: "ZA", extract: false });
      const isAssigned = number?.isValid() === true && /^\+27[0-9]{9}$/.test(number.number);
      expect(internationalPhoneNumber(text)).toBe(isAssigned ? number.number : null);
    }),
    { numRuns: 5000 },
  );
});
