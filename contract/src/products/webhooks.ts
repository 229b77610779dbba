import * as z from "zod/mini";
import { call } from "../call.ts";
import { productNames } from "../products.ts";
import { line } from "../wire.ts";
import { productEventKinds } from "./events.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, refusals, writing, writingOnce } from "./key-calls.ts";

export const maximumWebhooks = 10;
/** Seconds that a receiver may take to respond. */
export const webhookSeconds = 10;
/** Hours for which the previous secret signs too after a rotation. */
export const rotationHours = 24;
/** Seconds that a delivery waits after each failed attempt but the last, with up to a quarter more. */
export const deliveryWaitsSeconds = [5, 60, 300, 1_800, 7_200, 18_000, 36_000] as const;

export const webhookAddressMessage =
  "Write an address that begins with https:// and has no user name, password or #.";
/** The message for an address that leads into a network of the operator's. */
export const addressInsideMessage =
  "Write a public address. The operator can allow networks of their own with WEBHOOK_NETWORKS.";
export const tooManyWebhooksMessage = `A product has at most ${maximumWebhooks} webhooks. End one first.`;

const ofWebhook = {
  params: z.object({ id: z.uuid() }),
  failures: [...refusals, "WEBHOOK_UNKNOWN"],
} as const;

/** Shown once: `whsec_` and the base64 of 32 bytes, as libraries of Standard Webhooks take it. */
const secret = z.string();

/**
 * Adds a webhook, an address to which the events of a product are posted from now on. Each is signed by
 * [Standard Webhooks](https://www.standardwebhooks.com) and reads `{ "type": kind, "timestamp": moment,
 * "data": { "accountId", "inviteId", "practiceId" } }`. A product adds its own, the operator names the
 * product. The address begins with `https://`; where nobody relies on the installation one of the same
 * machine may begin with `http://`. The secret is shown this once. Staff say why.
 */
export const createWebhook = call({
  ...writingOnce,
  path: "/webhooks/create",
  body: z.object({
    url: line(500),
    product: z.optional(z.enum(productNames)),
    reason: z.optional(reason),
  }),
  reply: z.object({ id: madeId, secret }),
  failures: ownerRefusals,
  secondPerson: true,
  staffReason: true,
});

const listedWebhook = z.object({
  id: madeId,
  product: z.enum(productNames),
  url: z.string(),
  createdAt: moment,
  /** Null while it is in use. */
  endedAt: z.nullable(moment),
  /** Until when the previous secret signs too; null when it does not. */
  previousSecretUntil: z.nullable(moment),
});
export type ListedWebhook = z.output<typeof listedWebhook>;

/**
 * Lists webhooks, oldest first, an ended one for 90 more days: a receiver that responds with 410 ends its own. A
 * product sees its own, the operator all.
 */
export const listWebhooks = call({
  ...listing,
  path: "/webhooks",
  query: z.object({ product: z.optional(z.enum(productNames)), ...pageQuery }),
  reply: z.array(listedWebhook),
});

/**
 * Gives a webhook a new secret, and shows it once. For 24 hours each post has two signatures, one by each secret, so
 * that a receiver can change over in that time. A second rotation ends the first secret at once. Staff give a reason.
 */
export const rotateWebhook = call({
  ...writingOnce,
  ...ofWebhook,
  path: "/webhooks/{id}/rotate",
  body: z._default(z.object({ reason: z.optional(reason) }), {}),
  failures: [...ownerRefusals, "WEBHOOK_UNKNOWN"],
  secondPerson: true,
  staffReason: true,
  reply: z.object({ secret, previousSecretUntil: moment }),
});

/** Ends a webhook at once: nothing is posted to it any more, and its secrets are deleted. */
export const endWebhook = call({
  ...writing,
  ...ofWebhook,
  path: "/webhooks/{id}/end",
});

/**
 * Posts an event of the type `ping` to a webhook now, once, and returns the result. `status` is the receiver's, null
 * without a response within 10 seconds; the body of its response is not shown. `isUnresolved` tells that the name in
 * the webhook's address could not be resolved.
 */
export const testWebhook = call({
  ...writing,
  ...ofWebhook,
  path: "/webhooks/{id}/test",
  reply: z.object({
    delivered: z.boolean(),
    status: z.nullable(z.number()),
    isUnresolved: z._default(z.boolean(), false),
  }),
});

/** The states of a delivery: waiting for an attempt, accepted by the receiver, or failed for good. */
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const delivery = z.object({
  id: madeId,
  /** The id of the event, which is sent as `webhook-id`: the same at each attempt. */
  eventId: madeId,
  kind: z.enum(productEventKinds),
  state: z.enum(deliveryStates),
  tries: z.number(),
  /** The status of the receiver's last response; null where there was none yet. */
  lastStatus: z.nullable(z.number()),
  lastTriedAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  createdAt: moment,
});
export type ListedDelivery = z.output<typeof delivery>;

/**
 * Lists the deliveries of a webhook, newest first, for as long as its events are kept. A delivery is tried 8 times
 * within a day, and has failed when none of the responses was 2xx.
 */
export const listDeliveries = call({
  ...listing,
  ...ofWebhook,
  path: "/webhooks/{id}/deliveries",
  query: z.object({ state: z.optional(z.enum(deliveryStates)), ...pageQuery }),
  reply: z.array(delivery),
});

/**
 * Posts an event again, with its attempts counted from the start, whether it failed or was delivered. 404 when there is
 * no such delivery, it is being delivered, or its webhook has ended.
 */
export const sendDeliveryAgain = call({
  ...writing,
  params: z.object({ id: z.uuid() }),
  failures: [...refusals, "DELIVERY_UNKNOWN"],
  path: "/webhooks/deliveries/{id}/send-again",
});
