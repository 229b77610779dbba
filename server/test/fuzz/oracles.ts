import { hasInvisible } from "@frontdoor/contract/validators/invisible.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Letter by letter, without the pattern. */
export function oracleName(text: string): boolean {
  const name = text.replaceAll("\u2010", "-").replaceAll("\u2011", "-").trim();
  if (name === "") return true;
  let isAfterLetter = false;
  let letters = 0;
  for (const character of name) {
    const isLetter = /^\p{L}$/u.test(character);
    const isMark = /^\p{M}$/u.test(character);
    if (hasInvisible(character)) return false;
    if (isMark ? !isAfterLetter : !isLetter && character !== " " && character !== "-") return false;
    isAfterLetter = isLetter || isMark;
    letters += isLetter ? 1 : 0;
  }
  return letters > 0;
}

/** The library that knows every country's numbers; of foreign ones the shape alone is looked at here. */
export function oraclePhone(text: string, result: unknown): unknown {
  if (typeof result !== "string" || !result.startsWith("+27")) return result;
  const found = parsePhoneNumberFromString(text.trim().replace(/^0027/, "+27"), "ZA");
  return found?.isPossible() === true ? found.number : result;
}

export function oracleId(text: string): boolean {
  if (text.length !== 13 || [...text].some((digit) => digit < "0" || digit > "9")) return false;
  const day = `${text.slice(2, 4)}-${text.slice(4, 6)}`;
  const isDay = ["19", "20"].some((century) => oracleDate(`${century}${text.slice(0, 2)}-${day}`));
  const odd = [...text].filter((_, at) => at % 2 === 0).map(Number);
  const even = [...text].filter((_, at) => at % 2 === 1).map((digit) => Number(digit) * 2);
  const sum = [...odd, ...[...even.join("")].map(Number)].reduce(
    (total, digit) => total + digit,
    0,
  );
  return isDay && sum % 10 === 0;
}

/** Counted on the calendar. */
export function oracleDate(text: string): boolean {
  const parts = text.split("-");
  const isShape =
    parts.length === 3 && parts.every((part, at) => part.length === (at === 0 ? 4 : 2));
  if (!isShape || !/^[0-9-]+$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

/** What the URL parser takes for a host has to be one here, where the address is plain ASCII. */
export function oracleEmail(text: string, result: unknown): unknown {
  if (result !== true) return result;
  const [local = "", domain = ""] = text.split("@");
  const isAscii = /^[\x21-\x7e]+$/.test(text);
  if (!isAscii || /(?:^|\.)xn--/i.test(domain)) return result;
  return local !== "" && URL.canParse(`http://${domain}/`);
}
