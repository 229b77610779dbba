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
  /** How long the provider may take; 10 seconds when left out. */
  timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 10_000;
/** Answers about the provider or our access, not about a message. */
const awayStatuses = new Set([401, 402, 408, 429]);
/** More of an answer is not read. */
const readBytes = 16_384;

/** SMS by a provider's interface, over HTTP. A redirect is never followed (SEC-G7). */
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

/** The provider answered, and not as its documents say: the message may have been sent. One of its eight tries. */
export class SmsUnknown extends Error {
  override name = "SmsUnknown";
  readonly code: string;
  /** @param said what was answered, as `answerText` has it */
  constructor(said: string) {
    super("Nobody can tell whether the SMS was sent.");
    this.code = codeOf(said);
  }
}

const codeOf = (said: string) => said.split(" ").slice(0, 2).join("_");

/**
 * Hands a message to the provider.
 * @returns what became of it, and what was answered, in words that name nobody
 * @throws TransportAway when no answer comes
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

/** A fault of theirs, or of what stands before them, after the message may have been taken; 503 says that it was not. */
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

/** The provider takes nothing now, or does not answer. */
export class SmsAway extends TransportAway {
  /** Whether it may have the message: it was reached, and nothing was heard that says no. */
  readonly mayBeSent: boolean;
  constructor({ code, reason, mayBeSent }: { code: string; reason: string; mayBeSent: boolean }) {
    super(code, reason);
    this.mayBeSent = mayBeSent;
  }
}

/** No answer came. */
function awayBy(error: unknown): SmsAway {
  const code = error instanceof Error ? `SMS_${error.name}` : "SMS_unknown";
  const cause = String(Reflect.get(Object(causeOf(error)), "code"));
  return new SmsAway({ code, reason: code, mayBeSent: !neverReached.has(cause) });
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);
const neverReached = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

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
