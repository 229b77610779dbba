import { createTransport } from "nodemailer";
import { type MailMessage, refuseControlCharacters, type Transport } from "./message.ts";

export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password where needed. */
  smtpUrl: string;
  from: { name: string; address: string };
}

const timeoutMilliseconds = 10_000;

/** Mail by SMTP through a pool. A message that is sent again carries the same Message-ID (P3). */
export function createSmtpTransport(settings: MailSettings): {
  send: Transport;
  close(): void;
} {
  const pool = createTransport(settings.smtpUrl, {
    pool: true,
    maxConnections: 5,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[1]);
  const domain = settings.from.address.split("@")[1] ?? "localhost";
  return {
    async send(message, id) {
      if (message.channel !== "email") throw new Error("This transport sends mail.");
      await pool.sendMail(envelopeOf(message, settings, `<${id}@${domain}>`));
    },
    close: () => pool.close(),
  };
}

function envelopeOf(message: MailMessage, settings: MailSettings, messageId: string) {
  return {
    from: settings.from,
    to: { name: "", address: refuseControlCharacters("recipient", message.to) },
    subject: refuseControlCharacters("subject", message.subject),
    text: message.text,
    html: message.html,
    messageId,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
