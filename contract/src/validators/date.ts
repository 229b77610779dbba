import { messages } from "../messages.ts";

/** A day that exists, written `YYYY-MM-DD` (S5.008). */
export function isIsoDate(text: string): boolean {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (parts === null) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The problem of a date (S5.008, S5.009, S5.095, S5.096), or `null`. Both ends are ISO dates and belong to the range.
 */
export function dateProblem(text: string, minimum: string, maximum: string): string | null {
  if (!isIsoDate(text)) return messages.dateFormat;
  return text < minimum || text > maximum ? messages.dateRange(minimum, maximum) : null;
}

/** The day of a clock in its own time zone, as `YYYY-MM-DD` (Q090: the user's local date). */
export function localIsoDate(now: Date): string {
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/**
 * The latest local time anywhere: who sends a date may be 14 hours ahead of the server. A form with a script checks the
 * person's own day (Q090).
 */
export const latestToday = () => new Date(Date.now() + 14 * 3_600_000);
