import { stillWaits } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { MessageDeferred, MessageRefused, type Transport } from "../mail/message.ts";
import { countryOf } from "../outbox/sent-fields.ts";
import { raiseAlert } from "../raise-alert.ts";
import {
  isRateLimitReached,
  type RateLimitDeps,
  takeRateLimit,
  takeRateLimitFor,
} from "../rate-limits/rate-limits.ts";
import { isNotSent } from "./fallback.ts";

export interface SmsLimitDeps extends RateLimitDeps {
  database: Database;
  log: Log;
  /** The countries that SMS go to, such as `ZA`; null: all. */
  countries: readonly string[] | null;
}

/** A range has 10,000 numbers, which differ in their last four digits. */
const digitsOfARange = 4;
const toldEveryMilliseconds = 300_000;

/**
 * Bounds the cost of SMS: limits for countries, for one number, for the numbers of one range, and for all. A message
 * beyond a limit waits, and is dropped once it is of no more use. The limits are checked when an SMS is sent, so no
 * response depends on them.
 */
export function withSmsLimits(send: Transport, deps: SmsLimitDeps): Transport {
  const toldAt = new Map<string, number>();
  const { kysely } = deps.database;

  async function check(to: string): Promise<void> {
    const closed = closedCountry(deps.countries, to);
    if (closed !== null) throw new MessageRefused(`SMS_COUNTRIES does not name ${closed}`);
    for (const { name, key } of limitsOf(to)) {
      if ((await isRateLimitReached(kysely, deps, name, key)).allowed) continue;
      if (name !== "smsByNumber") tell(name, name === "smsByRange" ? { range: key } : {});
      throw new MessageDeferred(`${name} is used up`);
    }
  }

  /** A limit delays many SMS at once: it is logged once for a while. */
  function tell(limit: string, fields: object): void {
    const now = deps.clock();
    if (stillWaits(now, toldAt.get(limit) ?? 0, toldEveryMilliseconds)) return;
    toldAt.set(limit, now.getTime() + toldEveryMilliseconds);
    raiseAlert(deps.log, "SMS_HELD", { limit, ...fields });
  }

  /** Of an SMS that may have left: as a failure of the message an error here would let it leave again. */
  async function count(to: string): Promise<void> {
    try {
      for (const { name, key } of limitsOf(to)) {
        if (name === "smsByRange") await takeRateLimitFor(kysely, deps, { name, key, thing: to });
        else await takeRateLimit(kysely, deps, name, key);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      deps.log.info({ reason }, "An SMS was not counted.");
    }
  }

  return async (message, id, holding) => {
    await check(message.to);
    try {
      const accepted = await send(message, id, holding);
      await count(message.to);
      return accepted;
    } catch (error) {
      if (!isNotSent(error) && !(error instanceof MessageRefused)) await count(message.to);
      throw error;
    }
  };
}

/**
 * Where a number is that no SMS goes to, in words; null where they go.
 * @param countries null: all
 */
export function closedCountry(countries: readonly string[] | null, to: string): string | null {
  const country = countryOf(to);
  if (countries === null || (country !== null && countries.includes(country))) return null;
  return country ?? "its country";
}

const limitsOf = (to: string) =>
  [
    { name: "smsByInstallation", key: "all" },
    { name: "smsByRange", key: to.slice(0, -digitsOfARange) },
    { name: "smsByNumber", key: to },
  ] as const;
