import { type StatisticUnit, statisticSpans } from "@frontdoor/contract/products/statistics.ts";

/** @param day `YYYY-MM-DD` @param days may be negative */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first day of the day, week or month that a day belongs to; a week begins on Monday. */
export function periodOf(day: string, unit: StatisticUnit): string {
  if (unit === "day") return day;
  if (unit === "month") return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** The first days of the last periods, oldest first, the one of `today` at the end. */
export function lastPeriods(
  today: string,
  unit: StatisticUnit,
  count: number = statisticSpans[unit],
): string[] {
  const periods = [periodOf(today, unit)];
  while (periods.length < count) {
    periods.unshift(periodOf(daysAfter(periods[0] ?? today, -1), unit));
  }
  return periods;
}
