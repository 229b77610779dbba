import {
  monthsByRole,
  type Statistics,
  type StatisticUnit,
} from "@frontdoor/contract/products/statistics.ts";
import { dayOf } from "../../../operations/statistics/statistics-store.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { hideSmall } from "./hide-small.ts";
import { lastPeriods } from "./periods.ts";
import { countsByPeriod, countsByRole, type RoleCount } from "./statistics.store.ts";

/** The daily counts for the charts of the console. */
export function createStatisticsService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async read(unit: StatisticUnit): Promise<Statistics> {
      const today = dayOf(clock());
      const periods = lastPeriods(today, unit);
      const months = lastPeriods(today, "month", monthsByRole);
      const rows = await database.read((db) => countsByPeriod(db, unit, periods[0] ?? today));
      const byRole = hiddenRoles(await database.read((db) => countsByRole(db, months[0] ?? today)));
      return {
        periods,
        figures: spread(rows, periods, 0, ({ measure, product, value }) => ({
          measure,
          product,
          value,
        })),
        byRole: {
          periods: months,
          figures: spread(byRole, months, 0, ({ what, product, role }) => ({
            what,
            product,
            role,
          })),
        },
      };
    },
  };
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;

type TellableCount = Omit<RoleCount, "count"> & { count: number | null };

/** Month by month and product by product, so that what is hidden is hidden beside what it adds up with. */
function hiddenRoles(rows: readonly RoleCount[]): TellableCount[] {
  const groups = Map.groupBy(rows, ({ period, what, product }) =>
    [period, what, product].join(" "),
  );
  return [...groups.values()].flatMap((group) => {
    const told = hideSmall(new Map(group.map(({ role, count }) => [role, count])));
    return group.map((row) => ({ ...row, count: told.get(row.role) ?? null }));
  });
}

/** Rows of single periods as one row each for all of them; what did not happen is `nothing`. */
function spread<Row extends { period: string; count: number | null }, Key extends object>(
  rows: readonly Row[],
  periods: readonly string[],
  nothing: 0,
  keyOf: (row: Row) => Key,
): (Key & { counts: Row["count"][] })[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(keyOf(row)));
  return [...groups].map(([key, group]) => {
    const counts = new Map(group.map(({ period, count }) => [period, count]));
    return {
      ...(JSON.parse(key) as Key),
      counts: periods.map((period) => counts.get(period) ?? (counts.has(period) ? null : nothing)),
    };
  });
}
