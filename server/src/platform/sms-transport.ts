import { answerText } from "./mail/answer-text.ts";
import {
  MessageRefused,
  refuseControlCharacters,
  type Sms,
  type Transport,
  TransportAway,
} from "./mail/message.ts";
import { traceHeaders } from "./tracing/trace-context.ts";

export interface SmsSettings {
  /** Address of the HTTP gateway. */
  url: string;
  token: string | null;
  /** How long the gateway may take; 10 seconds when left out. */
  timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 10_000;
/** Answers about the gateway or our token, not about a message. */
const awayStatuses = new Set([401, 408, 429]);
/** More of an answer is not read. */
const readBytes = 4_096;

/**
 * SMS by an HTTP gateway: POST `{to, text, idempotencyKey}` with a bearer token. A redirect is never
 * followed (SEC-G7). 5xx, 429 and what concerns our access wait; any other answer but 2xx refuses the message.
 */
export function createSmsTransport(settings: SmsSettings): Transport {
  return async (message, id) => {
    if (message.channel !== "sms") throw new Error("This transport sends SMS.");
    const response = await postSms(settings, message, id);
    if (response.ok) return void (await response.body?.cancel());
    const { status } = response;
    const reason = answerText(`SMS ${status}`, await beginningOf(response), message);
    if (status >= 500 || awayStatuses.has(status)) throw new TransportAway(`SMS_${status}`, reason);
    throw new MessageRefused(reason);
  };
}

/** The beginning of an answer's text; what of it did not come in time is not waited for. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= readBytes) break;
    }
  } catch {
    // What has come until then is told.
  }
  return text.slice(0, readBytes);
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
