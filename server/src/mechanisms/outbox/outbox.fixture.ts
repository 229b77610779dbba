import { createTestClock } from "../../../test/clock.ts";
import { silentLog } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../ids.ts";
import type { Message, Transports } from "../mail/message.ts";
import { enqueue } from "./outbox.ts";
import type { OutboxPayload } from "./outbox-tables.ts";
import { createOutboxWorker, type OutboxHandlers } from "./outbox-worker.ts";

export const letter: Message = {
  channel: "email",
  to: "lerato@example.org",
  subject: "Your account",
  text: "Hello",
  html: "<p>Hello</p>",
};

export const sender = { name: "Heron", address: "no-reply@heron.example" };

/** The outbox rows that these mails were sent for. */
export const messageIds = (mails: readonly { raw: string }[]) =>
  mails.map(({ raw }) => /^Message-ID: <(.*)@heron\.example>/m.exec(raw)?.[1]);

/** Handlers of one kind, `letter`, that is always to be sent. */
export const letterHandlers: OutboxHandlers = { letter: { send: async () => letter } };

/** An outbox on a clock of its own, emptied of what earlier tests left. */
export async function openOutbox(database: Database) {
  await database.kysely.deleteFrom("outbox").execute();
  const time = createTestClock();
  const now = time.clock;
  return {
    ...time,
    put: (kind = "letter", payload: OutboxPayload = {}, availableAt = now()) => {
      const id = newId(now);
      const row = { id, kind, payload, now: now(), availableAt };
      return database.kysely
        .transaction()
        .execute((tx) => enqueue(tx, row))
        .then(() => id);
    },
    worker: (transports: Partial<Transports>, handlers: OutboxHandlers = letterHandlers) =>
      createOutboxWorker({
        database,
        handlers,
        transports: { email: async () => {}, sms: async () => {}, ...transports },
        clock: now,
        log: silentLog,
        drainMilliseconds: 100,
      }),
    row: (id: string) =>
      database.kysely
        .selectFrom("outbox")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
  };
}
