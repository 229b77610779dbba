import * as z from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import type { EndedMessage } from "../../platform/receipts/receipt-store.ts";
import { enqueue, outboxJobs } from "../outbox-jobs.ts";

const kinds = [
  "practice.reset-sms",
  "practice.number-code-sms",
  "academic.number-code-sms",
] as const;

/**
 * Resends a one-time code by the other channel if its receipt says that it did not arrive: an SMS by WhatsApp if that
 * is configured, a WhatsApp message by SMS. Happens once, and not if the code has expired by then. No response depends
 * on it.
 */
export async function sendByOtherChannel(
  tx: Transaction,
  { clock, config }: { clock: Clock; config: { whatsapp: object | null } },
  { kind: name, payload, receipt }: EndedMessage,
): Promise<void> {
  const kind = kinds.find((each) => each === name);
  if (kind === undefined || receipt.outcome !== "undelivered") return;
  const by = receipt.provider === "whatsapp" ? "sms" : "whatsapp";
  if (by === "whatsapp" && config.whatsapp === null) return;
  const at = atOnce(clock);
  if (kind === "practice.reset-sms") {
    const { data: sent } = z.safeParse(outboxJobs[kind], payload);
    if (sent?.by === null) await enqueue(tx, { ...at, kind, payload: { ...sent, by } });
    return;
  }
  const { data: sent } = z.safeParse(outboxJobs[kind], payload);
  if (sent?.by === null) await enqueue(tx, { ...at, kind, payload: { ...sent, by } });
}
