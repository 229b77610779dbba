import * as z from "zod/mini";
import { createTestClock } from "../../../test/clock.ts";
import { silentLog } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../ids.ts";
import type { Message, Transports } from "../mail/message.ts";
import type { Jobs, OutboxHandler } from "./jobs.ts";
import { createEnqueue } from "./outbox.ts";
import type { CarrierDeps } from "./outbox-carrier.ts";
import { createOutboxWorker } from "./outbox-worker.ts";

export const mail: Message = {
  channel: "email",
  to: "lerato@example.org",
  subject: "Account settings",
  text: "Hello",
  html: "<p>Hello</p>",
};

export const sender = { name: "Heron", address: "no-reply@heron.example" };

/** The outbox rows that these mails were sent for. */
export const messageIds = (mails: readonly { raw: string }[]) =>
  mails.map(({ raw }) => /^Message-ID: <(.*)@heron\.example>/m.exec(raw)?.[1]);

/** What these tests put in is of one shape, whatever its kind. */
const named = z.record(z.string(), z.string());
type Named = z.output<typeof named>;
const kinds = {
  mail: named,
  text: named,
  work: named,
  child: named,
  hash: named,
  expired: named,
  "unheard-of": named,
};
type Kind = keyof typeof kinds;
export const enqueue = createEnqueue(kinds);

type Handlers = Readonly<Record<string, OutboxHandler<Named>>>;
const mailHandlers: Handlers = { mail: { send: async () => mail } };

/** An outbox on a clock of its own, emptied of what earlier tests left. */
export async function openOutbox(database: Database) {
  await database.kysely.deleteFrom("outbox").execute();
  const time = createTestClock();
  const now = time.clock;
  return {
    ...time,
    put: (kind: Kind = "mail", payload: Named = {}, availableAt = now()) => {
      const id = newId(now);
      const row = { id, kind, payload, now: now(), availableAt };
      return database.kysely
        .transaction()
        .execute((tx) => enqueue(tx, row))
        .then(() => id);
    },
    worker: (
      transports: Partial<Transports>,
      handlers = mailHandlers,
      more: Partial<Pick<CarrierDeps<Jobs>, "onHandedOver" | "log">> = {},
    ) =>
      createOutboxWorker({
        database,
        jobs: Object.fromEntries(Object.keys(handlers).map((kind) => [kind, named])),
        handlers,
        transports: { email: async () => undefined, sms: async () => undefined, ...transports },
        clock: now,
        log: silentLog,
        drainMilliseconds: 100,
        ...more,
      }),
    /** Gives a row a payload that no enqueue would let in. */
    spoil: (id: string, payload: unknown) =>
      database.kysely
        .updateTable("outbox")
        .set({ payload: JSON.stringify(payload) })
        .where("id", "=", id)
        .execute(),
    row: (id: string) =>
      database.kysely
        .selectFrom("outbox")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
  };
}
