import type { MailReceipts } from "./mail-receipts.ts";
import { mailgun } from "./mailgun.ts";
import { postmark } from "./postmark.ts";
import { sendgrid } from "./sendgrid.ts";
import { ses } from "./ses.ts";

/** How each provider of mail says what became of one, by the name that `MAIL_PROVIDER` has for it. */
export const mailReceipts = { ses, postmark, mailgun, sendgrid } as const satisfies Record<
  string,
  MailReceipts
>;
export const mailProviderNames = ["ses", "postmark", "mailgun", "sendgrid"] as const;
export type MailProviderName = keyof typeof mailReceipts;
