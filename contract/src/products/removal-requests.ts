import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { realms } from "../products.ts";
import { text } from "../wire.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, writingOnce } from "./key-calls.ts";

const askedRemoval = z.object({
  id: madeId,
  /** For a product alone, which passes them on to the owner. */
  token: z.optional(z.string()),
  link: z.optional(z.string()),
});
/**
 * Asks for the removal of a patient's account, as the patient app does when its owner wishes it (S6.014,
 * S6.015). A product's answer holds the link by which they confirm it within 24 hours. Staff say why and are told no
 * link: it is mailed to the owner. 404 when no active patient has that username.
 */
export const createRemovalRequest = call({
  ...writingOnce,
  path: "/removal-requests",
  body: z.object({ username: text(fieldLimits.username), reason: z.optional(reason) }),
  reply: askedRemoval,
  failures: [...ownerRefusals, "PATIENT_UNKNOWN", "TOO_MANY_REQUESTS"],
  secondPerson: true,
  staffReason: true,
});

/** What becomes of a removal that somebody asked for; `replaced` where a newer request, or what ended it, took its place. */
export const removalStates = ["waiting", "confirmed", "expired", "replaced"] as const;
export type RemovalState = (typeof removalStates)[number];

const listedRemoval = z.object({
  id: madeId,
  state: z.enum(removalStates),
  realm: z.enum(realms),
  accountId: madeId,
  type: z.string(),
  /** The email address with all but its first letters hidden. */
  maskedEmail: z.string(),
  /** `itself`, or whom the audit names: a product, or `staff:` and an id. */
  askedBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
  confirmedAt: z.nullable(moment),
  /** Until when an owner of the installation can bring a removed account back; null while it is in use. */
  restorableUntil: z.nullable(moment),
  /** When what is left of a removed account is erased. */
  erasedAt: z.nullable(moment),
});
export type ListedRemoval = z.output<typeof listedRemoval>;

/** Lists the removals that were asked for, newest first, for as long as their links are kept. */
export const listRemovalRequests = call({
  ...listing,
  path: "/removal-requests/list",
  query: z.object({ state: z.optional(z.enum(removalStates)), ...pageQuery }),
  reply: z.array(listedRemoval),
});
