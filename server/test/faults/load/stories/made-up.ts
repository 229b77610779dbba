import { randomBytes, randomInt } from "node:crypto";

export const tag = () => randomBytes(6).toString("hex");
export const newPassword = () => `violet-gravel-${randomInt(10_000, 99_999)}`;
export const linkIn = (text: string, page: string) =>
  new RegExp(`${page}/([\\w-]{43})`).exec(text)?.[1] ?? "";
export const codeIn = (text: string) => /(?<!\d)(\d{6})(?!\d)/.exec(text)?.[1] ?? "";
export const internationally = (number: string) => `+27${number.slice(1)}`;
export const newNumber = () => `082${randomInt(1_000_000, 9_999_999)}`;
