import { Counter, Histogram, type Registry } from "prom-client";

/** A code is of use for ten minutes, a mail for longer. */
const buckets = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 3_600, 21_600];

/** What is counted of messages after they left. */
export function deliveryMetrics(registers: Registry[]) {
  return {
    handedOver: new Counter({
      name: "frontdoor_messages_handed_over_total",
      help: "Messages that a provider took",
      labelNames: ["provider", "country"],
      registers,
    }),
    ended: new Counter({
      name: "frontdoor_messages_ended_total",
      help: "Messages by how they ended, as the provider's receipt says",
      labelNames: ["provider", "country", "outcome"],
      registers,
    }),
    deliverySeconds: new Histogram({
      name: "frontdoor_message_delivery_seconds",
      help: "Seconds from a message's hand-over until it was delivered",
      labelNames: ["provider", "country"],
      buckets,
      registers,
    }),
    receipts: new Counter({
      name: "frontdoor_message_receipts_total",
      help: "Receipts of providers by what became of them",
      labelNames: ["provider", "outcome"],
      registers,
    }),
  };
}
