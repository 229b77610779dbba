import { heldByNobody, MessageDeferred, MessageRefused, type Transport } from "../mail/message.ts";
import { isNotSent } from "./fallback.ts";
import { SmsAway, SmsUnknown } from "./sms-transport.ts";

const holder = "whatsapp";

/**
 * Sends a message by WhatsApp where its owner chose that, and by SMS where WhatsApp certainly did not send it. As with
 * a second provider, the one that may have a message is recorded first, so that none is sent by both.
 * @param whatsapp null where it is not configured
 */
export function withWhatsApp(sms: Transport, whatsapp: Transport | null): Transport {
  return async (message, id, holding = heldByNobody) => {
    const way = message.channel === "sms" ? (message.way ?? "sms") : "sms";
    const isHeld = holding.heldBy === holder;
    if (!isHeld && (way === "sms" || holding.heldBy !== null)) return sms(message, id, holding);
    if (whatsapp === null) {
      if (isHeld || way === "whatsapp-alone") throw new MessageRefused("WhatsApp is not set");
      return sms(message, id, holding);
    }
    if (!isHeld) await holding.hold(holder);
    try {
      return await whatsapp(message, id, holding);
    } catch (error) {
      const isLeft = !isHeld && (isNotSent(error) || error instanceof MessageRefused);
      if (isLeft) await holding.hold(null);
      if (isLeft && way === "whatsapp") return sms(message, id, holding);
      throw ofThisMessage(error);
    }
  };
}

/** WhatsApp being unavailable does not concern SMS, which the outbox would otherwise treat as unavailable. */
function ofThisMessage(error: unknown): unknown {
  if (!(error instanceof SmsAway)) return error;
  return error.mayBeSent ? new SmsUnknown(error.reason) : new MessageDeferred(error.reason);
}
