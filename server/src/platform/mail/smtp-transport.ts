import { smtpAnswer } from "./answer-text.ts";
import { type HandOver, type HandOverTimes, NoAnswer, startHandOver } from "./hand-over.ts";
import { loopbackOnly } from "./loopback.ts";
import {
  type Mail,
  MessageDeferred,
  MessageRefused,
  refuseControlCharacters,
  type Transport,
  TransportAway,
} from "./message.ts";
import { refusesSender } from "./receipts/mail-receipts.ts";
import { type MailProviderName, mailReceipts } from "./receipts/receipts-of.ts";

export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password where needed. */
  smtpUrl: string;
  from: { name: string; address: string };
  /** Whether an `smtp://` server that offers no STARTTLS is refused: mails carry links (SEC-H16). */
  requireTls: boolean;
  /** The provider of the server, where it is one that sends receipts. */
  provider?: MailProviderName | undefined;
  /** The envelope sender by which a bounce names its mail; `from` when left out. */
  bouncesTo?: (id: string) => string;
  /** The key that mails are signed with here. */
  dkim?: { domainName: string; keySelector: string; privateKey: string };
  /** 30 seconds until the server asks for the text and 10 minutes for its response when left out. */
  times?: HandOverTimes;
}

const connectMilliseconds = 5_000;
/** Giving up sooner on the response to DATA sends mails twice (RFC 5321, 4.5.3.2.6). */
const handOverTimes: HandOverTimes = { beginMilliseconds: 30_000, answerMilliseconds: 600_000 };
/** A connection that is idle for longer may be dead without notice. */
const idleMilliseconds = 25_000;
/** The library's error codes that do not concern the message. */
const awayCodes =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|EPROTOCOL)$/;
/**
 * Responses that concern no message: 421 of a server that shuts down or is overloaded, 530 of one that wants a login
 * (RFC 4954) or encryption (RFC 3207) first.
 */
const ofTheServer = [421, 530];

/**
 * Sends mail by SMTP through a pool. A retry has the same Message-ID (P3). An error before the server asks for the text is
 * one of the transport, because the mail cannot have been sent. A later one counts as a try, because it may have been: so
 * no mail is sent for ever.
 */
export function createSmtpTransport(settings: MailSettings): {
  send: Transport;
  close(): void;
} {
  const handOvers = new WeakMap<AbortSignal, HandOver>();
  let opened: ReturnType<typeof openPool> | undefined;
  return {
    async send(message, id) {
      if (message.channel !== "email") throw new Error("This transport sends mail.");
      const mail = envelopeOf(message, settings, id);
      const handOver = startHandOver(settings.times ?? handOverTimes);
      const { signal } = handOver;
      handOvers.set(signal, handOver);
      opened ??= openPool(settings, handOvers);
      try {
        const pool = await opened;
        const { response } = await pool.sendMail({ ...mail, signal });
        const { provider } = settings;
        return { provider: provider ?? "smtp", providerId: providerIdIn(provider, response) };
      } catch (error) {
        throw meaningOf(error as SmtpError, handOver, message);
      } finally {
        handOver.end();
      }
    },
    close: () => void opened?.then((pool) => pool.close()),
  };
}

/** Loads the library with the first mail: a process that sends none need not hold it. */
async function openPool(settings: MailSettings, handOvers: WeakMap<AbortSignal, HandOver>) {
  const { createTransport } = await import("nodemailer");
  const pool = createTransport({
    ...smtpOptions(settings),
    ...(settings.dkim && { dkim: settings.dkim }),
    pool: true,
    maxConnections: 5,
    idleTimeout: idleMilliseconds,
  });
  pool.use("stream", ({ data, message }, done) => {
    message.processFunc((text) => {
      const handOver = data.signal && handOvers.get(data.signal);
      return text.once("resume", () => handOver?.begin());
    });
    done();
  });
  return pool;
}

/** The options of every connection to a mail server. */
export function smtpOptions({ smtpUrl, requireTls }: Pick<MailSettings, "smtpUrl" | "requireTls">) {
  return {
    ...loopbackOnly(smtpUrl, connectMilliseconds),
    url: smtpUrl,
    requireTLS: requireTls,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    dnsTimeout: connectMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}

type SmtpError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

/**
 * Classifies an error: server unavailable, message deferred, message refused (RFC 5321, 4.2.1), or an attempt that
 * counts. A response to our login or greeting does not concern the message, nor does a refusal of our sender, which
 * Postfix answers to `RCPT TO`.
 */
function meaningOf(error: SmtpError, { signal, hasBegun }: HandOver, message: Mail): Error {
  const { code = "", responseCode = 0, response, command } = error;
  const reason = response ? smtpAnswer(response, message) : code;
  const isOfSender = responseCode >= 500 && (command === "MAIL FROM" || refusesSender(reason));
  const isOfServer = isOfSender || ofTheServer.includes(responseCode) || awayCodes.test(code);
  if (responseCode > 0 && isOfServer) return new TransportAway(code, reason);
  if (responseCode >= 500) return new MessageRefused(reason);
  if (responseCode >= 400) return new MessageDeferred(reason);
  if (hasBegun()) return signal.aborted ? new NoAnswer() : error;
  if (signal.aborted) return new TransportAway("ETIMEDOUT");
  return awayCodes.test(code) ? new TransportAway(code) : error;
}

/** The headers of a mail for its provider, sent unencoded: a provider does not decode them. */
export function receiptHeaders(provider: MailSettings["provider"], id: string) {
  const headers = (provider && mailReceipts[provider].headers?.(id)) ?? {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
  );
}

/** The provider's own id of a mail, from its response to one. */
export function providerIdIn(provider: MailSettings["provider"], response: string): string | null {
  return (provider && mailReceipts[provider].providerId?.(response)) ?? null;
}

/** The domain of an address, for Message-IDs and signatures. */
export const domainOf = (address: string) => address.slice(address.indexOf("@") + 1);

function envelopeOf(message: Mail, settings: MailSettings, id: string) {
  return {
    from: settings.from,
    to: { name: "", address: oneAddress(message.to) },
    ...(message.replyTo === undefined
      ? {}
      : { replyTo: { name: "", address: oneAddress(message.replyTo) } }),
    subject: refuseControlCharacters("subject", message.subject),
    text: message.text,
    html: message.html,
    ...(settings.bouncesTo && { envelope: { from: settings.bouncesTo(id), to: message.to } }),
    messageId: `<${id}@${domainOf(settings.from.address)}>`,
    headers: { "Auto-Submitted": "auto-generated", ...receiptHeaders(settings.provider, id) },
  };
}

/** Refuses what could name a second recipient or end a header (SEC-G9). */
function oneAddress(address: string): string {
  refuseControlCharacters("recipient", address);
  if (/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(address)) return address;
  throw new Error("The recipient of a message is not one address.");
}
