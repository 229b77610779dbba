import { createTransport } from "nodemailer";
import {
  type MailMessage,
  refuseControlCharacters,
  type Transport,
  TransportAway,
} from "./message.ts";

export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password where needed. */
  smtpUrl: string;
  from: { name: string; address: string };
  /** Whether an `smtp://` server that offers no STARTTLS is refused: mails carry links (SEC-H16). */
  requireTls: boolean;
}

const connectMilliseconds = 5_000;
/** Longer than the outbox waits for one message, so that a slow answer counts as a try of that message. */
const silenceMilliseconds = 25_000;
/** Codes of the library that say nothing about the message. */
const awayCodes = /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH)$/;
/** "Service not available", which a server says when it shuts down or is overrun. */
const serviceNotAvailable = 421;

/** Mail by SMTP through a pool. A message that is sent again carries the same Message-ID (P3). */
export function createSmtpTransport(settings: MailSettings): {
  send: Transport;
  close(): void;
} {
  const options = {
    url: settings.smtpUrl,
    pool: true,
    requireTLS: settings.requireTls,
    maxConnections: 5,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    dnsTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  const pool = createTransport(options);
  const domain = settings.from.address.split("@")[1] ?? "localhost";
  return {
    async send(message, id) {
      if (message.channel !== "email") throw new Error("This transport sends mail.");
      const mail = envelopeOf(message, settings, `<${id}@${domain}>`);
      await pool.sendMail(mail).catch((error: Error & { code?: string; responseCode?: number }) => {
        const { code = "", responseCode } = error;
        const isAway = awayCodes.test(code) || responseCode === serviceNotAvailable;
        throw isAway ? new TransportAway(code) : error;
      });
    },
    close: () => pool.close(),
  };
}

function envelopeOf(message: MailMessage, settings: MailSettings, messageId: string) {
  return {
    from: settings.from,
    to: { name: "", address: oneAddress(message.to) },
    ...(message.replyTo === undefined
      ? {}
      : { replyTo: { name: "", address: oneAddress(message.replyTo) } }),
    subject: refuseControlCharacters("subject", message.subject),
    text: message.text,
    html: message.html,
    messageId,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Refuses what could name a second recipient or end a header (SEC-G9). */
function oneAddress(address: string): string {
  refuseControlCharacters("recipient", address);
  if (/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(address)) return address;
  throw new Error("The recipient of a message is not one address.");
}
