import type { LanguageCode } from "@frontdoor/words/languages.ts";

/** An email, composed. */
export interface Mail {
  channel: "email";
  to: string;
  /** The address for replies, where it is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Sms {
  channel: "sms";
  to: string;
  text: string;
  /** The one-time code in the text, for providers that put it into a text of their own. */
  code?: { digits: string; language: LanguageCode };
  /** By SMS when left out. */
  way?: CodeWay;
}

/** `whatsapp`: by SMS where WhatsApp certainly has not sent it. `whatsapp-alone`: the SMS was sent, and did not arrive. */
export type CodeWay = "sms" | "whatsapp" | "whatsapp-alone";

/** A message, by whatever channel. */
export type Message = Mail | Sms;

/** Which of several providers may have a message already; stored with it across attempts and processes. */
export interface Holding {
  heldBy: string | null;
  hold(by: string | null): Promise<void>;
}

/** For a message that is sent without a row: no provider is recorded. */
export const heldByNobody: Holding = { heldBy: null, hold: async () => undefined };

/** The provider that accepted a message, and its id for it. */
export interface Accepted {
  /** As `SMS_PROVIDER` or `MAIL_PROVIDER` has it; `smtp` for any other mail server. */
  provider: string;
  providerId: string | null;
}

/**
 * Sends a message; `id` stays the same when it is sent again. Rejects when it was not accepted, and always settles by
 * itself: until then the message is being sent and nobody else takes it.
 * @returns the provider that has it; undefined where no receipt will come
 */
export type Transport = (
  message: Message,
  id: string,
  holding?: Holding,
) => Promise<Accepted | undefined>;
export type Transports = Readonly<Record<Message["channel"], Transport>>;

/** A message was not accepted. */
export abstract class NotTaken extends Error {
  readonly reason: string;
  /** @param reason the other side's response, as `answerText` writes it */
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * No message can be sent now: the server does not respond, or accepts nothing. Such an attempt does not count for the
 * message.
 */
export class TransportAway extends NotTaken {
  override name = "TransportAway";
  readonly code: string;
  /**
   * @param code of the cause
   * @param reason the code where there was no response
   */
  constructor(code: string, reason = code) {
    super("The way out for messages is closed.", reason);
    this.code = code;
  }
}

/** The other side accepts this message later, others perhaps now: greylisting, a full mailbox, throttling. */
export class MessageDeferred extends NotTaken {
  override name = "MessageDeferred";
  constructor(reason: string) {
    super("The message is to be sent later.", reason);
  }
}

/** The other side will never accept this message. */
export class MessageRefused extends NotTaken {
  override name = "MessageRefused";
  constructor(reason: string) {
    super("The message was refused.", reason);
  }
}

/**
 * Refuses text that would add lines to a message's headers (SEC-G9).
 * @throws Error naming the field
 */
export function refuseControlCharacters(field: string, value: string): string {
  if (/\p{Cc}/u.test(value))
    throw new Error(`The ${field} of a message holds a control character.`);
  return value;
}
