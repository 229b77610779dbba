import { describe, expect, test } from "vitest";
import { isSaIdNumber } from "./sa-id-number.ts";

/** Independent oracle: the classic South African description of the check digit, not Luhn's. */
function classicCheckDigit(first12: string): number {
  const at = (index: number) => Number(first12.charAt(index));
  let odd = 0;
  let even = "";
  for (let index = 0; index < 12; index += 2) {
    odd += at(index);
    even += first12.charAt(index + 1);
  }
  const doubled = String(Number(even) * 2);
  let sum = odd;
  for (const digit of doubled) sum += Number(digit);
  return (10 - (sum % 10)) % 10;
}

/** Independent oracle: does the calendar know this day in 1900+YY or 2000+YY? */
function dayExists(year: number, month: number, day: number): boolean {
  return [1900 + year, 2000 + year].some((fullYear) => {
    const date = new Date(Date.UTC(fullYear, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
}

const pad = (value: number) => String(value).padStart(2, "0");

describe("South African ID number", () => {
  test("[S5.012 S5.013 S5.014 S5.015 SEC-D12] every month, day, year and check digit agrees with the oracle", () => {
    let accepted = 0;
    for (let year = 0; year < 100; year++) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const first12 = `${pad(year)}${pad(month)}${pad(day)}480008`;
          const right = classicCheckDigit(first12);
          const exists = month >= 1 && month <= 12 && day >= 1 && dayExists(year, month, day);
          for (let digit = 0; digit < 10; digit++) {
            const valid = isSaIdNumber(`${first12}${digit}`);
            if (valid !== (exists && digit === right)) {
              throw new Error(`${first12}${digit} should be ${exists && digit === right}`);
            }
            if (valid) accepted++;
          }
        }
      }
    }
    expect(accepted).toBe(100 * 365 + 25);
  });

  test("[S5.015] the serial digits count into the check digit", () => {
    for (let serial = 0; serial < 1_000_000; serial += 37) {
      const first12 = `800101${String(serial).padStart(6, "0")}`;
      expect(isSaIdNumber(`${first12}${classicCheckDigit(first12)}`)).toBe(true);
      expect(isSaIdNumber(`${first12}${(classicCheckDigit(first12) + 1) % 10}`)).toBe(false);
    }
  });

  test.each([
    ["a letter", "80010148000a7"],
    ["a space", "800101 4800087"],
    ["twelve digits", "800101480008"],
    ["fourteen digits", "80010148000877"],
    ["digits of another script", "٨٠٠١٠١٤٨٠٠٠٨٧"],
    ["nothing", ""],
    ["a line end", "8001014800087\n"],
  ])("[S5.011] digits only: %s is refused", (_name, text) => {
    expect(isSaIdNumber(text)).toBe(false);
  });
});
