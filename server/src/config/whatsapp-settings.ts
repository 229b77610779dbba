import * as z from "zod/mini";
import { whatsAppUrl } from "../platform/sms/providers/whatsapp.ts";
import type { SmsSettings } from "../platform/sms/sms-transport.ts";
import { askedAddress, sharedSecret, text } from "./config-kinds.ts";
import type { Variables } from "./config-reader.ts";

/** Named as Meta's documents name them. */
export const whatsAppVariables = {
  WHATSAPP_PHONE_NUMBER_ID: z.optional(
    text.check(z.regex(/^\d{5,30}$/, "write the digits that Meta shows as phone number ID")),
  ),
  WHATSAPP_ACCESS_TOKEN: z.optional(text),
  WHATSAPP_TEMPLATE: z.optional(
    text.check(z.regex(/^[a-z\d_]{1,512}$/, "write a template's name, such as one_time_code")),
  ),
  WHATSAPP_APP_SECRET: z.optional(text),
  WHATSAPP_VERIFY_TOKEN: z.optional(
    text.check(z.minLength(sharedSecret.least, sharedSecret.wrong)),
  ),
  WHATSAPP_URL: z.optional(askedAddress(whatsAppUrl)),
} as const;

const needed = ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_ACCESS_TOKEN", "WHATSAPP_TEMPLATE"] as const;
const ofWebhooks = ["WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;

const table = z.object(whatsAppVariables);
type WhatsAppVariables = Variables<typeof table>;

/**
 * A number of the WhatsApp Business Cloud API, with the secrets of its webhooks; null where no codes are sent by it.
 */
export function whatsAppConfig(values: WhatsAppVariables["values"]) {
  const [account, token, from] = needed.map((name) => values[name] ?? null);
  if (!account || !token || !from) return null;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = values;
  const url = values.WHATSAPP_URL?.href ?? null;
  const settings: SmsSettings = { provider: "whatsapp", account, token, from, url, http: null };
  return {
    ...settings,
    /** The secret that signs them, and the token of Meta's check of the address; null: they are refused. */
    webhooks: appSecret && verifyToken ? { appSecret, verifyToken } : null,
  };
}

/** Adds errors for settings that are incomplete, or without SMS, which take over where WhatsApp fails. */
export function checkWhatsApp(
  { isSet, wrong }: Pick<WhatsAppVariables, "isSet" | "wrong">,
  hasSms: boolean,
): void {
  const all = [...needed, ...ofWebhooks, "WHATSAPP_URL"] as const;
  const first = all.find((name) => isSet(name));
  if (first === undefined) return;
  if (!hasSms) wrong(first, "needs SMS_PROVIDER or SMS_URL: SMS take over where WhatsApp fails");
  for (const name of needed) if (!isSet(name)) wrong(name, "needed for codes by WhatsApp");
  const [secret, token] = ofWebhooks;
  if (isSet(secret) !== isSet(token)) {
    wrong(isSet(secret) ? token : secret, "needed to take receipts of WhatsApp");
  }
}
