import * as z from "zod/mini";
import { call } from "../call.ts";
import { undeliveredReasons } from "../undelivered-reasons.ts";
import { line } from "../wire.ts";
import { madeId, moment, pageQuery } from "./formats.ts";
import { listing, reading, refusals, writing } from "./key-calls.ts";

/** What a message that nobody tries any more can be: the other side takes it at no time, or a day was too short. */
export const failedStates = ["refused", "given-up"] as const;
/** What a message that has not left can be. */
export const outboxStates = ["waiting", "sending", ...failedStates] as const;
/** What the list can be asked for: `failed` is whatever nobody tries any more; `undelivered` left and did not arrive. */
export const outboxFilters = ["failed", ...outboxStates, "undelivered"] as const;

/**
 * What a message can be. `handed-over`: the mail server, gateway or receiver accepted it; whether it arrived nobody has
 * said. `delivered` and `undelivered`: what the provider's receipt said after that. `not-needed`: it had become pointless, such as a link that a newer one had ended, and did not leave. `done`: work
 * of the server itself, or ended by a process of a version that did not note how.
 */
export const messageStates = [
  ...outboxStates,
  "handed-over",
  "delivered",
  "undelivered",
  "not-needed",
  "done",
] as const;
export type MessageState = (typeof messageStates)[number];

/** By what a message leaves. */
export const retryChannels = ["mail", "sms", "call"] as const;

const outboxMessage = z.object({
  id: madeId,
  kind: z.string(),
  state: z.enum(messageStates),
  attempts: z.number(),
  createdAt: moment,
  lastError: z.nullable(z.string()),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

/** The entries of the outbox's list where the caller names no number. */
export const listedMessages = 500;

/**
 * Lists the messages that wait, were refused or were given up, oldest first; asked for, those that did not arrive.
 * Without a limit it lists 500. It tells their ids and kinds, not their words.
 */
export const listOutbox = call({
  ...listing,
  path: "/outbox",
  query: z.object({ state: z.optional(z.enum(outboxFilters)), ...pageQuery }),
  reply: z.array(outboxMessage),
});

const shownMessage = z.object({
  id: madeId,
  kind: z.string(),
  /** `work` for what the server does itself before anything leaves. */
  channel: z.enum([...retryChannels, "work"]),
  state: z.enum(messageStates),
  attempts: z.number(),
  createdAt: moment,
  /** When it is tried next; null once it left or was given up. */
  nextTryAt: z.nullable(moment),
  /** When it was sent, or found to be unnecessary; says nothing of whether it was read. */
  doneAt: z.nullable(moment),
  /** What the other side answered to the last try that failed: status and words, without addresses and codes. */
  lastError: z.nullable(z.string()),
  /** Who took it, by the name of the settings, such as `bulksms`; `smtp` for a mail server without one. */
  provider: z.nullable(z.string()),
  /** The provider's id of the message, for asking the provider about it. */
  providerId: z.nullable(z.string()),
  /** Where its phone is, such as `ZA`. */
  country: z.nullable(z.string()),
  /** When it was delivered, or found to be undeliverable, by the provider's receipt. */
  endedAt: z.nullable(moment),
  undeliveredBecause: z.nullable(z.enum(undeliveredReasons)),
  /** The account or the waiting registration that it is about, where it is about one that is still there. */
  accountId: z.nullable(madeId),
  /** The address with all but its first letters hidden, as the account has it now; null where it is about none. */
  maskedEmail: z.nullable(z.string()),
  inviteId: z.nullable(madeId),
});
export type ShownMessage = z.output<typeof shownMessage>;

/** Shows the delivery status of one message, until a week after it left; never its words, link or code. */
export const showMessage = call({
  ...reading,
  path: "/outbox/{id}",
  params: z.object({ id: z.uuid() }),
  reply: shownMessage,
  failures: [...refusals, "OUTBOX_MESSAGE_UNKNOWN"],
});

/** Has a message that was refused or given up sent again, counting its tries and its day from the start. */
export const retryOutbox = call({
  ...writing,
  path: "/outbox/{id}/retry",
  params: z.object({ id: z.uuid() }),
  failures: [...refusals, "MESSAGE_UNKNOWN"],
});

/** The messages that are had sent again at once. */
export const retriedAtOnce = 10_000;

/**
 * Sends every message again that was refused or given up and that all filters hold for.
 * It takes the oldest 10,000 at once, and is one event of the audit.
 */
export const retryAllOutbox = call({
  ...writing,
  path: "/outbox/retry",
  body: z.object({
    state: z.optional(z.enum(failedStates)),
    channel: z.optional(z.enum(retryChannels)),
    /** Such as `practice.reset-mail`. */
    kind: z.optional(line(60)),
    /** What stands in the other side's answer. */
    answer: z.optional(line(100)),
    /** Asked for from then on. */
    since: z.optional(moment),
    /** Asked for before then. */
    before: z.optional(moment),
  }),
  reply: z.object({
    retried: z.number(),
    /** Whether there are more than were taken at once. */
    more: z.boolean(),
  }),
});
export type RetryFilter = z.output<(typeof retryAllOutbox)["body"]>;
