import * as z from "zod/mini";
import { call } from "../call.ts";
import { formRules, text } from "../wire.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, reading, writing } from "./key-calls.ts";

const exportedEvent = z.object({
  /** Its place in the chain: pass the last one as `after` for what follows. */
  position: z.number(),
  /** The chain's hash up to and including this event, in hex. */
  hash: z.string(),
  id: madeId,
  at: moment,
  kind: z.string(),
  actor: z.string(),
  subjectId: z.nullable(z.string()),
  realm: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type ExportedEvent = z.output<typeof exportedEvent>;

/**
 * Lists events of the audit that follow a position, in order, at most 1,000 (SEC-H5). They may be those alone of an
 * account, by a member of staff, of a kind, or of a span of time: from `since` on, before `until`.
 */
export const exportAudit = call({
  ...reading,
  path: "/audit",
  query: z.object({
    after: z.optional(z.pipe(text(15).check(z.regex(/^\d+$/)), z.transform(Number))),
    person: z.optional(z.uuid()),
    /** Of a member of staff: what they did. */
    staff: z.optional(z.uuid()),
    kind: z.optional(text(60).check(z.regex(/^[a-z-]+$/))),
    since: z.optional(moment),
    until: z.optional(moment),
  }),
  reply: z.array(exportedEvent),
});

const listedEvent = z.object({
  id: madeId,
  at: moment,
  kind: z.string(),
  /** `itself`, or the audit's actor: `staff:` and an id, a product, `anonymous`, `system`. */
  by: z.string(),
  /** The name of the member of staff, where it was one. */
  staffName: z.nullable(z.string()),
  /** The account that it is about. */
  subjectId: z.nullable(z.string()),
  /** The name of the member of staff whom it is about. */
  aboutStaff: z._default(z.nullable(z.string()), null),
  realm: z.nullable(z.string()),
  /** Why and how; `from` is the network. */
  details: z.record(z.string(), z.unknown()),
});
export type ListedEvent = z.output<typeof listedEvent>;

/** Lists events of the audit, newest first, for reading. To keep a copy, use `exportAudit`, which has the chain too. */
export const listAudit = call({
  ...listing,
  path: "/audit/events",
  query: z.object({
    person: z.optional(z.uuid()),
    /** Of a member of staff: what they did. */
    staff: z.optional(z.uuid()),
    kind: z.optional(text(60).check(z.regex(/^[a-z-]+$/))),
    since: z.optional(moment),
    until: z.optional(moment),
    ...pageQuery,
  }),
  reply: z.array(listedEvent),
});

/** The problems of the audit, each with its message about the place where it was found. */
export const auditProblems = {
  changed: "The event is not the one that was signed.",
  removed: "The event is gone before its 24 months are over.",
  "chain-broken": "The signature does not follow from the one before it.",
  "code-missing": "The signature has no code of the master key, and it is not of before the mark.",
  "code-forged":
    "The signature's code is not one of the master key: from here on the chain was rewritten.",
  "key-unknown":
    "The code here is of a key that is not. Set MASTER_KEY_PREVIOUS, if that was one of yours.",
  "mark-missing": "The mark, from which on every signature has a code, was taken away.",
  "mark-forged":
    "The mark, from which on every signature has a code, is not one of the master key.",
  "mark-broken": "The chain up to the mark is not the one that was marked.",
  "noted-differs": "The chain here is not the one that was noted.",
  "cut-short": "The chain ends before the place that was noted.",
  "never-sealed": "The event was kept from being signed.",
} as const;
export type AuditProblem = keyof typeof auditProblems;
const auditProblemNames = Object.keys(auditProblems) as [AuditProblem, ...AuditProblem[]];

const auditVerdict = z.object({
  valid: z.boolean(),
  events: z.nullable(z.number()),
  /**
   * The end of the chain. If it is noted elsewhere together with `head`, a chain that was cut short can be found too.
   */
  position: z.nullable(z.number()),
  /** The hash of the last event. */
  head: z.nullable(z.string()),
  /** The last position whose signature has no code of the master key; 0 when all have one. */
  markedAt: z.nullable(z.number()),
  /** When that was marked. */
  markedSince: z.nullable(moment),
  problem: z.nullable(z.enum(auditProblemNames)),
  /** The place in the chain, or the event's id, where the first problem is. */
  at: z.nullable(z.string()),
  /** The next `from`, while there is more to verify; the whole chain is verified once this is null. */
  next: z._default(z.nullable(z.string()), null),
});
export type AuditVerdict = z.output<typeof auditVerdict>;

/** A position of the chain and the hash there: `1200:` and 64 hex digits. */
export const notedPattern = /^\d{1,15}:[0-9a-f]{64}$/;

/** `start`; or a position of the chain, its hash, and the latest event's id up to there. */
const fromPattern =
  /^(?:start|\d{1,15}:[0-9a-f]{64}:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * Verifies the audit: the chain of its events, and each signature with the master key (SEC-H6). With `noted`, a
 * position and hash of an earlier response, it also checks that the chain still has that event. With `from=start` a
 * long chain is verified in parts: each response is about its own part and has the start of the next one.
 */
export const verifyAudit = call({
  ...reading,
  path: "/audit/verify",
  query: z.object({
    noted: z.optional(text(80).check(z.regex(notedPattern))),
    from: z.optional(text(120).check(z.regex(fromPattern))),
  }),
  reply: auditVerdict,
});

export const breachEndMessage = "The end is before the beginning. Choose a later end.";

/** A period that ends before it begins would wrongly show that no account was affected. */
const breachSpan = z
  .object({ from: z.optional(moment), to: z.optional(moment), reason })
  .check(
    formRules(({ from, to }) =>
      from !== undefined && to !== undefined && new Date(to) <= new Date(from)
        ? { to: breachEndMessage }
        : {},
    ),
  );

const affectedAccount = z.object({
  account: madeId,
  realm: z.string(),
  first: moment,
  last: moment,
  /** Kinds of events and their actors, with counts: `2 × logged-in by itself`. */
  what: z.string(),
});
export type AffectedAccount = z.output<typeof affectedAccount>;

/**
 * Lists what was done to which accounts in a period, to tell the people concerned by a breach. POPIA s22 asks
 * for it (SEC-H10). Needs no second person, because the audit shows the same to its readers.
 */
export const exportBreach = call({
  ...writing,
  path: "/audit/breach",
  body: breachSpan,
  reply: z.array(affectedAccount),
});
