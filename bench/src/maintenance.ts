import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Bench, Figures } from "./bench.ts";
import { bytesOf, someIndex, someNonce } from "./fill/words.ts";
import { neededDatabase, onPostgres, withFrontDoor } from "./front-door.ts";
import { openStatementLog, type StatementLog } from "./scale/statement-log.ts";
import { rounded, secondsSince } from "./statistics.ts";

const perSecond = 50;
const registrations = perSecond * 3_600;

/** Measures whether maintenance clears what an hour of registrations leaves behind in less than an hour. */
export const maintenance: Bench = {
  name: "maintenance",
  about: `What ${registrations.toLocaleString("en-ZA")} registrations leave behind, an hour of ${perSecond} a second: two events of the audit that wait for their signature, and, when their time is over, two tokens, two messages that left, a kept reply, a spent proof, five budgets and a waiting registration each; put at once into a filled database (BENCH_DATABASE_URL), and how long a server that is started then takes until all of it is signed and gone. The milliseconds of a job are the database's own.`,
  async run() {
    const url = neededDatabase("a filled database");
    const log = await openStatementLog(url);
    try {
      return await measure(log, url);
    } finally {
      await log.close();
    }
  },
};

const from = (each: number) => `from generate_series(1, ${registrations * each}) as n`;
const run = Date.now();

/** Inserts rows that are old enough to be cleared. */
const left: Record<string, string> = {
  audit_events: `insert into audit_events (id, at, kind, actor, subject_id, realm, details)
    select gen_random_uuid(), now(), 'registered', 'anonymous', gen_random_uuid()::text, 'academic', '{}' ${from(2)}`,
  tokens: `insert into tokens (id, purpose, realm, subject_id, nonce, key_id, token_hash, token_epoch, data,
      created_at, expires_at)
    select gen_random_uuid(), 'email-verification', 'academic', gen_random_uuid()::text, ${someNonce()}, 'x',
      ${bytesOf(`token-${run}`, "n")}, 1, '{}', now() - interval '3 days', now() - interval '25 hours' ${from(2)}`,
  outbox: `insert into outbox (id, kind, payload, state, attempts, available_at, created_at, done_at)
    select gen_random_uuid(), 'academic.verification-mail', jsonb_build_object('tokenId', gen_random_uuid()), 'done',
      1, now() - interval '8 days', now() - interval '8 days', now() - interval '8 days' ${from(2)}`,
  idempotency_keys: `insert into idempotency_keys (key_hash, body_hash, status, reply, created_at)
    select ${bytesOf(`reply-${run}`, "n")}, 'x', 200, '{}', now() - interval '25 hours' ${from(1)}`,
  spent_proofs: `insert into spent_proofs (nonce, expires_at)
    select ${bytesOf(`proof-${run}`, "n")}, now() - interval '1 hour' ${from(1)}`,
  budget_windows: `insert into budget_windows (name, key_index, window_minutes, started_at, used)
    select 'bench', ${someIndex(`budget-${run}`, "n")}, 60, now() - interval '49 hours', 1 ${from(5)}`,
  pending_registrations: `insert into pending_registrations (id, role, username_index, email, device_hash,
      terms_version, terms_accepted_at, created_at, expires_at, activated_at)
    select gen_random_uuid(), 'TRAINEE', ${someIndex(`pending-${run}`, "n")}, 'x@example.org', '', 'x', now(),
      now() - interval '31 days', now() - interval '1 hour', now() ${from(1)}`,
};

/** The rows by table that maintenance has to clear. */
const waits: Record<string, string> = {
  audit_events: "audit_unsealed",
  tokens: "tokens where expires_at < now() - interval '1 day'",
  outbox: "outbox where state = 'done' and done_at < now() - interval '7 days'",
  idempotency_keys: "idempotency_keys where created_at < now() - interval '1 day'",
  spent_proofs: "spent_proofs where expires_at <= now()",
  budget_windows: "budget_windows where started_at < now() - interval '2 days'",
  pending_registrations: "pending_registrations where expires_at <= now()",
};
const longestSeconds = 540;

async function measure(log: StatementLog, url: string): Promise<Figures> {
  const figures: Record<string, Record<string, number>> = {};
  for (const [table, insert] of Object.entries(left)) {
    const { rowCount } = await log.client.query(insert);
    figures[table] = { rows: rowCount ?? 0 };
  }
  await log.tell("times");
  const begin = await log.position();
  await withFrontDoor(onPostgres(url), () => untilGone(log.client, figures));
  for (const { part, text, milliseconds } of await log.since(begin)) {
    const table = part === "execute" ? tableOf(text) : undefined;
    const figure = table === undefined ? undefined : figures[table];
    if (figure === undefined) continue;
    figure.databaseMilliseconds = rounded((figure.databaseMilliseconds ?? 0) + milliseconds);
    figure.longestStatement = Math.max(figure.longestStatement ?? 0, rounded(milliseconds));
  }
  return figures;
}

/** Checks every half second and records when each table is cleared. */
async function untilGone(client: pg.Client, figures: Record<string, Record<string, number>>) {
  const started = performance.now();
  const open = new Map(Object.entries(waits));
  while (open.size > 0) {
    const seconds = secondsSince(started);
    if (seconds > longestSeconds) throw new Error(`Not done: ${[...open.keys()].join(", ")}`);
    for (const [table, what] of open) {
      const { rows } = await client.query(`select exists (select from ${what}) as is_left`);
      if (rows[0].is_left) continue;
      open.delete(table);
      Object.assign(figures[table] ?? {}, { secondsUntilDone: seconds });
    }
    await pause(500);
  }
}

const tableOf = (text: string) =>
  /"audit_(?:unsealed|seals)"/.test(text) ? "audit_events" : /^delete from "(\w+)"/.exec(text)?.[1];
