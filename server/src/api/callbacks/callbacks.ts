import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendByOtherChannel } from "../../identity/contact/other-channel.ts";
import { noteReachability } from "../../identity/contact/unreachable.ts";
import { countReceipts } from "../../operations/statistics/count-deliveries.ts";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import { busyRetrySeconds } from "../../platform/http/error-handler.ts";
import { isId } from "../../platform/ids.ts";
import { parsedJson } from "../../platform/parsed-json.ts";
import { createClientRate } from "../../platform/rate-limits/client-rate.ts";
import type {
  Callback,
  CallbackHead,
  ReadReceipt,
  Receipt,
} from "../../platform/receipts/receipt.ts";
import {
  type ReceiptDeps,
  type ReceiptResult,
  recordReceipts,
} from "../../platform/receipts/record-receipt.ts";
import { createSemaphore } from "../../platform/semaphore.ts";
import type { Services } from "../../process/services.ts";
import {
  type CallbackSource,
  mailCallbacks,
  smsCallbacks,
  whatsAppCallbacks,
} from "./callback-sources.ts";

/** SendGrid and Infobip send up to a thousand receipts at once. */
export const largestBodyBytes = 1024 * 1024;
const receiptsAtOnce = 2_000;
/** Letters of a form: one receipt of some twenty fields. Parsing a megabyte would take a quarter of a second. */
const longestForm = 16_384;
/** Callbacks that are worked on at once: nobody's login waits for the database behind them. */
const atOnce = 2;
/** Callbacks that wait for their turn; beyond them the provider gets 503, after which not every one calls again. */
const mostWaiting = 100;
/** Letters of the bodies that wait. */
const mostWaitingLetters = 8 * 1024 * 1024;

/** Callbacks of one client that are not the provider's; more in a minute are refused before a body is read. */
const notGenuinePerMinute = 60;
const minuteSeconds = 60;

type Channel = "sms" | "mail";

/** What became of a callback or of a receipt in it. */
type Counted = ReceiptResult | "not-genuine" | "unreadable" | "busy";

/**
 * Serves `/callbacks/sms/<provider>` and `/callbacks/mail/<provider>`, for the providers that are configured alone. Whoever
 * cannot show that they are the provider learns nothing; a provider is answered alike whatever its receipts say.
 */
export function registerCallbacks(app: FastifyInstance, services: Services): void {
  const { database, clock, metrics, config, keys } = services;
  const deps: ReceiptDeps = { database, clock, onEnded: noteEnd(services) };
  const sources = {
    sms: [...smsCallbacks(config), ...whatsAppCallbacks(config)],
    mail: mailCallbacks(config, { clock, keys }),
  };
  const notGenuine = createClientRate(clock, { perMinute: notGenuinePerMinute });
  const turns = createSemaphore(atOnce, mostWaiting);
  let waitingLetters = 0;

  const sourceOf = (channel: Channel, { params }: FastifyRequest) => {
    const { provider } = params as { provider: string };
    return sources[channel].find((each) => each.provider === provider);
  };
  const count = (provider: string, outcome: Counted) => metrics.receipts.inc({ provider, outcome });
  const refuse = (provider: string, request: FastifyRequest, reply: FastifyReply) => {
    notGenuine.take(clientAddressOf(request));
    count(provider, "not-genuine");
    return reply.code(401).send();
  };

  const refuseForNow = (reply: FastifyReply) =>
    reply.code(429).header("Retry-After", String(minuteSeconds)).send();

  /** Refuses strangers by address and headers, before a body is read. */
  const look = (channel: Channel) => async (request: FastifyRequest, reply: FastifyReply) => {
    const source = sourceOf(channel, request);
    if (source === undefined) return reply.callNotFound();
    const isLikely = source.isLikely(headOf(request, config.publicUrl));
    // A request with our secret is accepted even if strangers at the same address used up its limit.
    if (isLikely && !source.isSigned) return undefined;
    if (notGenuine.isSpent(clientAddressOf(request))) return refuseForNow(reply);
    return isLikely ? undefined : refuse(source.provider, request, reply);
  };

  async function work(source: CallbackSource, callback: Callback): Promise<void> {
    const { provider } = source;
    await source.confirm?.(callback);
    const receipts = await source.read(callback);
    if (receipts === null) count(provider, "unreadable");
    const read = receipts?.slice(0, receiptsAtOnce).flatMap((each) => {
      const whole = withProvider(each, provider, clock());
      if (whole === null) count(provider, "unreadable");
      return whole ?? [];
    });
    for (const result of await recordReceipts(deps, provider, read ?? [])) {
      count(provider, result);
    }
  }

  const take = (channel: Channel) => async (request: FastifyRequest, reply: FastifyReply) => {
    const source = sourceOf(channel, request);
    if (source === undefined) return reply.callNotFound();
    const { provider } = source;
    const callback = callbackOf(request, config.publicUrl);
    const challenge = source.challenge?.(callback) ?? null;
    if (challenge !== null) return reply.type("text/plain").send(challenge);
    // Checked again: many requests of one stranger may have passed the first check before any was found not genuine.
    if (source.isSigned && notGenuine.isSpent(clientAddressOf(request))) return refuseForNow(reply);
    if (!(await source.isGenuine(callback))) return refuse(provider, request, reply);
    const { length } = callback.text;
    if (turns.waiting >= mostWaiting || waitingLetters + length > mostWaitingLetters) {
      count(provider, "busy");
      return reply.code(503).header("Retry-After", String(busyRetrySeconds)).send();
    }
    // The work may take longer than the timeout of the connection. The statements have their own time limits, and not
    // every provider calls again when it gets no response.
    reply.raw.on("timeout", () => undefined);
    waitingLetters += length;
    try {
      await turns.run(() => work(source, callback));
    } finally {
      waitingLetters -= length;
    }
    return reply.code(200).send();
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asText = { parseAs: "string", bodyLimit: largestBodyBytes } as const;
    scope.addContentTypeParser("*", asText, (_request, body, done) => done(null, body));
    for (const channel of ["sms", "mail"] as const) {
      const url = `/callbacks/${channel}/:provider`;
      scope.route({
        method: ["GET", "POST"],
        url,
        config: { anyOrigin: true },
        onRequest: look(channel),
        handler: take(channel),
      });
    }
  });
}

