/**
 * Why a message did not arrive, by the provider's receipt. `no-such-address` and `spam-report` concern the address and
 * last, the others concern that message.
 */
export const undeliveredReasons = [
  "no-such-address",
  "mailbox-full",
  "unreachable",
  "blocked",
  "spam-report",
  "rejected",
  "unknown",
] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];
