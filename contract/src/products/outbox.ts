import * as z from "zod/mini";
import { call } from "../call.ts";
import { undeliveredReasons } from "../undelivered-reasons.ts";
import { line } from "../wire.ts";
import { madeId, moment, pageQuery } from "./formats.ts";
import { listing, reading, refusals, writing } from "./key-calls.ts";

/** The states of a message that failed for good: the other side refused it, or did not accept it within a day. */
export const failedStates = ["refused", "given-up"] as const;
/** The states of a message that was not sent. */
export const outboxStates = ["waiting", "sending", ...failedStates] as const;
/** The filters of the list: `failed` are all that failed for good; `undelivered` were sent and did not arrive. */
export const outboxFilters = ["failed", ...outboxStates, "undelivered"] as const;

/**
 * The states of a message. `handed-over`: the mail server, gateway or receiver accepted it; there is no receipt yet.
 * `delivered` and `undelivered`: by the provider's receipt. `not-needed`: it was no longer useful, such as a link that
 * a newer one had replaced, and was not sent. `done`: work of the server itself, or ended by a process of a version
 * that did not record the state.
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

/** The channel of a message. */
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
 * Lists the messages that wait or failed for good, oldest first; with the filter, those that did not arrive. Without a
 * limit it lists 500. It shows their ids and kinds, not their texts.
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
  /** `work` for what the server does itself before anything is sent. */
  channel: z.enum([...retryChannels, "work"]),
  state: z.enum(messageStates),
  attempts: z.number(),
  createdAt: moment,
  /** When it is tried next; null once it was sent or failed for good. */
  nextTryAt: z.nullable(moment),
  /** When it was sent, or found to be unnecessary; does not tell whether it was read. */
  doneAt: z.nullable(moment),
  /** The other side's response to the last failed attempt: status and text, without addresses and codes. */
  lastError: z.nullable(z.string()),
  /**
   * The provider that accepted it, by its name in the settings, such as `bulksms`; `smtp` for a mail server without
   * one.
   */
  provider: z.nullable(z.string()),
  /** The provider's id of the message, for asking the provider about it. */
  providerId: z.nullable(z.string()),
  /** The country of its phone, such as `ZA`. */
  country: z.nullable(z.string()),
  /** When it was delivered, or found to be undeliverable, by the provider's receipt. */
  endedAt: z.nullable(moment),
  undeliveredBecause: z.nullable(z.enum(undeliveredReasons)),
  /** The account or the waiting registration that it is about, if that still exists. */
  accountId: z.nullable(madeId),
  /** The account's current address with all but its first letters hidden; null where it is about no account. */
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

/** Sends a failed message again, with its attempts and its day counted from the start. */
export const retryOutbox = call({
  ...writing,
  path: "/outbox/{id}/retry",
  params: z.object({ id: z.uuid() }),
  failures: [...refusals, "MESSAGE_UNKNOWN"],
});

/** The most messages that one call sends again. */
export const retriedAtOnce = 10_000;

/**
 * Sends every failed message again that matches all filters. It takes the oldest 10,000 at once, and is one event of
 * the audit.
 */
export const retryAllOutbox = call({
  ...writing,
  path: "/outbox/retry",
  body: z.object({
    state: z.optional(z.enum(failedStates)),
    channel: z.optional(z.enum(retryChannels)),
    /** Such as `practice.reset-mail`. */
    kind: z.optional(line(60)),
    /** A text in the other side's response. */
    answer: z.optional(line(100)),
    /** Queued from then on. */
    since: z.optional(moment),
    /** Queued before then. */
    before: z.optional(moment),
  }),
  reply: z.object({
    retried: z.number(),
    /** Whether there are more. */
    more: z.boolean(),
  }),
});
export type RetryFilter = z.output<(typeof retryAllOutbox)["body"]>;
