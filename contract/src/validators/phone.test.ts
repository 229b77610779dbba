import full from "libphonenumber-js/max/metadata";
import { expect, test } from "vitest";
import { internationalPhoneNumber, isPhoneNumber } from "./phone.ts";
import southAfrica from "./phone-metadata-za.json" with { type: "json" };

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

test("[S5.007] the browser's metadata is the library's own, filtered to ZA", () => {
  expect(southAfrica).toEqual({
    version: full.version,
    country_calling_codes: { "27": ["ZA"] },
    countries: { ZA: full.countries.ZA },
  });
});
