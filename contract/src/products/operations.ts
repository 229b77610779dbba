import * as z from "zod/mini";
import { call } from "../call.ts";
import { nothing, optionalText, text } from "../wire.ts";

const operation = { api: "products", failures: ["UNAUTHORISED"] } as const;

/** Messages that wait or were given up, oldest first; ids and kinds only. */
export const listOutbox = call({
  ...operation,
  method: "GET",
  path: "/outbox",
  query: z.object({ state: optionalText(20) }),
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      attempts: z.number(),
      createdAt: z.string(),
      lastError: z.nullable(z.string()),
    }),
  ),
});

/** Lets a dead message try again. */
export const retryOutbox = call({
  ...operation,
  method: "POST",
  path: "/outbox/{id}/retry",
  params: z.object({ id: text(64) }),
  reply: nothing,
});

/** Audit events after a sequence number, in order, at most 1,000. */
export const exportAudit = call({
  ...operation,
  method: "GET",
  path: "/audit",
  query: z.object({ after: optionalText(20) }),
  reply: z.array(z.record(z.string(), z.unknown())),
});

/** Recomputes the chain of audit events. */
export const verifyAudit = call({
  ...operation,
  method: "GET",
  path: "/audit/verify",
  reply: z.object({ valid: z.boolean(), events: z.number(), firstBroken: z.nullable(z.string()) }),
});

/** Contact requests of the last 12 months, newest first. */
export const exportLeads = call({
  ...operation,
  method: "GET",
  path: "/leads",
  reply: z.array(
    z.object({
      id: z.string(),
      origin: z.string(),
      name: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      marketingConsent: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});
