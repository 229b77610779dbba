/**
 * Why a message did not arrive, as the provider's receipt says. `no-such-address` and `spam-report` are of the address
 * and stay so, the others of that message.
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
