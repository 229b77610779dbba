import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import "./statistics-tables.ts";

/** One occurrence on a day, to be counted. */
export interface Counted {
  /** `YYYY-MM-DD` in the time of South Africa. */
  day: string;
  measure: Measure;
  product: ProductName;
  /** Empty where roles are not counted. */
  role: string;
  value: string;
}

/** The number of accounts by state: a level, which is not summed over days. */
export const accountsMeasure = "accounts";

const timeZone = "Africa/Johannesburg";
const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone });

/** The day of a moment in the time of South Africa, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => dayFormat.format(at);

/** Adds occurrences to the rows of their days, by one statement. */
export async function addCounts(db: Db, happened: readonly Counted[]): Promise<void> {
  const counts = new Map<string, Counted & { count: number }>();
  for (const { day, measure, product, role, value } of happened) {
    const key = [day, measure, product, role, value].join(" ");
    const { count } = counts.get(key) ?? { count: 0 };
    counts.set(key, { day, measure, product, role, value, count: count + 1 });
  }
  if (counts.size === 0) return;
  // Sorted, so that two processes that add at once wait for each other and do not deadlock.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto("daily_statistics")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["day", "measure", "product", "role", "value"]).doUpdateSet({
        count: sql`daily_statistics.count + excluded.count`,
      }),
    )
    .execute();
}
