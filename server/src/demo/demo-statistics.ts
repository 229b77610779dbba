import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import { patientType } from "../identity/accounts/patient.ts";
import { dayOf } from "../operations/statistics/statistics-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { DemoDeps } from "./demo-deps.ts";

const historyDays = 400;

/** How often each value occurs on a working day at the end of the year. */
const bases: readonly (readonly [Measure, ProductName, role: string, Record<string, number>])[] = [
  ["sign-up", "practice", "", { begun: 46 }],
  ["sign-up", "practice", "HCP", { sent: 29, verified: 24, "first-login": 22 }],
  ["sign-up", "academic", "", { begun: 31 }],
  ["sign-up", "academic", "TRAINEE", { sent: 15, verified: 13, "first-login": 12 }],
  ["sign-up", "academic", "SUPERVISOR", { sent: 4, verified: 3, "first-login": 3 }],
  ["sign-up", "academic", "HOD", { sent: 0.12, verified: 0.12 }],
  ["sign-up", "patient", patientType, { sent: 52, verified: 44, "first-login": 41 }],
  [
    "sign-up-left",
    "practice",
    "",
    { hpcsaNumber: 7, practiceNumber: 4, password: 3, identityNumber: 2 },
  ],
  [
    "sign-up-left",
    "academic",
    "",
    { traineePostNumber: 6, hpcsaNumber: 3, trainingInstitutionId: 2 },
  ],
  ["verified-after", "practice", "", { "10-minutes": 17, hour: 4, day: 2, longer: 1 }],
  ["verified-after", "academic", "", { "10-minutes": 11, hour: 3, day: 2 }],
  ["language", "practice", "", { en: 21, af: 6, zu: 2 }],
  ["language", "academic", "", { en: 16, af: 2, zu: 1 }],
  ["login", "practice", "HCP", { password: 410, "two-step": 130, passkey: 85 }],
  ["login", "academic", "TRAINEE", { password: 180, "two-step": 60, passkey: 48 }],
  ["login", "academic", "SUPERVISOR", { password: 52 }],
  ["login", "academic", "HOD", { passkey: 6 }],
  ["login-failed", "practice", "", { wrong: 38, locked: 4 }],
  ["login-failed", "academic", "", { wrong: 16 }],
  ["lockout", "practice", "", { locked: 1.4 }],
  ["lockout", "academic", "", { locked: 0.6 }],
  ["reset", "practice", "", { link: 11, "one-time-password": 3 }],
  ["reset", "academic", "", { link: 6 }],
  ["removal", "patient", patientType, { asked: 1.2, done: 0.9 }],
  ["delivery-mail", "practice", "", { sent: 95, delivered: 92, undelivered: 1.5 }],
  ["delivery-mail", "academic", "", { sent: 48, delivered: 46, undelivered: 0.8 }],
  ["delivery-sms", "practice", "", { sent: 34, delivered: 31, undelivered: 1.2 }],
  ["people", "practice", "", { joined: 29, suspended: 0.2, reactivated: 0.15, restored: 0.05 }],
  ["people", "academic", "", { joined: 16 }],
  ["people", "patient", "", { joined: 52, removed: 0.9 }],
];

/**
 * Adds the counts of 400 days before this one, so that the console's charts show something: fewer at weekends, growing
 * over the year, the same each time. The values of a measure rise and fall together: no more is delivered than sent.
 */
export async function addDemoStatistics(tx: Transaction, { clock }: DemoDeps): Promise<void> {
  const rows = bases.flatMap(([measure, product, role, values]) =>
    Object.entries(values).map(([value, perDay]) => ({ measure, product, role, value, perDay })),
  );
  await sql`
    insert into daily_statistics (day, measure, product, role, value, count)
    select day::date, measure, product, role, value, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as base(measure text, product text, role text, value text, "perDay" float),
      generate_series(1, ${historyDays}::int) as ago,
      lateral (select ${dayOf(clock())}::date - ago as day) as dated,
      lateral (select abs(hashtext(concat(day, measure, product, role)) % 1000) / 1000.0 as noise) as noisy,
      lateral (select floor(
        "perDay" * (1 - 0.5 * ago / ${historyDays}::int) * (0.7 + 0.6 * noise)
          * case when product <> 'patient' and extract(isodow from day) > 5 then 0.3 else 1 end
          + mod((noise * 7919)::numeric, 1)
      )::bigint as count) as counted
    where count > 0
    on conflict do nothing`.execute(tx);
}
