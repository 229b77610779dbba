import * as z from "zod/mini";
import type { Db, Transaction } from "../database/database.ts";
import type { Message } from "../mail/message.ts";
import type { OutboxPayload } from "./outbox-tables.ts";

/** Every kind of job with the shape of its payload. Other fields of a payload are dropped. */
export type Jobs = Readonly<Record<string, z.ZodMiniType<OutboxPayload>>>;

export type JobKind<Declared extends Jobs> = keyof Declared & string;

/** A row of the outbox as its handler gets it, with a payload of its kind's shape. */
export interface Job<Payload> {
  id: string;
  kind: string;
  payload: Payload;
}

/**
 * What is done with a kind of job. `work` runs in one transaction together with marking the row done;
 * `prepare` does what has no place in a transaction (hashing) and returns such work; `call` asks another server and
 * returns such work (`null`: nothing to ask any more); `send` composes a message from the job's ids (`null`: nothing to
 * send any more), which leaves outside any transaction before the row is marked.
 */
export type OutboxHandler<Payload> = (
  | { work: (tx: Transaction, job: Job<Payload>) => Promise<void> }
  | { prepare: (db: Db, job: Job<Payload>) => Promise<(tx: Transaction) => Promise<void>> }
  | { call: (db: Db, job: Job<Payload>) => Promise<((tx: Transaction) => Promise<void>) | null> }
  | { send: (db: Db, job: Job<Payload>) => Promise<Message | null> }
) & {
  /** How long a row waits after each failed try but the last, where it is not 2, 4, 8, … seconds. */
  waitsSeconds?: readonly number[];
};

/** A handler for each declared kind, or for those of `Kinds`; without one of them it does not compile. */
export type OutboxHandlers<Declared extends Jobs, Kinds extends keyof Declared = keyof Declared> = {
  readonly [Kind in Kinds]: OutboxHandler<z.output<Declared[Kind]>>;
};

/**
 * The payload of a row in its kind's shape. A newer or older process may have written it.
 * @throws PayloadOfAnotherShape
 */
export function payloadOf<Shape extends z.ZodMiniType>(
  shape: Shape,
  payload: unknown,
): z.output<Shape> {
  const parsed = z.safeParse(shape, payload);
  if (!parsed.success) throw new PayloadOfAnotherShape();
  return parsed.data;
}

/** Its message does not contain the payload. */
class PayloadOfAnotherShape extends Error {
  override name = "PayloadOfAnotherShape";
}
