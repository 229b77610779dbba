import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { OutboxRow } from "../outbox/outbox.ts";
import type { MessageIds, Receipt } from "./receipt.ts";

/** A message whose receipt was recorded. */
export type EndedMessage = Pick<
  OutboxRow,
  "id" | "kind" | "payload" | "country" | "recipient_hash" | "done_at"
> & { receipt: Receipt };

/** The most receipts that wait for their messages; further ones are dropped. */
export const longestEarlyReceipts = 10_000;

/**
 * Stores receipts of one provider where they say more than what is known. For an SMS the phone's word is final; for a mail
 * the refusal, which may follow hours after a server accepted it. The order in which receipts arrive does not matter.
 * @param receipts at most one for each message
 * @returns the messages whose state changed
 */
export async function applyReceipts(
  db: Db,
  provider: string,
  receipts: readonly Receipt[],
): Promise<EndedMessage[]> {
  const byId = await applyBy(db, provider, { receipts, isOurs: true });
  return [...byId, ...(await applyBy(db, provider, { receipts, isOurs: false }))];
}

/** Applies the receipts that name their messages by our id, or those that use the provider's id. */
async function applyBy(
  db: Db,
  provider: string,
  { receipts, isOurs }: { receipts: readonly Receipt[]; isOurs: boolean },
): Promise<EndedMessage[]> {
  const some = receipts.filter(({ id }) => (id !== null) === isOurs);
  if (some.length === 0) return [];
  const names = some.map(({ id, providerId }) => id ?? providerId);
  // Rows are locked in one order, so that callbacks about the same messages wait for each other and none fails.
  const { rows } = await sql<Omit<EndedMessage, "receipt"> & { place: string }>`
    with said as (
      select * from unnest(
        ${names}::text[], ${some.map(({ outcome }) => outcome)}::text[],
        ${some.map(({ because }) => because)}::text[], ${some.map(({ endedAt }) => endedAt)}::timestamptz[]
      ) with ordinality as said (name, outcome, because, ended_at, place)
    ), held as materialized (
      select outbox.id, said.outcome, said.because, said.ended_at, said.place
      from outbox join said on ${isOurs ? sql`outbox.id = said.name::uuid` : sql`outbox.provider_id = said.name`}
      where outbox.state = 'done' and outbox.provider = ${provider} and (
        outbox.outcome = 'handed-over'
        or (said.outcome = 'delivered' and outbox.outcome = 'undelivered' and outbox.kind like '%-sms')
        or (said.outcome = 'undelivered' and outbox.outcome = 'delivered'
          and (outbox.kind like '%-mail' or said.because = 'spam-report'))
      )
      order by outbox.id for update of outbox
    )
    update outbox set outcome = held.outcome, undelivered_because = held.because, ended_at = held.ended_at
    from held where outbox.id = held.id
    returning outbox.id, outbox.kind, outbox.payload, outbox.country, outbox.recipient_hash, outbox.done_at, held.place
  `.execute(db);
  return rows.flatMap(({ place, ...row }) => {
    const receipt = some[Number(place) - 1];
    return receipt === undefined ? [] : [{ ...row, receipt }];
  });
}

/** Which of some messages a provider is known to have accepted, by {@link nameOf}. */
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
 * Keeps receipts whose messages are not known yet, as far as there is room.
 * @returns how many of them, from the first on
 */
export async function keepEarly(db: Db, receipts: readonly Receipt[], now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("early_receipts")
    .select((e) => e.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const kept = receipts.slice(0, Math.max(0, longestEarlyReceipts - Number(count)));
  if (kept.length === 0) return 0;
  const rows = kept.map((receipt) => ({
    provider: receipt.provider,
    message: nameOf(receipt),
    outcome: receipt.outcome,
    because: receipt.because,
    ended_at: receipt.endedAt,
    received_at: now,
  }));
  await db
    .insertInto("early_receipts")
    .values(rows)
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

/** A message by our id where the provider returns it, otherwise by the provider's. */
export const nameOf = ({ id, providerId }: MessageIds) =>
  id === null ? `provider:${providerId}` : `${ours}${id}`;
