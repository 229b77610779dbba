import { monthsByRole, type Statistics } from "@frontdoor/contract/products/statistics.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import {
  type AccountState,
  accountStates,
  smallestToldCount,
} from "@frontdoor/contract/statistics.ts";
import { dayOf } from "../../../operations/statistics/statistics-store.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";
import { hideSmall } from "./hide-small.ts";
import { daysAfter, lastPeriods } from "./periods.ts";
import {
  type AccountCount,
  countsByPeriod,
  countsByRole,
  lastAccountCounts,
  type PeriodCount,
  type RoleCount,
} from "./statistics.store.ts";

/** The daily counts for the charts of the console. */
export function createStatisticsService({ database, clock }: Services) {
  return {
    async readStatistics({ query: { unit = "day" } }) {
      const today = dayOf(clock());
      const periods = lastPeriods(today, unit);
      // What the month that runs adds from one look to the next would be about one person.
      const months = lastPeriods(today, "month", monthsByRole + 1);
      const running = months.pop() ?? today;
      const rows = await database.read((db) => countsByPeriod(db, unit, periods[0] ?? today));
      const monthly = await database.read((db) => countsByRole(db, months[0] ?? running, running));
      // A clock that ran ahead has counted a day that has not come.
      const tomorrow = daysAfter(today, 1);
      const counted = await database.read((db) => lastAccountCounts(db, tomorrow));
      const countedBefore = await database.read((db) => lastAccountCounts(db, running));
      return {
        accounts: levels(counted),
        accountsByRole: levelsByRole(countedBefore),
        periods,
        figures: spread(rows, periods),
        byRole: { periods: months, figures: figuresByRole(monthly, months) },
      };
    },
  } satisfies ProductHandlers;
}

/** The counts by product, rounded down to fives; a count below five is shown as none. */
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

/** The counts of accounts by role and state, rounded down to fives. */
function levelsByRole(rows: readonly AccountCount[]): Statistics["accountsByRole"] {
  const figures = [...Map.groupBy(rows, ({ product }) => product)].flatMap(([product, group]) => {
    const roles = rolesOf(product, group);
    const told = accountStates.map(
      (state) => [state, countsOf(roles, group, ({ value }) => value === state)] as const,
    );
    return roles.map((role) => {
      const counts = told.map(([state, byRole]) => [state, roundedDown(byRole.get(role) ?? null)]);
      return { product, role, counts: Object.fromEntries(counts) };
    });
  });
  return { day: rows[0]?.day ?? null, figures };
}

/** What happened in each month by role; a month of a product is a sum that is told elsewhere. */
function figuresByRole(rows: readonly RoleCount[], months: readonly string[]) {
  const groups = Map.groupBy(rows, ({ what, product }) => `${what} ${product}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { what, product } = first;
    const roles = rolesOf(product, group);
    const told = months.map((month) => countsOf(roles, group, ({ period }) => period === month));
    return roles.map((role) => ({
      what,
      product,
      role,
      counts: told.map((counts) => counts.get(role) ?? null),
    }));
  });
}

/** Every role that an academic can have: a role that is left out would be known to have no accounts. */
function rolesOf(product: ProductName, rows: readonly { role: string }[]): string[] {
  const all = product === "academic" ? academicRoles : [];
  return [...new Set([...all, ...rows.map(({ role }) => role)])].sort();
}

/** The sums of the rows of each role, small ones hidden. */
function countsOf<Row extends { role: string; count: number }>(
  roles: readonly string[],
  rows: readonly Row[],
  isCounted: (row: Row) => boolean,
): Map<string, number | null> {
  const counted = rows.filter(isCounted);
  const sumOf = (role: string) =>
    counted.reduce((sum, row) => (row.role === role ? sum + row.count : sum), 0);
  return hideSmall(new Map(roles.map((role) => [role, sumOf(role)])));
}

function roundedDown(count: number | null): number | null {
  if (count === null || (count > 0 && count < smallestToldCount)) return null;
  return count - (count % smallestToldCount);
}

/** Rows of single periods as one row each for all of them. */
function spread(rows: readonly PeriodCount[], periods: readonly string[]): Statistics["figures"] {
  const groups = Map.groupBy(rows, (row) => `${row.measure} ${row.product} ${row.value}`);
  return [...groups.values()].flatMap((group) => {
    const counts = new Map(group.map(({ period, count }) => [period, count]));
    return group.slice(0, 1).map(({ measure, product, value }) => ({
      measure,
      product,
      value,
      counts: periods.map((period) => counts.get(period) ?? 0),
    }));
  });
}
