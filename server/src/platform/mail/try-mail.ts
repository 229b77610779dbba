import { createTransport } from "nodemailer";
import {
  domainOf,
  type MailSettings,
  providerIdIn,
  receiptHeaders,
  smtpOptions,
} from "./smtp-transport.ts";

/**
 * Connects to the mail server, encrypts and logs in as the server would, and sends nothing.
 * @throws Error with the mail server's own words
 */
export async function knockAtMailServer(settings: MailSettings): Promise<void> {
  const transport = createTransport(smtpOptions(settings));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Sends one mail at once.
 * @param mail its id becomes part of the Message-ID and of what the provider returns with its receipts
 * @returns the mail server's response, and the provider's id of the mail
 * @throws Error with the mail server's own words
 */
export async function sendTrialMail(
  settings: MailSettings,
  { id, ...mail }: { id: string; to: string; subject: string; text: string },
): Promise<{ said: string; providerId: string | null }> {
  const { dkim, from, provider } = settings;
  const transport = createTransport({ ...smtpOptions(settings), ...(dkim && { dkim }) });
  const headers = { "Auto-Submitted": "auto-generated", ...receiptHeaders(provider, id) };
  try {
    const messageId = `<${id}@${domainOf(from.address)}>`;
    const { response } = await transport.sendMail({ from, headers, messageId, ...mail });
    return { said: response, providerId: providerIdIn(provider, response) };
  } finally {
    transport.close();
  }
}
