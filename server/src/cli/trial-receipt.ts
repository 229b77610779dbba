import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import type { Db } from "../platform/database/database.ts";
import type { MessageIds, Receipt } from "../platform/receipts/receipt.ts";
import { takeEarly } from "../platform/receipts/receipt-store.ts";
import type { Given } from "./command.ts";
import { CommandFailed, UsageError } from "./command-failed.ts";
import { withDatabase } from "./with-database.ts";

/** The option by which a trial waits for its receipt. */
export const waitOption = {
  wait: { meaning: "waits so many seconds for the receipt, such as 120" },
} as const;

/** @throws UsageError where it is no number of seconds, or the database is embedded: its server has it open */
export function secondsOf(given: Given, { databaseUrl }: Config): number {
  const text = given.option("wait");
  if (text === undefined) return 0;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError("--wait is a number of seconds, such as 120.");
  if (databaseUrl !== null) return Number(text);
  throw new UsageError("--wait needs DATABASE_URL: the server holds the embedded database.");
}

interface Trial extends MessageIds {
  provider: string;
  /** Zero does not wait. */
  seconds: number;
}

/**
 * Waits for the receipt of a trial message, which is in no outbox.
 * @returns the end of the line that reports the trial; empty where nothing was waited for
 * @throws CommandFailed where it did not arrive, or no receipt came
 */
export async function receiptOf(config: Config, trial: Trial): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (trial.seconds === 0 || databaseUrl === null) return "";
  const receipt = await withDatabase({ databaseUrl, dataDir }, ({ kysely }) =>
    awaitReceipt(kysely, trial, () => pause(1_000)),
  );
  if (receipt === null) {
    throw new CommandFailed(
      `No receipt came within ${trial.seconds} seconds: look where ${trial.provider} is told to call back, and at frontdoor_message_receipts_total.`,
    );
  }
  if (receipt.outcome === "delivered") return " It arrived: the receipt says delivered.";
  throw new CommandFailed(
    `It did not arrive: the receipt says ${receipt.because ?? "undelivered"}.`,
  );
}

/** Checks once a second until there is a receipt or the time is over. */
export async function awaitReceipt(
  db: Db,
  { provider, id, providerId, seconds }: Trial,
  rest: () => Promise<unknown>,
): Promise<Receipt | null> {
  const names: MessageIds[] = [{ id, providerId: null }];
  if (providerId !== null) names.push({ id: null, providerId });
  for (let second = 0; second <= seconds; second += 1) {
    const [receipt] = await takeEarly(db, provider, names);
    if (receipt !== undefined) return receipt;
    await rest();
  }
  return null;
}
