import { heldByNobody, MessageDeferred, MessageRefused, type Transport } from "../mail/message.ts";
import { isNotSent } from "./fallback.ts";
import { SmsAway, SmsUnknown } from "./sms-transport.ts";

const holder = "whatsapp";

/**
 * Sends what is to go by WhatsApp there, and by SMS where it certainly has not left that way: as with a second provider,
 * who may have a message is written down first, and no message goes both ways.
 * @param whatsapp null where there is none
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

/** That WhatsApp is away says nothing of the way for SMS, which the outbox would take for closed. */
function ofThisMessage(error: unknown): unknown {
  if (!(error instanceof SmsAway)) return error;
  return error.mayBeSent ? new SmsUnknown(error.reason) : new MessageDeferred(error.reason);
}
