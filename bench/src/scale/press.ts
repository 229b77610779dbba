import type pg from "pg";
import type { Flow, Setting } from "./flow.ts";

/** The time span of one run of a flow, in milliseconds since 1970. */
interface Pressed {
  flow: Flow;
  from: number;
  until: number;
}

/** Runs flows one after the other, each several times, and waits after each run until its mails have been sent. */
export async function pressAll(
  client: pg.Client,
  setting: Setting,
  flows: readonly Flow[],
  timesOf: (flow: Flow) => number,
): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  for (const flow of flows) {
    for (let turn = 0; turn < timesOf(flow); turn += 1) {
      const press = await flow.prepare(setting, turns++);
      await quiet(client);
      const from = Date.now();
      await press();
      pressed.push({ flow, from, until: Date.now() });
      await quiet(client);
    }
  }
  return pressed;
}

/** Counts all runs, so that each uses another person than the ones before. */
let turns = 0;

/** Waits until the outbox has no message that is due. */
async function quiet(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { rows } = await client.query(
      "select exists (select from outbox where state in ('waiting', 'leased') and available_at <= now()) as busy",
    );
    if (!rows[0].busy) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("What is in the outbox does not leave.");
}

/** Waits until the maintenance jobs at the server's start are done. */
export async function settle(client: pg.Client): Promise<void> {
  const longestSeconds = 400;
  for (let second = 0, idle = 0; second < longestSeconds && idle < 8; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { rows } = await client.query(
      `select count(*)::integer as busy from pg_stat_activity
       where application_name = 'frontdoor' and datname = current_database() and state <> 'idle'`,
    );
    idle = rows[0].busy === 0 ? idle + 1 : 0;
  }
}
