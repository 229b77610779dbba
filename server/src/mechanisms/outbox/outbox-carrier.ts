import type { Clock } from "../clock.ts";
import type { Database, Db, Transaction } from "../database/database.ts";
import type { Log } from "../log.ts";
import { type Message, TransportAway, type Transports } from "../mail/message.ts";
import type { OutboxRow } from "./outbox.ts";
import { markDone, markFailed, maximumAttempts } from "./outbox-store.ts";

/**
 * What is done with a kind of row. `work` runs in one transaction together with marking the row done;
 * `prepare` does what has no place in a transaction (hashing) and returns such work; `send` composes a
 * message from the row's ids (`null`: nothing to send any more), which leaves outside any transaction
 * before the row is marked.
 */
export type OutboxHandler =
  | { work: (tx: Transaction, row: OutboxRow) => Promise<void> }
  | { prepare: (db: Db, row: OutboxRow) => Promise<(tx: Transaction) => Promise<void>> }
  | { send: (db: Db, row: OutboxRow) => Promise<Message | null> };
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export interface CarrierDeps {
  database: Database;
  handlers: OutboxHandlers;
  transports: Transports;
  clock: Clock;
  log: Log;
}

/** How long a closed way out is not tried again, so that it holds nothing else up. */
const awaySeconds = 5;

/** Carries one claimed row out and marks it; resolves whatever comes of it, unless the database fails. */
export function createCarrier(deps: CarrierDeps): (row: OutboxRow) => Promise<void> {
  const { database, clock, log, transports } = deps;
  const awayUntil = new Map<Message["channel"], Date>();

  async function carryOut(row: OutboxRow): Promise<void> {
    if (row.attempts > maximumAttempts) throw new LeaseEndedTooOften();
    const handler = deps.handlers[row.kind];
    if (handler === undefined) throw new UnknownKind();
    if ("send" in handler) {
      const message = await handler.send(database.kysely, row);
      if (message !== null) await send(message, row.id);
      await markDone(database.kysely, row, clock());
      return;
    }
    const work = "work" in handler ? handler.work : await handler.prepare(database.kysely, row);
    await database.kysely.transaction().execute(async (tx) => {
      if (await markDone(tx, row, clock())) await work(tx, row);
    });
  }

  async function send(message: Message, id: string): Promise<void> {
    const { channel } = message;
    const until = awayUntil.get(channel);
    if (until !== undefined && until > clock()) throw new TransportAway("still-away");
    try {
      await transports[channel](message, id);
      awayUntil.delete(channel);
    } catch (error) {
      if (error instanceof TransportAway) {
        awayUntil.set(channel, new Date(clock().getTime() + awaySeconds * 1_000));
      }
      throw error;
    }
  }

  return async (row) => {
    try {
      await carryOut(row);
    } catch (error) {
      const failure = { reason: reasonOf(error), isAway: error instanceof TransportAway };
      const state = await markFailed(database.kysely, row, failure, clock());
      const fields = { id: row.id, kind: row.kind, attempts: row.attempts, reason: failure.reason };
      if (state === "dead") log.error(fields, "message given up");
      else log.warn(fields, "message waits");
    }
  };
}

class UnknownKind extends Error {
  override name = "UnknownKind";
}

/** Every worker that took the row ended before it was done with it. */
class LeaseEndedTooOften extends Error {
  override name = "LeaseEndedTooOften";
}

/** An error by its code or name: its text may hold an address. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
