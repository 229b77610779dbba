import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { OutboxRow } from "../outbox/outbox.ts";
import type { MessageIds, Receipt } from "./receipt.ts";

/** A message whose receipt was written down. */
export type EndedMessage = Pick<
  OutboxRow,
  "id" | "kind" | "payload" | "country" | "recipient_hash" | "done_at"
> & { receipt: Receipt };

/** Receipts that may wait for their messages; what comes beyond them is dropped. */
export const longestEarlyReceipts = 10_000;

/**
 * Writes down what a receipt says, where it says more than what is known: of an SMS the phone's word is the last one, of a
 * mail the refusal, which may follow hours after a server took it. So the order in which receipts come changes nothing.
 * @returns the message; null where none is known, or nothing is new
 */
export async function applyReceipt(db: Db, receipt: Receipt): Promise<EndedMessage | null> {
  const { provider, outcome, because, endedAt } = receipt;
  const row = await db
    .updateTable("outbox")
    .set({ outcome, undelivered_because: because, ended_at: endedAt })
    .where("state", "=", "done")
    .where("provider", "=", provider)
    .where(isMessageOf(receipt))
    .where((e) =>
      e.or([
        e("outcome", "=", "handed-over"),
        e.and([
          e("outcome", "=", outcome === "delivered" ? "undelivered" : "delivered"),
          e("kind", "like", outcome === "delivered" ? "%-sms" : "%-mail"),
        ]),
        ...(because === "spam-report" ? [e("outcome", "=", "delivered")] : []),
      ]),
    )
    .returning(["id", "kind", "payload", "country", "recipient_hash", "done_at"])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, receipt };
}

function isMessageOf({ id, providerId }: MessageIds) {
  return id === null ? sql<boolean>`provider_id = ${providerId}` : sql<boolean>`id = ${id}::uuid`;
}

/** Those of some messages of a provider that are known to have been handed over to it, by {@link nameOf}. */
export async function knownOf(
  db: Db,
  provider: string,
  messages: readonly MessageIds[],
): Promise<Set<string>> {
  const ids = messages.flatMap(({ id }) => id ?? []);
  const providerIds = messages.flatMap(({ id, providerId }) => (id === null ? [providerId] : []));
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "provider_id"])
    .where("state", "=", "done")
    .where("provider", "=", provider)
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or provider_id = any(${providerIds}::text[]))`)
    .execute();
  const names = rows.flatMap(({ id, provider_id: providerId }) => [
    nameOf({ id, providerId: null }),
    nameOf({ id: null, providerId }),
  ]);
  return new Set(names);
}

/**
 * Keeps receipts for messages that nobody knows yet, as far as there is room.
 * @returns how many of them, from the first on
 */
export async function keepEarly(db: Db, receipts: readonly Receipt[], now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("early_receipts")
    .select((e) => e.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const kept = receipts.slice(0, Math.max(0, longestEarlyReceipts - Number(count)));
  const [first, ...rest] = kept.map((receipt) => ({
    provider: receipt.provider,
    message: nameOf(receipt),
    outcome: receipt.outcome,
    because: receipt.because,
    ended_at: receipt.endedAt,
    received_at: now,
  }));
  if (first === undefined) return 0;
  await db
    .insertInto("early_receipts")
    .values([first, ...rest])
    .onConflict((conflict) => conflict.columns(["provider", "message", "outcome"]).doNothing())
    .execute();
  return kept.length;
}

/** Takes the receipts that waited for some messages. */
export async function takeEarly(
  db: Db,
  provider: string,
  messages: readonly MessageIds[],
): Promise<Receipt[]> {
  const rows = await db
    .deleteFrom("early_receipts")
    .where("provider", "=", provider)
    .where("message", "in", messages.map(nameOf))
    .returningAll()
    .execute();
  return rows.map(({ message, outcome, because, ended_at: endedAt }) => {
    const isOurs = message.startsWith(ours);
    const name = message.slice(message.indexOf(":") + 1);
    const ids = { id: isOurs ? name : null, providerId: isOurs ? null : name };
    return { provider, ...ids, outcome, because, endedAt };
  });
}

const ours = "id:";

/** A message by our number where the provider gives it back, else by the provider's. */
export const nameOf = ({ id, providerId }: MessageIds) =>
  id === null ? `provider:${providerId}` : `${ours}${id}`;
