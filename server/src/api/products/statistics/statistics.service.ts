import { monthsByRole, type Statistics } from "@frontdoor/contract/products/statistics.ts";
import {
  type AccountState,
  accountStates,
  smallestToldCount,
} from "@frontdoor/contract/statistics.ts";
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
      // Month by month and product by product: those are the sums that are told elsewhere.
      const byRole = withSmallHidden(monthly, ({ period, what, product }) =>
        [period, what, product].join(" "),
      );
      const counted = await database.read((db) => lastAccountCounts(db));
      const countedBefore = await database.read((db) => lastAccountCounts(db, running));
      return {
        accounts: levels(counted),
        accountsByRole: levelsByRole(countedBefore),
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

/** The counts by product, rounded down to fives; below five none is told. */
function levels(rows: readonly AccountCount[]): Statistics["accounts"] {
  const groups = Map.groupBy(rows, ({ product }) => product);
  const figures = [...groups].map(([product, group]) => {
    const sum = (state: AccountState) =>
      group.reduce((all, { value, count }) => all + (value === state ? count : 0), 0);
    const counts = accountStates.map((state) => [state, roundedDown(sum(state))]);
    return { product, counts: Object.fromEntries(counts) };
  });
  return { day: rows[0]?.day ?? null, figures };
}

/** The counts by product and role: hidden as those of a month are, and rounded down to fives. */
function levelsByRole(rows: readonly AccountCount[]): Statistics["accountsByRole"] {
  const told = withSmallHidden(rows, ({ product, value }) => `${product} ${value}`);
  const groups = Map.groupBy(told, ({ product, role }) => `${product} ${role}`);
  const figures = [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const counts = [first, ...more].map(({ value, count }) => [value, roundedDown(count)]);
    const { product, role } = first;
    return [{ product, role, counts: { ...noAccounts, ...Object.fromEntries(counts) } }];
  });
  return { day: rows[0]?.day ?? null, figures };
}

const noAccounts = { active: 0, waiting: 0, suspended: 0, archived: 0 };

function roundedDown(count: number | null): number | null {
  if (count === null || (count > 0 && count < smallestToldCount)) return null;
  return count - (count % smallestToldCount);
}

/** The counts with null where one is hidden beside those of the other roles that it adds up with. */
function withSmallHidden<Row extends { role: string; count: number }>(
  rows: readonly Row[],
  sumOf: (row: Row) => string,
): (Omit<Row, "count"> & { count: number | null })[] {
  return [...Map.groupBy(rows, sumOf).values()].flatMap((group) => {
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
