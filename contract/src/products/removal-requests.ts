import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { realms } from "../products.ts";
import { text } from "../wire.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, writingOnce } from "./key-calls.ts";

const askedRemoval = z.object({
  id: madeId,
  /** For products only, which pass them on to the owner. */
  token: z.optional(z.string()),
  link: z.optional(z.string()),
});
/**
 * Requests the removal of a patient's account, as the patient app does when its owner wishes it (S6.014, S6.015). A
 * product's response has the link by which they confirm it within 24 hours. Staff give a reason and do not see the
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

/** The states of a removal request; `replaced` where a newer request replaced or ended it. */
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
  /** `itself`, or the audit's actor: a product, or `staff:` and an id. */
  askedBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
  confirmedAt: z.nullable(moment),
  /** Until when an owner of the installation can bring a removed account back; null while it is in use. */
  restorableUntil: z.nullable(moment),
  /** When the rest of a removed account is erased. */
  erasedAt: z.nullable(moment),
});
export type ListedRemoval = z.output<typeof listedRemoval>;

/** Lists removal requests, newest first, for as long as their links are stored. */
export const listRemovalRequests = call({
  ...listing,
  path: "/removal-requests/list",
  query: z.object({ state: z.optional(z.enum(removalStates)), ...pageQuery }),
  reply: z.array(listedRemoval),
});
