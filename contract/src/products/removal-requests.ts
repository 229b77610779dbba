import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { realms } from "../products.ts";
import { text } from "../wire.ts";
import { madeId, moment } from "./formats.ts";
import { pageQuery } from "./pages.ts";
import { staffCall } from "./staff-call.ts";

/**
 * Asks for the removal of a patient's account, as the patient app does when its owner wishes it (S6.014,
 * S6.015). The answer holds the link by which they confirm it within 24 hours. 404 when no active patient
 * has that username.
 */
export const createRemovalRequest = call({
  api: "products",
  method: "POST",
  path: "/removal-requests",
  body: z.object({ username: text(fieldLimits.username) }),
  reply: z.object({ id: madeId, token: z.string(), link: z.string() }),
  failures: ["UNAUTHORISED", "ROLE_REFUSED", "PATIENT_UNKNOWN"],
  idempotent: true,
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
});
export type ListedRemoval = z.output<typeof listedRemoval>;

/** Lists the removals that were asked for, newest first, for as long as their links are kept. */
export const listRemovalRequests = call({
  ...staffCall,
  method: "GET",
  path: "/removal-requests/list",
  query: z.object({ state: z.optional(z.enum(removalStates)), ...pageQuery }),
  paged: true,
  reply: z.array(listedRemoval),
});
