import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { nothing, text } from "../wire.ts";
import { madeId, moment } from "./formats.ts";

/**
 * What a product must act on: it ends its sessions of the account (SEC-C8, SEC-E7), or lets the account
 * into the practice of an invite, whether a new person registered with it or one who logged in accepted it.
 * `hod-named`: a supervisor named this account, which is no head of department, as theirs; the link waits
 * for its confirmation. `hod-missing`: the one whom this supervisor named has left; they need another.
 */
export const productEventKinds = [
  "account-archived",
  "password-changed",
  "invite-taken",
  "hod-named",
  "hod-missing",
] as const;
export type ProductEventKind = (typeof productEventKinds)[number];

/** The most events of one answer and of one acknowledgement. */
export const maximumEvents = 100;

/**
 * Lists the events that a product has not acknowledged yet, oldest first, at most 100. A product asks every
 * minute or so.
 */
export const listEvents = call({
  api: "products",
  method: "GET",
  path: "/events",
  reply: z.array(
    z.object({
      id: madeId,
      kind: z.enum(productEventKinds),
      accountId: madeId,
      /** Of a taken invite; both are null otherwise, `practiceId` also where the invite named none. */
      inviteId: z.nullable(madeId),
      practiceId: z.nullable(z.string()),
      createdAt: moment,
    }),
  ),
  failures: ["UNAUTHORISED"],
});

/**
 * Acknowledges events that a product has acted on, which are then not listed again. An id of no event of
 * the product changes nothing.
 */
export const acknowledgeEvents = call({
  api: "products",
  method: "POST",
  path: "/events/acknowledge",
  body: z.object({
    ids: z.array(text(fieldLimits.lookupId)).check(z.maxLength(maximumEvents)),
  }),
  reply: nothing,
  failures: ["UNAUTHORISED"],
});