function headOf({ url, headers, query }: FastifyRequest, publicUrl: string): CallbackHead {
  return { url: publicUrl + url, headers, query: Object(query) as Callback["query"] };
}

function callbackOf(request: FastifyRequest, publicUrl: string): Callback {
  const text = typeof request.body === "string" ? request.body : "";
  let body: { read: unknown } | undefined;
  return {
    ...headOf(request, publicUrl),
    text,
    // Not before a signature over the text was looked at.
    get body() {
      body ??= { read: bodyOf(text, request.headers["content-type"]) };
      return body.read;
    },
  };
}

/** A receipt that names a message by a number that could be ours or the provider's; null where it names none. */
function withProvider(receipt: ReadReceipt, provider: string, now: Date): Receipt | null {
  const id = receipt.id !== null && isId(receipt.id) ? receipt.id : null;
  if (id === null && receipt.providerId === null) return null;
  // A clock that runs ahead would keep what comes later from counting.
  const told = receipt.endedAt ?? now;
  return { ...receipt, provider, id, endedAt: told < now ? told : now };
}

/** The fields of a form, or the value of JSON of any content type (SNS sends `text/plain`); undefined for other texts. */
export function bodyOf(text: string, contentType = ""): unknown {
  if (contentType.startsWith("application/x-www-form-urlencoded")) {
    return text.length > longestForm ? undefined : Object.fromEntries(new URLSearchParams(text));
  }
  return parsedJson(text);
}

/** Acts on the final state of messages: counts it, and may mark an account's address or number as unreachable. */
export function noteEnd(
  deps: Pick<Services, "clock" | "config" | "metrics">,
): ReceiptDeps["onEnded"] {
  return async (tx, messages) => {
    await noteReachability(tx, deps, messages);
    for (const message of messages) await sendByOtherChannel(tx, deps, message);
    await countReceipts(tx, messages, deps.clock());
    for (const { receipt, country, done_at: left } of messages) {
      const { provider, outcome, endedAt } = receipt;
      const labels = { provider, country: country ?? "" };
      deps.metrics.ended.inc({ ...labels, outcome });
      if (outcome === "delivered" && left !== null) {
        const seconds = Math.max(0, (endedAt.getTime() - left.getTime()) / 1_000);
        deps.metrics.deliverySeconds.observe(labels, seconds);
      }
    }
  };
}
