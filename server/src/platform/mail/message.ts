import type { LanguageCode } from "@frontdoor/words/languages.ts";

/** An email, composed. */
export interface Mail {
  channel: "email";
  to: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Sms {
  channel: "sms";
  to: string;
  text: string;
  /** The one-time code of the text, for what writes a text of its own around it. */
  code?: { digits: string; language: LanguageCode };
  /** By SMS when left out. */
  way?: CodeWay;
}

/** `whatsapp`: by SMS where WhatsApp certainly has not sent it. `whatsapp-alone`: the SMS was sent, and did not arrive. */
export type CodeWay = "sms" | "whatsapp" | "whatsapp-alone";

/** What leaves the server, by whatever channel. */
export type Message = Mail | Sms;

/** Which of several providers may have a message already, kept with it over tries and processes. */
export interface Holding {
  heldBy: string | null;
  hold(by: string | null): Promise<void>;
}

/** Of a message that is sent without a row: no provider is written down. */
export const heldByNobody: Holding = { heldBy: null, hold: async () => undefined };

/** Who took a message, and under which number of their own. */
export interface Accepted {
  /** As `SMS_PROVIDER` or `MAIL_PROVIDER` has it; `smtp` for any other mail server. */
  provider: string;
  providerId: string | null;
}

/**
 * Sends a message; `id` stays the same when it is sent again. Rejects when it was not accepted, and settles
 * by itself: while it does not, the message is under way and nobody else takes it.
 * @returns who has it; undefined where nobody will say what becomes of it
 */
export type Transport = (
  message: Message,
  id: string,
  holding?: Holding,
) => Promise<Accepted | undefined>;
export type Transports = Readonly<Record<Message["channel"], Transport>>;

/** A message was not taken. */
export abstract class NotTaken extends Error {
  readonly reason: string;
  /** @param reason what the other side answered, as `answerText` has it */
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * The way out is closed, whatever the message: nobody answers, or the server takes nothing. Such a try
 * is not held against the message.
 */
export class TransportAway extends NotTaken {
  override name = "TransportAway";
  readonly code: string;
  /**
   * @param code of the cause
   * @param reason the code where nothing was answered
   */
  constructor(code: string, reason = code) {
    super("The way out for messages is closed.", reason);
    this.code = code;
  }
}

/** The other side takes this message later, others perhaps now: greylisting, a full mailbox, throttling. */
export class MessageDeferred extends NotTaken {
  override name = "MessageDeferred";
  constructor(reason: string) {
    super("The message is to be sent later.", reason);
  }
}

/** The other side takes this message at no time. */
export class MessageRefused extends NotTaken {
  override name = "MessageRefused";
  constructor(reason: string) {
    super("The message was refused.", reason);
  }
}

/**
 * Refuses text that would add lines to a message's head (SEC-G9).
 * @throws Error naming the field
 */
export function refuseControlCharacters(field: string, value: string): string {
  if (/\p{Cc}/u.test(value))
    throw new Error(`The ${field} of a message holds a control character.`);
  return value;
}
