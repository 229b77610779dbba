import { type Clock, stillWaits } from "../clock.ts";
import type { Database, Db, Transaction } from "../database/database.ts";
import type { Log } from "../log.ts";
import {
  type Accepted,
  type Holding,
  type Message,
  MessageDeferred,
  MessageRefused,
  NotTaken,
  TransportAway,
  type Transports,
} from "../mail/message.ts";
import { raiseAlert } from "../raise-alert.ts";
import { QueueFull } from "../semaphore.ts";
import { inSpan } from "../tracing/spans.ts";
import { traceIdOf, workAs } from "../tracing/trace-context.ts";
import {
  type Job,
  type JobKind,
  type Jobs,
  type OutboxHandler,
  type OutboxHandlers,
  payloadOf,
} from "./jobs.ts";
import type { OutboxRow } from "./outbox.ts";
import { endsProcesses, type FailedTry, markDone, markFailed, noteHolder } from "./outbox-store.ts";
import type { Outcome } from "./outcome.ts";
import { sentFields } from "./sent-fields.ts";
import { createWaitingLines } from "./waiting-lines.ts";

export interface CarrierDeps<Declared extends Jobs> {
  database: Database;
  jobs: Declared;
  handlers: OutboxHandlers<Declared>;
  transports: Transports;
  clock: Clock;
  log: Log;
  /** Called once the provider that has a message is recorded. */
  onHandedOver?: (row: OutboxRow, handedOver: HandedOver) => Promise<void>;
}

/** The provider that has a message, and the country that it was sent to. */
interface HandedOver extends Accepted {
  /** The country of its phone, such as `ZA`; null for a mail. */
  country: string | null;
}

/** How long an unavailable transport is not tried again, so that it delays nothing else. */
const knownAwayMilliseconds = 5_000;

/**
 * Processes one claimed row and marks it; rejects only when the database fails.
 *
 * During an upgrade older processes take rows of newer ones. An unknown kind, or a payload of another shape, counts as a
 * failed try: the row waits for a process that can read it, and is dead after the last try. Extra fields of a payload are
 * ignored.
 */
export function createCarrier<Declared extends Jobs>(
  deps: CarrierDeps<Declared>,
): (row: OutboxRow) => Promise<void> {
  const { database, jobs, clock, log, transports } = deps;
  const tellWaiting = createWaitingLines(clock, log);
  const away = new Map<Message["channel"], { until: number; reason: string }>();

  async function carryOut(row: OutboxRow): Promise<void> {
    if (endsProcesses(row, clock())) throw new LeaseEndedTooOften();
    if (!isDeclared(jobs, row.kind)) throw new UnknownKind();
    await handle(row.kind, row);
  }

  async function handle<Kind extends JobKind<Declared>>(kind: Kind, row: OutboxRow): Promise<void> {
    const handler = deps.handlers[kind];
    const job = { id: row.id, kind, payload: payloadOf<Declared[Kind]>(jobs[kind], row.payload) };
    if ("send" in handler) {
      const message = await handler.send(database.kysely, job);
      const accepted = message === null ? undefined : await send(message, row);
      const left = accepted && message && sentFields(message, accepted);
      const done = { outcome: endOf(message), now: clock(), ...(left && { left }) };
      const isOurs = await markDone(database.kysely, row, done);
      if (isOurs && accepted) {
        await deps.onHandedOver?.(row, { ...accepted, country: left?.country ?? null });
      }
      return;
    }
    const { kysely } = database;
    const work = await workOf(handler, kysely, job);
    const outcome = "call" in handler ? endOf(work) : null;
    await kysely.transaction().execute(async (tx) => {
      if (await markDone(tx, row, { outcome, now: clock() })) await work?.(tx);
    });
  }

  function waitsOf<Kind extends JobKind<Declared>>(kind: Kind) {
    return deps.handlers[kind].waitsSeconds;
  }

  async function send(message: Message, row: OutboxRow): Promise<Accepted | undefined> {
    const { channel } = message;
    const known = away.get(channel);
    if (known && stillWaits(clock(), known.until, knownAwayMilliseconds)) {
      throw new TransportAway(known.reason);
    }
    try {
      const span = { kind: "client", attributes: { "frontdoor.channel": channel } } as const;
      const accepted = await inSpan(`send ${channel}`, span, () =>
        transports[channel](message, row.id, holdingOf(row)),
      );
      away.delete(channel);
      return accepted;
    } catch (error) {
      if (error instanceof TransportAway) {
        const until = clock().getTime() + knownAwayMilliseconds;
        away.set(channel, { until, reason: error.reason });
      }
      throw error;
    }
  }

  function holdingOf(row: OutboxRow): Holding {
    return { heldBy: row.held_by, hold: (by) => noteHolder(database.kysely, row, by) };
  }

  return async (row) => {
    try {
      const atWork = { requestId: row.request_id, traceparent: row.traceparent, from: null };
      await workAs(atWork, () => inSpan(`outbox ${row.kind}`, spanOf(row), () => carryOut(row)));
    } catch (error) {
      const waitsSeconds = isDeclared(jobs, row.kind) ? waitsOf(row.kind) : undefined;
      const failure = { reason: reasonOf(error), means: meaningOf(error), waitsSeconds };
      const state = await markFailed(database.kysely, row, failure, clock());
      const { id, kind, attempts } = row;
      const request = row.request_id === null ? {} : { requestId: row.request_id };
      const { reason } = failure;
      const fields = { id, kind, attempts, reason, ...request, ...traceIdOf(row.traceparent) };
      if (state === null) log.info(fields, "A message is done, or another worker's by now.");
      else if (state === "waiting") tellWaiting(fields);
      else raiseAlert(log, "MESSAGE_GIVEN_UP", fields);
    }
  };
}

/** The work of the transaction that marks the row; `null` where nothing is needed any more. */
async function workOf<Payload>(
  handler: Exclude<OutboxHandler<Payload>, { send: unknown }>,
  db: Db,
  job: Job<Payload>,
): Promise<((tx: Transaction) => Promise<void>) | null> {
  if ("work" in handler) return (tx) => handler.work(tx, job);
  return "call" in handler ? handler.call(db, job) : handler.prepare(db, job);
}

/** The outcome of a row that had something to send. */
const endOf = (left: object | null): Outcome => (left === null ? "not-needed" : "handed-over");

function meaningOf(error: unknown): FailedTry["means"] {
  if (error instanceof TransportAway || error instanceof LeaseEndedTooOften) return "away";
  // Through a flood of logins the hasher may be busy for longer than eight tries take.
  if (error instanceof QueueFull) return "away";
  if (error instanceof MessageDeferred) return "later";
  return error instanceof MessageRefused ? "refused" : "failed";
}

/** It continues the trace of the request that enqueued the job. */
function spanOf({ id, attempts, traceparent }: OutboxRow) {
  const attributes = { "messaging.message.id": id, "frontdoor.attempt": attempts };
  return { kind: "consumer", attributes, parent: traceparent } as const;
}

function isDeclared<Declared extends Jobs>(
  jobs: Declared,
  kind: string,
): kind is JobKind<Declared> {
  return Object.hasOwn(jobs, kind);
}

class UnknownKind extends Error {
  override name = "UnknownKind";
}

/** Workers that claimed the row ended before they finished it, for a day. */
class LeaseEndedTooOften extends Error {
  override name = "LeaseEndedTooOften";
}

/** The other side's response, or else an error's code or name: its text may contain an address. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof NotTaken) return error.reason;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : error.name;
}
