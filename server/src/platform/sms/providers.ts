import type { SmsProvider, SmsReceipts } from "./provider.ts";
import { africastalking } from "./providers/africastalking.ts";
import { bearer } from "./providers/bearer.ts";
import { bulksms } from "./providers/bulksms.ts";
import { clickatell } from "./providers/clickatell.ts";
import { described, type HttpDescription } from "./providers/http.ts";
import { infobip } from "./providers/infobip.ts";
import { own } from "./providers/own.ts";
import { smsportal } from "./providers/smsportal.ts";
import { twilio } from "./providers/twilio.ts";
import { vonage } from "./providers/vonage.ts";
import { whatsapp } from "./providers/whatsapp.ts";

/** Providers whose interface is known here, by the name that `SMS_PROVIDER` has for them. */
const knownProviders = {
  clickatell,
  africastalking,
  bulksms,
  smsportal,
  infobip,
  twilio,
  vonage,
} as const satisfies Record<string, SmsProvider>;

export const smsProviderNames = [
  ...(Object.keys(knownProviders) as (keyof typeof knownProviders)[]),
  "http",
] as const;
/** `bearer` is the gateway of one's own that `SMS_URL` alone names; WhatsApp takes codes beside the SMS. */
export type SmsProviderName = (typeof smsProviderNames)[number] | "bearer" | "whatsapp";

/** @throws Error where `http` is not described */
export function providerOf(name: SmsProviderName, http: HttpDescription | null): SmsProvider {
  if (name === "bearer") return bearer;
  if (name === "whatsapp") return whatsapp;
  if (name !== "http") return knownProviders[name];
  if (http === null) throw new Error("The provider is not described.");
  return described(http);
}

/** How a provider says what became of an SMS. */
export const smsReceiptsOf = (name: SmsProviderName): SmsReceipts =>
  name === "http" ? own : providerOf(name, null).receipts;
