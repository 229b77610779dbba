import * as z from "zod/mini";
import { call } from "../call.ts";
import { nothing, text } from "../wire.ts";

const operation = { api: "products", failures: ["UNAUTHORISED"] } as const;

/** What a message that has not left can be: about to be tried, being tried, or given up. */
export const outboxStates = ["waiting", "leased", "dead"] as const;
export type OutboxState = (typeof outboxStates)[number];

const outboxMessage = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  attempts: z.number(),
  createdAt: z.string(),
  lastError: z.nullable(z.string()),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

/** Messages that wait or were given up, oldest first, at most 500; ids and kinds only. */
export const listOutbox = call({
  ...operation,
  method: "GET",
  path: "/outbox",
  query: z.object({ state: z.optional(z.enum(outboxStates)) }),
  reply: z.array(outboxMessage),
});

/** Lets a message that was given up be tried again, from the start. */
export const retryOutbox = call({
  ...operation,
  method: "POST",
  path: "/outbox/{id}/retry",
  params: z.object({ id: z.uuid() }),
  reply: nothing,
});

const exportedEvent = z.object({
  /** Its place in the chain: pass the last one as `after` for what follows. */
  position: z.number(),
  /** The chain's hash up to and with this event, in hex. */
  hash: z.string(),
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  actor: z.string(),
  subjectId: z.nullable(z.string()),
  realm: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type ExportedEvent = z.output<typeof exportedEvent>;

/** Audit events after a position of the chain, in order, at most 1,000 (SEC-H5). */
export const exportAudit = call({
  ...operation,
  method: "GET",
  path: "/audit",
  query: z.object({
    after: z.optional(z.pipe(text(15).check(z.regex(/^\d+$/)), z.transform(Number))),
  }),
  reply: z.array(exportedEvent),
});

const auditVerdict = z.object({
  valid: z.boolean(),
  events: z.nullable(z.number()),
  /** The hash of the last event: note it outside, and a chain that was cut short is found as well. */
  head: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  /** The place in the chain, or the event's id, where the first problem is. */
  at: z.nullable(z.string()),
});
export type AuditVerdict = z.output<typeof auditVerdict>;

/** Recomputes the chain of audit events (SEC-H6). */
export const verifyAudit = call({
  ...operation,
  method: "GET",
  path: "/audit/verify",
  reply: auditVerdict,
});

const exportedLead = z.object({
  id: z.string(),
  origin: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** The words that the person ticked; null without consent: then no marketing (SEC-H11). */
  consentText: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ExportedLead = z.output<typeof exportedLead>;

/** Contact requests of the last 12 months, newest first. */
export const exportLeads = call({
  ...operation,
  method: "GET",
  path: "/leads",
  reply: z.array(exportedLead),
});
