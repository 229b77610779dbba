import type { SmsProviderName } from "../providers.ts";
import { africastalking } from "./africastalking.ts";
import { bulksms } from "./bulksms.ts";
import { clickatell } from "./clickatell.ts";
import { infobip } from "./infobip.ts";
import { own } from "./own.ts";
import type { SmsReceipts } from "./sms-receipts.ts";
import { smsportal } from "./smsportal.ts";
import { twilio } from "./twilio.ts";
import { vonage } from "./vonage.ts";
import { whatsapp } from "./whatsapp.ts";

/** How each provider says what became of an SMS. */
export const smsReceipts: Readonly<Record<SmsProviderName, SmsReceipts>> = {
  clickatell,
  africastalking,
  bulksms,
  smsportal,
  infobip,
  twilio,
  vonage,
  http: own,
  bearer: own,
  whatsapp,
};
