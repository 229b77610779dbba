import type { StatisticUnit } from "@frontdoor/contract/products/statistics.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import type { AccountState, Measure } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import { accountsMeasure } from "../../../operations/statistics/statistics-store.ts";
import type { Db } from "../../../platform/database/database.ts";

export interface PeriodCount {
  /** Its first day, `YYYY-MM-DD`. */
  period: string;
  measure: Measure;
  product: ProductName;
  value: string;
  count: number;
}

/** The counts from a day on, added up by period, measure, product and value. */
export async function countsByPeriod(db: Db, unit: StatisticUnit, from: string) {
  const { rows } = await sql<PeriodCount>`
    select date_trunc(${sql.lit(unit)}, day)::date as period, measure, product, value,
      sum(count)::bigint as count
    from daily_statistics where day >= ${from}::date and measure <> ${accountsMeasure}
    group by 1, measure, product, value order by measure, product, value`.execute(db);
  return rows;
}

export interface RoleCount {
  period: string;
  what: "verified" | "logins";
  product: ProductName;
  role: string;
  count: number;
}

/** Sign-ups that were verified, and logins, by month and role, from a day on and before another. */
export async function countsByRole(db: Db, from: string, before: string): Promise<RoleCount[]> {
  const { rows } = await sql<RoleCount>`
    select date_trunc('month', day)::date as period, product, role,
      case measure when 'login' then 'logins' else 'verified' end as what,
      sum(count)::bigint as count
    from daily_statistics
    where day >= ${from}::date and day < ${before}::date and role <> ''
      and (measure = 'login' or (measure = 'sign-up' and value = 'verified'))
    group by 1, product, role, measure order by measure, product, role`.execute(db);
  return rows;
}

export interface AccountCount {
  day: string;
  product: ProductName;
  role: string;
  value: AccountState;
  count: number;
}

/** How many accounts there were by product, role and state when they were last counted before a day. */
export async function lastAccountCounts(db: Db, before: string): Promise<AccountCount[]> {
  const { rows } = await sql<AccountCount>`
    select day, product, role, value, count from daily_statistics
    where measure = ${accountsMeasure}
      and day = (select max(day) from daily_statistics where measure = ${accountsMeasure} and day < ${before}::date)
    order by product, role, value`.execute(db);
  return rows;
}
