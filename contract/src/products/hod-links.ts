import * as z from "zod/mini";
import { call } from "../call.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, refusals, writingOnce } from "./key-calls.ts";

/** The states of a link; a declined one can still be confirmed. */
export const hodLinkStates = ["pending", "confirmed", "declined"] as const;
export type HodLinkState = (typeof hodLinkStates)[number];

const person = z.object({ id: madeId, name: z.string(), surname: z.string() });

const hodLink = z.object({
  id: madeId,
  status: z.enum(hodLinkStates),
  supervisor: person,
  clinicalUnit: z.nullable(z.string()),
  /** Null until an invited head of department has an account. */
  hod: z.nullable(person),
  createdAt: moment,
  confirmedAt: z.nullable(moment),
});
export type HodLink = z.output<typeof hodLink>;

/** Lists which supervisor named which head of department, newest first (S6.003). */
export const listHodLinks = call({
  ...listing,
  path: "/hod-links",
  query: z.object({
    status: z.optional(z.enum(hodLinkStates)),
    hodId: z.optional(z.uuid()),
    ...pageQuery,
  }),
  reply: z.array(hodLink),
});

/**
 * Records that a head of department confirms the supervisor who named them (SEC-D9). `hodId` is the user id of the
 * signed-in person, from the hand-off. Confirming twice is the same as once; 404 when the link belongs to another head.
 */
export const confirmHodLink = call({
  ...writingOnce,
  path: "/hod-links/{id}/confirm",
  params: z.object({ id: z.uuid() }),
  body: z.object({ hodId: z.uuid() }),
  failures: [...refusals, "HOD_LINK_UNKNOWN"],
});

/**
 * Records that a head of department does not lead the supervisor who named them. `hodId` is left out where the named
 * head has no account yet. The supervisor's product is notified (`hod-missing`). Declining twice is the same as once;
 * 404 when the link belongs to another head or was confirmed.
 */
export const declineHodLink = call({
  ...writingOnce,
  path: "/hod-links/{id}/decline",
  params: z.object({ id: z.uuid() }),
  body: z.object({ hodId: z.optional(z.uuid()), reason: z.optional(reason) }),
  failures: [...refusals, "HOD_LINK_UNKNOWN"],
  staffReason: true,
});
