import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";
import { madeId, moment, pageQuery } from "./formats.ts";
import { listing, writing } from "./key-calls.ts";

/**
 * What a product must act on: it ends its sessions of the account (SEC-C8, SEC-E7), or admits the account to the practice
 * of an invite, whether it is new or existed before.
 * - `account-changed`: the address was verified or the number confirmed; read the claims anew.
 * - `signed-out`: the owner, or the operator for them, ended every login.
 * - `hod-named`: a supervisor named this account, which is no head of department; the link waits for its confirmation.
 * - `hod-confirmed`: the head whom this supervisor named has confirmed the link.
 * - `hod-missing`: the head whom this supervisor named has left or declined; the supervisor needs another.
 */
export const productEventKinds = [
  "account-archived",
  "password-changed",
  "signed-out",
  "account-changed",
  "invite-taken",
  "hod-named",
  "hod-confirmed",
  "hod-missing",
] as const;
export type ProductEventKind = (typeof productEventKinds)[number];

/** Days for which an event is kept, acknowledged or not. */
export const productEventDays = 90;

/** The most events of one acknowledgement. */
export const maximumEvents = 100;

/**
 * Lists the product's events that this key has not acknowledged, oldest first. Each key acknowledges for itself, so
 * that two services with their own keys hide nothing from each other. A new key begins after the events that all other
 * keys of the product have acknowledged. Poll about once a minute.
 */
export const listEvents = call({
  ...listing,
  path: "/events",
  query: z.object({ kind: z.optional(z.enum(productEventKinds)), ...pageQuery }),
  reply: z.array(
    z.object({
      id: madeId,
      kind: z.enum(productEventKinds),
      accountId: madeId,
      /** Of a used invite; both are null otherwise, `practiceId` also where the invite named none. */
      inviteId: z.nullable(madeId),
      practiceId: z.nullable(z.string()),
      createdAt: moment,
    }),
  ),
  failures: ["UNAUTHORISED"],
});

/**
 * Acknowledges events that a service has acted on, which are then not listed to its key again. An id of no
 * event of the product changes nothing.
 */
export const acknowledgeEvents = call({
  ...writing,
  path: "/events/acknowledge",
  body: z.object({
    ids: z.array(text(fieldLimits.lookupId)).check(z.maxLength(maximumEvents)),
  }),
  failures: ["UNAUTHORISED"],
});
