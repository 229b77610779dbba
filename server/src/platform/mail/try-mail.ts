import { createTransport } from "nodemailer";
import { type MailSettings, smtpOptions } from "./mail-transport.ts";

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
 * @returns what the mail server said when it took it
 * @throws Error with the mail server's own words
 */
export async function sendTrialMail(
  settings: MailSettings,
  mail: { to: string; subject: string; text: string },
): Promise<string> {
  const { dkim } = settings;
  const transport = createTransport({ ...smtpOptions(settings), ...(dkim && { dkim }) });
  try {
    const headers = { "Auto-Submitted": "auto-generated" };
    const { response } = await transport.sendMail({ from: settings.from, headers, ...mail });
    return response;
  } finally {
    transport.close();
  }
}
