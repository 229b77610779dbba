import {
  refuseControlCharacters,
  type Sms,
  type Transport,
  TransportAway,
} from "../mail/message.ts";
import { traceHeaders } from "../tracing/trace-context.ts";

export interface SmsSettings {
  /** Address of the HTTP gateway. */
  url: string;
  token: string | null;
  /** How long the gateway may take; 10 seconds when left out. */
  timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 10_000;
/** Answers about the gateway or our access to it, not about a message. */
const awayStatuses = new Set([401, 403, 408, 429]);

/**
 * SMS by an HTTP gateway: POST `{to, text, idempotencyKey}` with a bearer token. A redirect is never
 * followed (SEC-G7); any answer but 2xx rejects, so that the outbox tries again.
 */
export function createSmsTransport(settings: SmsSettings): Transport {
  return async (message, id) => {
    if (message.channel !== "sms") throw new Error("This transport sends SMS.");
    const response = await postSms(settings, message, id);
    await response.body?.cancel();
    if (response.status >= 500 || awayStatuses.has(response.status)) {
      throw new TransportAway(`SMS_${response.status}`);
    }
    if (!response.ok) throw new SmsRefused(response.status);
  };
}

/**
 * Hands a message to the gateway and returns its answer, whatever it is.
 * @throws TransportAway when none comes
 */
export async function postSms(
  settings: SmsSettings,
  message: Pick<Sms, "to" | "text">,
  id: string,
): Promise<Response> {
  const body = JSON.stringify({
    to: refuseControlCharacters("recipient", message.to),
    text: message.text,
    idempotencyKey: id,
  });
  try {
    return await fetch(settings.url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? defaultTimeoutMilliseconds),
      headers: {
        "Content-Type": "application/json",
        ...traceHeaders(),
        ...(settings.token === null ? {} : { Authorization: `Bearer ${settings.token}` }),
      },
      body,
    });
  } catch (error) {
    throw new TransportAway(error instanceof Error ? `SMS_${error.name}` : "SMS_unknown");
  }
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
