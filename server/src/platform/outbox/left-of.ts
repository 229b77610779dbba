import { createHash } from "node:crypto";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Accepted, Message } from "../mail/message.ts";
import type { Left } from "./outbox-store.ts";

/** What is kept of a message that somebody took: enough to tell later whether an address is the one that it went to. */
export function leftOf(message: Message, { provider, providerId }: Accepted): Left {
  return {
    provider,
    provider_id: providerId,
    country: message.channel === "sms" ? countryOf(message.to) : null,
    recipient_hash: hashOfRecipient(message.to),
  };
}

/** The country of a number, such as `ZA`; null where it is of none, or of several. */
export function countryOf(number: string): string | null {
  return parsePhoneNumberFromString(number)?.country ?? null;
}

/** Stands for an address or a number, whatever the case of its letters. */
export function hashOfRecipient(to: string): Buffer {
  return createHash("sha256").update(to.trim().toLowerCase()).digest();
}
