import {
  apiBasePaths,
  type Call,
  callLimitSeconds,
  type InputOf,
  type ReplyOf,
} from "@frontdoor/contract/call.ts";
import {
  accountLoginHeader,
  idempotencyKeyHeader,
  staffMemberHeader,
} from "@frontdoor/contract/constants.ts";
import { serverMessage, standardMessages } from "@frontdoor/contract/errors.ts";
import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { language } from "@frontdoor/words/language.ts";
import { safeParse } from "zod/mini";

/** The result of a call: its reply, or a failure that a screen can show. */
export type Sent<C extends Call> =
  | { ok: true; reply: ReplyOf<C> }
  | { ok: false; error: CallError };

/** A failed call. `status` is `null` when no answer came. */
export interface CallError {
  status: number | null;
  statusText: string;
  /** The server's own message, if it sent one. */
  serverMessage?: string;
  /** The text for the error area: the server's message, else the communication message (S8.008–S8.010). */
  message: string;
  /** The error type: the `statusCode` of the body, else its `status`, else the HTTP status (S8.015, Q033). */
  type: string;
  /** The contract's code of the failure, where the back end sends one. */
  code?: string;
  /** The reference by which the operator finds a server error in the log. */
  reference?: string;
  /** Messages for single fields, by the field's dotted path. */
  fields: Readonly<Record<string, string>>;
  /** The proof of work that the back end requires before it accepts the call. */
  challenge?: unknown;
}

export type Given<C extends Call> = {
  [Part in keyof InputOf<C> as InputOf<C>[Part] extends undefined ? never : Part]: InputOf<C>[Part];
};

export interface SendOptions {
  signal?: AbortSignal;
  /** The same key makes a repeated submission harmless. */
  idempotencyKey?: string;
  /** The solution of the challenge that the call was answered with. */
  proofOfWork?: string;
  /** Which login to account settings the page shows. */
  accountLogin?: string | undefined;
  /** Whose login a page of the console shows. */
  staffMember?: string;
  /** Receives the raw response, for what a reply leaves out, such as headers. */
  heard?: (response: Response, body: unknown) => void;
  /** Replaces the browser's `fetch` where a form is answered on the server. */
  fetch?: typeof fetch;
}

/** Options of a call that depends on the page's address. */
export interface PageSending extends SendOptions {
  /** The page's query, where there is no browser. */
  query?: URLSearchParams;
}

export const networkError: CallError = {
  status: null,
  statusText: "",
  message: standardMessages.communication,
  type: "",
  fields: {},
};

/**
 * Makes a call of the contract and reduces the response to its data (S7.003, S7.004). Failed calls are returned, not
 * thrown; rejects only when `signal` aborts. A call without a response within its limit counts as a network failure.
 * Reads are retried once after a network failure, writes never (Q013).
 */
export async function send<C extends Call>(
  call: C,
  input: Given<C>,
  options: SendOptions = {},
): Promise<Sent<C>> {
  const { signal } = options;
  const ended = new AbortController();
  const end = () => ended.abort();
  const limit = setTimeout(end, (call.limitSeconds ?? callLimitSeconds) * 1000);
  signal?.addEventListener("abort", end, { once: true });
  if (signal?.aborted) end();

  const init = { ...requestInit(call, input, options), signal: ended.signal };
  const request = () => answerTo(addressOf(call, input), init, options.fetch);
  let answer: Answer;
  try {
    answer = await (call.method === "GET" ? request().catch(retryUnlessEnded) : request());
  } catch {
    if (signal?.aborted) throw signal.reason;
    return { ok: false, error: networkError };
  } finally {
    clearTimeout(limit);
  }
  const { response, body } = answer;
  options.heard?.(response, body);
  if (!response.ok) return { ok: false, error: errorOf(response, body) };
  const reply = safeParse(call.reply, body);
  return reply.success
    ? { ok: true, reply: reply.data as ReplyOf<C> }
    : { ok: false, error: { ...networkError, status: response.status } };

  function retryUnlessEnded(failure: unknown): Promise<Answer> {
    if (ended.signal.aborted) throw failure;
    return request();
  }
}

interface Answer {
  response: Response;
  /** `undefined` for invalid JSON. */
  body: unknown;
}

/** Fetches a response with its body; rejects on an abort, also while the body loads. */
async function answerTo(
  address: string,
  init: { signal: AbortSignal },
  ask = fetch,
): Promise<Answer> {
  const response = await ask(address, init);
  const body: unknown = await response.json().catch(() => undefined);
  if (init.signal.aborted) throw init.signal.reason;
  return { response, body };
}

type Parts = { params?: object; query?: object; body?: unknown };

function addressOf(call: Call, { params = {}, query = {} }: Parts): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  const suffix = search.size === 0 ? "" : `?${search}`;
  return `${apiBasePaths[call.api]}${path}${suffix}`;
}

function requestInit(call: Call, { body }: Parts, options: SendOptions): RequestInit {
  const headers = new Headers({ Accept: "application/json", ...call.headers });
  // The page's language, not the browser's: messages are shown on this page.
  headers.set("Accept-Language", language.tag);
  if (options.idempotencyKey) headers.set(idempotencyKeyHeader, options.idempotencyKey);
  if (options.accountLogin) headers.set(accountLoginHeader, options.accountLogin);
  if (options.staffMember) headers.set(staffMemberHeader, options.staffMember);
  if (options.proofOfWork) headers.set(proofOfWorkHeader, options.proofOfWork);
  if (call.method === "GET") return { method: call.method, headers };
  headers.set("Content-Type", "application/json");
  return { method: call.method, headers, body: JSON.stringify(body ?? {}) };
}

function errorOf(response: Response, body: unknown): CallError {
  const words = serverMessage(body);
  const code = member(body, "code");
  const challenge = member(body, "challenge");
  const reference = response.status >= 500 ? response.headers.get("X-Request-Id") : null;
  return {
    status: response.status,
    statusText: response.statusText,
    ...(words === undefined ? {} : { serverMessage: words }),
    message: words ?? standardMessages.communication,
    type: String(member(body, "statusCode") ?? member(body, "status") ?? response.status),
    ...(typeof code === "string" ? { code } : {}),
    ...(reference === null ? {} : { reference }),
    fields: textsOf(member(body, "fields")),
    ...(challenge === undefined ? {} : { challenge }),
  };
}

function member(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
