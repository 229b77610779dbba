import { deliveryWaitsSeconds } from "@frontdoor/contract/products/webhooks.ts";
import * as z from "zod/mini";
import { isId } from "../../platform/ids.ts";
import { createEnqueue } from "../../platform/outbox/outbox.ts";

const id = z.string().check(z.refine(isId));

/** What waits in the outbox for the receivers of events. */
export const webhookJobs = { "webhook.delivery": z.object({ deliveryId: id }) };

/** What a delivery waits after its tries. */
export const webhookWaitsSeconds = { "webhook.delivery": deliveryWaitsSeconds } as const;

/** Puts a delivery into the outbox. */
export const enqueueDelivery = createEnqueue(webhookJobs);
