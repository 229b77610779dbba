import { createHash } from "node:crypto";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Accepted, Message } from "../mail/message.ts";
import type { SentFields } from "./outbox-store.ts";

/** The fields that are kept of an accepted message: enough to tell later whether it was sent to a given address. */
export function sentFields(message: Message, { provider, providerId }: Accepted): SentFields {
  return {
    provider,
    provider_id: providerId,
    country: message.channel === "sms" ? countryOf(message.to) : null,
    recipient_hash: hashOfRecipient(message.to),
  };
}

/** The country of a number, such as `ZA`; null where it has none, or several share its prefix. */
export function countryOf(number: string): string | null {
  return parsePhoneNumberFromString(number)?.country ?? null;
}

/** The hash of an address or a number, the same in upper and lower case. */
export function hashOfRecipient(to: string): Buffer {
  return createHash("sha256").update(to.trim().toLowerCase()).digest();
}
