import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";

const meanings: readonly (readonly [RegExp, UndeliveredReason])[] = [
  [/invalid.?link/i, "rejected"],
  [
    /unknown.?subscriber|does.?not.?exist|not.?network.?sub|unknown destination|invalid.?(?:dest|number|msisdn|phone|subscriber)/i,
    "no-such-address",
  ],
  [/black.?list|blist|barred|block|spam|disturb|dnd|opt.?out|unsubscribed/i, "blocked"],
  [/expired|absent|unreachable|inactive|handset|timeout|undeliv/i, "unreachable"],
  [/reject|route|credit|balance|funds|suspended|cancel/i, "rejected"],
];

/** Why an SMS did not arrive, by the provider's words for it. */
export function reasonIn(...words: readonly unknown[]): UndeliveredReason {
  const said = words
    .filter((word) => typeof word === "string" || typeof word === "number")
    .join(" ");
  return meanings.find(([pattern]) => pattern.test(said))?.[1] ?? "unknown";
}
