import { loginProducts, type ProductName } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import { sql } from "kysely";
import { clocksDiffer } from "../../platform/clock.ts";
import { databaseTime } from "../../platform/database/compare-clocks.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { addSetting, holdSetting, keepSetting } from "../../platform/database/settings.ts";
import type { EndedMessage } from "../../platform/receipts/receipt-store.ts";
import type { MaintenanceJob } from "../../platform/scheduler.ts";
import { addCounts, dayOf } from "./statistics-store.ts";

const setting = "deliveries_counted_until";
/** Seconds for which a message that was just sent is not counted: its transaction may not have ended. */
const lagSeconds = 60;

/** How a message is counted; null for one to staff, and for a job that is no message to a person. */
function deliveryOf(kind: string): { measure: Measure; product: ProductName } | null {
  const product = loginProducts.find((name) => kind.startsWith(`${name}.`));
  if (product === undefined) return null;
  if (kind.endsWith("-sms")) return { measure: "delivery-sms", product };
  return kind.endsWith("-mail") ? { measure: "delivery-mail", product } : null;
}

/** Counts the final states of messages, in the transaction that records them. */
export async function countReceipts(
  db: Db,
  messages: readonly Pick<EndedMessage, "kind" | "receipt">[],
  now: Date,
): Promise<void> {
  const day = dayOf(now);
  const counts = messages.flatMap(({ kind, receipt }) => {
    const counted = deliveryOf(kind);
    return counted === null ? [] : [{ ...counted, day, role: "", value: receipt.outcome }];
  });
  await addCounts(db, counts);
}

/**
 * Counts each sent message once: those between the end of the last run's span and a minute ago, by the index of done
 * rows. Counting starts at its first run.
 */
export const countDeliveries: MaintenanceJob = {
  name: "count-deliveries",
  everySeconds: 60,
  run: ({ kysely }: Database, now: Date) =>
    kysely.transaction().execute(async (tx) => {
      const until = new Date(now.getTime() - lagSeconds * 1_000);
      if (await addSetting(tx, setting, until.toISOString())) return 0;
      const from = new Date((await holdSetting(tx, setting)) ?? until);
      const ahead = from.getTime() - until.getTime();
      // A clock ran ahead, and was set back since: nothing would be counted until it is that late again.
      const ranAhead = ahead > clocksDiffer && from > (await databaseTime(tx));
      if (ranAhead) await keepSetting(tx, setting, until.toISOString());
      if (ahead >= 0) return 0;
      const left = await tx
        .selectFrom("outbox")
        .select(["kind", "done_at"])
        .where("state", "=", "done")
        .where("done_at", ">", from)
        .where("done_at", "<=", until)
        .where("outcome", "in", ["handed-over", "delivered", "undelivered"])
        .where(sql<boolean>`(kind like '%-mail' or kind like '%-sms')`)
        .execute();
      const counts = left.flatMap(({ kind, done_at }) => {
        const counted = deliveryOf(kind);
        if (counted === null || done_at === null) return [];
        return [{ ...counted, day: dayOf(done_at), role: "", value: "sent" }];
      });
      await addCounts(tx, counts);
      await keepSetting(tx, setting, until.toISOString());
      return counts.length;
    }),
};
