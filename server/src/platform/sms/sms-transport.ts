import { answerText } from "../mail/answer-text.ts";
import {
  MessageDeferred,
  MessageRefused,
  refuseControlCharacters,
  type Transport,
  TransportAway,
} from "../mail/message.ts";
import { parsedJson } from "../parsed-json.ts";
import { traceHeaders } from "../tracing/trace-context.ts";
import type { SmsAccount, SmsAnswer, SmsProvider, SmsText, SmsVerdict } from "./provider.ts";
import type { HttpDescription } from "./providers/http.ts";
import { providerOf, type SmsProviderName } from "./providers.ts";

export interface SmsSettings extends SmsAccount {
  provider: SmsProviderName;
  http: HttpDescription | null;
  /** How long the provider may take; 15 seconds when left out. */
  timeoutMilliseconds?: number;
}

/** Longer than `fetch` tries to connect, 10 to 11 seconds: whoever was not reached cannot have the message. */
const defaultTimeoutMilliseconds = 15_000;
/** Statuses that concern the provider or our access, not a message. */
const awayStatuses = new Set([401, 402, 408, 429]);
/** The most that is read of a response. */
const readBytes = 16_384;

/** Sends SMS by a provider's API, over HTTP. A redirect is never followed (SEC-G7). */
export function createSmsTransport(settings: SmsSettings): Transport {
  return async (message, id) => {
    if (message.channel !== "sms") throw new Error("This transport sends SMS.");
    const { verdict, said, status } = await sendSms(settings, message, id);
    switch (verdict.is) {
      case "taken":
        return { provider: settings.provider, providerId: verdict.providerId };
      case "refused":
        throw new MessageRefused(said);
      case "later":
        throw new MessageDeferred(said);
      case "away":
        throw new SmsAway({
          code: codeOf(said),
          reason: said,
          mayBeSent: verdict.mayBeSent ?? ambiguous(status),
        });
      case "unknown":
        throw new SmsUnknown(said);
      default:
        return verdict satisfies never;
    }
  };
}

/**
 * The provider's response is not one of its documented ones: the message may have been sent. This is one of its eight
 * attempts.
 */
export class SmsUnknown extends Error {
  override name = "SmsUnknown";
  readonly code: string;
  /** @param said the response, as `answerText` writes it */
  constructor(said: string) {
    super("Nobody can tell whether the SMS was sent.");
    this.code = codeOf(said);
  }
}

const codeOf = (said: string) => said.split(" ").slice(0, 2).join("_");

/**
 * Hands a message to the provider.
 * @returns the result, and the response without personal details
 * @throws TransportAway when there is no response
 */
export async function sendSms(settings: SmsSettings, message: SmsText, id: string) {
  refuseControlCharacters("recipient", message.to);
  const provider = providerOf(settings.provider, settings.http);
  const answer = await ask(settings, provider.request(settings, message, id));
  const { status } = answer;
  const said = answerText(`SMS ${status}`, answer.text, message);
  return { verdict: verdictOf(provider, answer), status, said };
}

function verdictOf(provider: SmsProvider, answer: SmsAnswer): SmsVerdict {
  const own = provider.verdict?.(answer) ?? null;
  if (own !== null) return own;
  const { status } = answer;
  if (status >= 200 && status < 300) return { is: "taken", providerId: null };
  if (status >= 500 || awayStatuses.has(status)) return { is: "away" };
  return { is: "refused" };
}

/** An error of the provider or its proxy after the message may have been accepted; 503 says that it was not. */
const ambiguous = (status: number) => status >= 500 && status !== 503;

async function ask(
  settings: SmsSettings,
  { url, headers, body }: ReturnType<SmsProvider["request"]>,
): Promise<SmsAnswer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? defaultTimeoutMilliseconds),
      headers: { ...traceHeaders(), ...headers },
      body,
    });
    const text = await beginningOf(response);
    return { status: response.status, text, json: parsedJson(text) };
  } catch (error) {
    throw awayBy(error);
  }
}

/** The provider accepts nothing now, or does not respond. */
export class SmsAway extends TransportAway {
  /** Whether it may have the message: it was reached, and no response says that it does not. */
  readonly mayBeSent: boolean;
  constructor({ code, reason, mayBeSent }: { code: string; reason: string; mayBeSent: boolean }) {
    super(code, reason);
    this.mayBeSent = mayBeSent;
  }
}

/** There was no response. */
function awayBy(error: unknown): SmsAway {
  const code = error instanceof Error ? `SMS_${error.name}` : "SMS_unknown";
  return new SmsAway({ code, reason: code, mayBeSent: !wasNeverReached(causeOf(error)) });
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/** A connection that broke, or met no TLS, before the request was sent has the same codes as one that broke later. */
const brokeInHandshake = /before secure TLS connection|wrong version number/;

function wasNeverReached(cause: unknown): boolean {
  const { code, message } = Object(cause);
  return neverReached.has(code) || brokeInHandshake.test(String(message));
}
const neverReached = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_NOT_YET_VALID",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

/** The beginning of a response's text, as far as it came in time. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= readBytes) break;
    }
  } catch {
    // What has come until then is used.
  }
  return text.slice(0, readBytes);
}
