import { monthsByRole, type Statistics } from "@frontdoor/contract/products/statistics.ts";
import { smallestToldCount } from "@frontdoor/contract/statistics.ts";
import { dayOf } from "../../../operations/statistics/statistics-store.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { hideSmall } from "./hide-small.ts";
import { lastPeriods } from "./periods.ts";
import {
  type AccountCount,
  countsByPeriod,
  countsByRole,
  lastAccountCounts,
  type RoleCount,
} from "./statistics.store.ts";

/** The daily counts for the charts of the console. */
export function createStatisticsService({
  database,
  clock,
}: ProductDeps): ProductHandlers<"readStatistics"> {
  return {
    async readStatistics({ query: { unit = "day" } }) {
      const today = dayOf(clock());
      const periods = lastPeriods(today, unit);
      // What the month that runs adds from one look to the next would be about one person.
      const months = lastPeriods(today, "month", monthsByRole + 1);
      const running = months.pop() ?? today;
      const rows = await database.read((db) => countsByPeriod(db, unit, periods[0] ?? today));
      const monthly = await database.read((db) => countsByRole(db, months[0] ?? running, running));
      const byRole = hiddenRoles(monthly);
      const counted = await database.read((db) => lastAccountCounts(db));
      return {
        accounts: levels(counted),
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

/** The counts by product and role, rounded down to fives; below five none is told. */
function levels(rows: readonly AccountCount[]): Statistics["accounts"] {
  const groups = Map.groupBy(rows, ({ product, role }) => `${product} ${role}`);
  const figures = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const counts = { active: 0, waiting: 0, suspended: 0, archived: 0 };
    const tellable = group.map(({ value, count }) => [value, roundedDown(count)] as const);
    return [
      {
        product: first.product,
        role: first.role,
        counts: { ...counts, ...Object.fromEntries(tellable) },
      },
    ];
  });
  return { day: rows[0]?.day ?? null, figures };
}

function roundedDown(count: number): number | null {
  return count < smallestToldCount ? null : count - (count % smallestToldCount);
}

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
