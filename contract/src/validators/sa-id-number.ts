const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * A South African identity number (S5.011–S5.015): exactly 13 digits `YYMMDD…`, a date that exists
 * (29 February if either century makes YY a leap year) and the Luhn check digit at position 13.
 */
export function isSaIdNumber(text: string): boolean {
  return /^[0-9]{13}$/.test(text) && isBirthDate(text) && hasCheckDigit(text);
}

function isBirthDate(text: string): boolean {
  const year = Number(text.slice(0, 2));
  const month = Number(text.slice(2, 4));
  const day = Number(text.slice(4, 6));
  if (day < 1 || day > (daysInMonth[month - 1] ?? 0)) return false;
  // 1900 was no leap year but 2000 was, so every fourth YY is one in some century.
  return !(month === 2 && day === 29) || year % 4 === 0;
}

function hasCheckDigit(text: string): boolean {
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
