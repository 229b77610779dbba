import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { Callback, CallbackHead, ReadReceipt } from "../../receipts/receipt.ts";
import type { SmsAccount } from "../provider.ts";

/** How a provider says what became of an SMS. */
export interface SmsReceipts {
  /** Whether address and headers could bring a signature of its, where it signs. */
  isLikely?: (head: CallbackHead) => boolean;
  /** Whether its signature fits, where it signs; where it does not, our own secret shows that it is the provider. */
  isSigned?: (callback: Callback, account: SmsAccount) => boolean;
  /** The messages that ended; null where the callback is of no shape that its documents know. */
  read: (callback: Callback) => ReadReceipt[] | null;
}

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

/** Why an SMS did not arrive, by what a provider calls it. */
export function reasonIn(...words: readonly unknown[]): UndeliveredReason {
  const said = words
    .filter((word) => typeof word === "string" || typeof word === "number")
    .join(" ");
  return meanings.find(([pattern]) => pattern.test(said))?.[1] ?? "unknown";
}
