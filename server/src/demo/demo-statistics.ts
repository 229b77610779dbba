import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import { patientType } from "../identity/accounts/patient.ts";
import { dayOf } from "../operations/statistics/statistics-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { DemoDeps } from "./demo-deps.ts";

const historyDays = 400;

type Base = readonly [
  measure: Measure,
  product: ProductName,
  role: string,
  value: string,
  perDay: number,
];

/** How often each happens on a working day of today. */
const bases: readonly Base[] = [
  ["sign-up", "practice", "", "begun", 46],
  ["sign-up", "practice", "HCP", "sent", 29],
  ["sign-up", "practice", "HCP", "verified", 24],
  ["sign-up", "practice", "HCP", "first-login", 22],
  ["sign-up", "academic", "", "begun", 31],
  ["sign-up", "academic", "TRAINEE", "sent", 15],
  ["sign-up", "academic", "TRAINEE", "verified", 13],
  ["sign-up", "academic", "TRAINEE", "first-login", 12],
  ["sign-up", "academic", "SUPERVISOR", "sent", 4],
  ["sign-up", "academic", "SUPERVISOR", "verified", 3],
  ["sign-up", "academic", "SUPERVISOR", "first-login", 3],
  ["sign-up", "academic", "HOD", "sent", 0.12],
  ["sign-up", "academic", "HOD", "verified", 0.12],
  ["sign-up", "patient", patientType, "sent", 52],
  ["sign-up", "patient", patientType, "verified", 44],
  ["sign-up", "patient", patientType, "first-login", 41],
  ["sign-up-left", "practice", "", "hpcsaNumber", 7],
  ["sign-up-left", "practice", "", "practiceNumber", 4],
  ["sign-up-left", "practice", "", "password", 3],
  ["sign-up-left", "practice", "", "identityNumber", 2],
  ["sign-up-left", "academic", "", "traineePostNumber", 6],
  ["sign-up-left", "academic", "", "hpcsaNumber", 3],
  ["sign-up-left", "academic", "", "trainingInstitutionId", 2],
  ["verified-after", "practice", "", "10-minutes", 17],
  ["verified-after", "practice", "", "hour", 4],
  ["verified-after", "practice", "", "day", 2],
  ["verified-after", "practice", "", "longer", 1],
  ["verified-after", "academic", "", "10-minutes", 11],
  ["verified-after", "academic", "", "hour", 3],
  ["verified-after", "academic", "", "day", 2],
  ["language", "practice", "", "en", 21],
  ["language", "practice", "", "af", 6],
  ["language", "practice", "", "zu", 2],
  ["language", "academic", "", "en", 16],
  ["language", "academic", "", "af", 2],
  ["language", "academic", "", "zu", 1],
  ["login", "practice", "HCP", "password", 410],
  ["login", "practice", "HCP", "two-step", 130],
  ["login", "practice", "HCP", "passkey", 85],
  ["login", "academic", "TRAINEE", "password", 180],
  ["login", "academic", "TRAINEE", "two-step", 60],
  ["login", "academic", "TRAINEE", "passkey", 48],
  ["login", "academic", "SUPERVISOR", "password", 52],
  ["login", "academic", "HOD", "passkey", 6],
  ["login-failed", "practice", "", "wrong", 38],
  ["login-failed", "practice", "", "locked", 4],
  ["login-failed", "academic", "", "wrong", 16],
  ["lockout", "practice", "", "locked", 1.4],
  ["lockout", "academic", "", "locked", 0.6],
  ["reset", "practice", "", "link", 11],
  ["reset", "practice", "", "one-time-password", 3],
  ["reset", "academic", "", "link", 6],
  ["removal", "patient", patientType, "asked", 1.2],
  ["removal", "patient", patientType, "done", 0.9],
  ["delivery-mail", "practice", "", "sent", 95],
  ["delivery-mail", "practice", "", "delivered", 92],
  ["delivery-mail", "practice", "", "undelivered", 1.5],
  ["delivery-mail", "academic", "", "sent", 48],
  ["delivery-mail", "academic", "", "delivered", 46],
  ["delivery-mail", "academic", "", "undelivered", 0.8],
  ["delivery-sms", "practice", "", "sent", 34],
  ["delivery-sms", "practice", "", "delivered", 31],
  ["delivery-sms", "practice", "", "undelivered", 1.2],
  ["people", "practice", "", "joined", 29],
  ["people", "academic", "", "joined", 16],
  ["people", "patient", "", "joined", 52],
  ["people", "patient", "", "removed", 0.9],
  ["people", "practice", "", "suspended", 0.2],
  ["people", "practice", "", "reactivated", 0.15],
  ["people", "practice", "", "restored", 0.05],
];

/**
 * Adds the counts of 400 days before this one, so that the console's charts show something: fewer at weekends, growing
 * over the year, the same each time.
 */
export async function addDemoStatistics(tx: Transaction, { clock }: DemoDeps): Promise<void> {
  const rows = bases.map(([measure, product, role, value, perDay]) => ({
    measure,
    product,
    role,
    value,
    perDay,
  }));
  await sql`
    insert into daily_statistics (day, measure, product, role, value, count)
    select day::date, measure, product, role, value, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as base(measure text, product text, role text, value text, "perDay" float),
      generate_series(1, ${historyDays}::int) as ago,
      lateral (select ${dayOf(clock())}::date - ago as day) as dated,
      lateral (select abs(hashtext(concat(day, measure, product, role, value)) % 1000) / 1000.0 as noise) as noisy,
      lateral (select floor(
        "perDay" * (1 - 0.5 * ago / ${historyDays}::int) * (0.7 + 0.6 * noise)
          * case when product <> 'patient' and extract(isodow from day) > 5 then 0.3 else 1 end
          + mod((noise * 7919)::numeric, 1)
      )::bigint as count) as counted
    where count > 0
    on conflict do nothing`.execute(tx);
}
