import { type Clock, stillWaits } from "../clock.ts";
import {
  heldByNobody,
  MessageDeferred,
  MessageRefused,
  type Transport,
  TransportAway,
} from "../mail/message.ts";
import { SmsAway } from "./sms-transport.ts";

/** How long an unavailable provider is skipped. */
const passedOverMilliseconds = 30_000;

/**
 * Sends by a second provider while the first is unavailable, and never by both. The provider is recorded before the
 * message is sent, and cleared only if it was certainly not sent. A message that one provider may have waits for that one.
 * One that the second refuses waits for the first, which may send to more countries.
 */
export function withFallback(first: Transport, second: Transport, clock: Clock): Transport {
  let awayUntil = 0;
  return async (message, id, holding = heldByNobody) => {
    // A provider that may have the message from an earlier attempt keeps it.
    if (holding.heldBy === "first") return first(message, id, holding);
    if (holding.heldBy === "second") return second(message, id, holding);
    const by = async (name: "first" | "second") => {
      await holding.hold(name);
      try {
        return await (name === "first" ? first : second)(message, id, holding);
      } catch (error) {
        const isForFirst = name === "second" && error instanceof MessageRefused;
        if (isForFirst || isNotSent(error)) await holding.hold(null);
        throw isForFirst ? new MessageDeferred(error.reason) : error;
      }
    };
    if (stillWaits(clock(), awayUntil, passedOverMilliseconds)) return by("second");
    try {
      return await by("first");
    } catch (error) {
      if (!(error instanceof TransportAway) || !isNotSent(error)) throw error;
      awayUntil = clock().getTime() + passedOverMilliseconds;
      return by("second");
    }
  };
}

/** Whether a failed attempt has certainly not reached the provider. */
export function isNotSent(error: unknown): boolean {
  if (error instanceof SmsAway) return !error.mayBeSent;
  return error instanceof MessageDeferred;
}
