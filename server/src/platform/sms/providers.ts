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

/** The supported providers, by their names in `SMS_PROVIDER`. */
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
/** `bearer` is the operator's own gateway, where only `SMS_URL` is set; WhatsApp sends codes beside SMS. */
export type SmsProviderName = (typeof smsProviderNames)[number] | "bearer" | "whatsapp";

/** @throws Error where `http` is not described */
export function providerOf(name: SmsProviderName, http: HttpDescription | null): SmsProvider {
  if (name === "bearer") return bearer;
  if (name === "whatsapp") return whatsapp;
  if (name !== "http") return knownProviders[name];
  if (http === null) throw new Error("The provider is not described.");
  return described(http);
}

export const smsReceiptsOf = (name: SmsProviderName): SmsReceipts =>
  name === "http" ? own : providerOf(name, null).receipts;
