import { randomBytes, randomInt } from "node:crypto";

export const tag = () => randomBytes(6).toString("hex");
export const newPassword = () => `violet-gravel-${randomInt(10_000, 99_999)}`;
export const linkIn = (text: string, page: string) =>
  new RegExp(`${page}/([\\w-]{43})`).exec(text)?.[1] ?? "";
export const codeIn = (text: string) => /(?<!\d)(\d{6})(?!\d)/.exec(text)?.[1] ?? "";
export const internationally = (number: string) => `+27${number.slice(1)}`;

let numbers = randomInt(1_000_000);
/** A number that nobody else of a load has: what comes to it is its owner's. */
export function newNumber(): string {
  numbers += 1;
  return `082${1_000_000 + numbers}`;
}
