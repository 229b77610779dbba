import type { StatisticUnit } from "@frontdoor/contract/products/statistics.ts";
import { momentWords } from "@frontdoor/words/moments.ts";
import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

/** Returns the name of a period by its first day: "9 Mar 2026", "Week of 9 Mar 2026", "Mar 2026". */
export function periodName(first: string, unit: StatisticUnit): string {
  const [year = "", month = "", day = ""] = first.split("-");
  const name = momentWords.months[Number(month) - 1]?.slice(0, 3) ?? month;
  if (unit === "month") return `${name} ${year}`;
  const date = `${Number(day)} ${name} ${year}`;
  return unit === "week" ? fill(words.week, { day: date }) : date;
}

/** Formats a count: "12 400". */
export const told = (count: number): string => count.toLocaleString("en-ZA");
