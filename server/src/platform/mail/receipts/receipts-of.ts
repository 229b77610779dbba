import type { MailReceipts } from "./mail-receipts.ts";
import { mailgun } from "./mailgun.ts";
import { postmark } from "./postmark.ts";
import { sendgrid } from "./sendgrid.ts";
import { ses } from "./ses.ts";

/** The receipts of each mail provider, by its name in `MAIL_PROVIDER`. */
export const mailReceipts = { ses, postmark, mailgun, sendgrid } as const satisfies Record<
  string,
  MailReceipts
>;
export const mailProviderNames = ["ses", "postmark", "mailgun", "sendgrid"] as const;
export type MailProviderName = keyof typeof mailReceipts;
