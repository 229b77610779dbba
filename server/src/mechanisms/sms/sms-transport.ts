import { refuseControlCharacters, type Transport } from "../mail/message.ts";

export interface SmsSettings {
  /** Address of the HTTP gateway. */
  url: string;
  token: string | null;
}

const timeoutMilliseconds = 10_000;

/**
 * SMS by an HTTP gateway: POST `{to, text, idempotencyKey}` with a bearer token. Redirects are
 * refused (SEC-G7); any answer but 2xx rejects, so that the outbox tries again.
 */
export function createSmsTransport(settings: SmsSettings): Transport {
  return async (message, id) => {
    if (message.channel !== "sms") throw new Error("This transport sends SMS.");
    const response = await fetch(settings.url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        "Content-Type": "application/json",
        ...(settings.token === null ? {} : { Authorization: `Bearer ${settings.token}` }),
      },
      body: JSON.stringify({
        to: refuseControlCharacters("recipient", message.to),
        text: message.text,
        idempotencyKey: id,
      }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsRefused(response.status);
  };
}

/** The gateway did not take a message. */
export class SmsRefused extends Error {
  readonly code: string;
  constructor(status: number) {
    super("The SMS gateway did not take the message.");
    this.name = "SmsRefused";
    this.code = `SMS_${status}`;
  }
}
