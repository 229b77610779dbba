import { AsyncLocalStorage } from "node:async_hooks";

/** What is at work: a request, or a message of the outbox. */
export interface AtWork {
  /** The id of the request, which stands in its answer and its log lines. */
  requestId: string | null;
  /** From where the request came, as far as the audit keeps it; null for work of the server itself. */
  from: string | null;
  /** The network that the request came from, where logins keep it; never a whole address. */
  loginNetwork?: string;
  /** Where a trace goes on (W3C Trace Context); null where nobody traces. */
  traceparent: string | null;
}

const atWork = new AsyncLocalStorage<AtWork>();

/** Does work under a name by which what it causes finds back to it. */
export function workAs<T>(what: AtWork, work: () => T): T {
  return atWork.run(what, work);
}

/** The id of the request that is at work, as fields of a log line. */
export function currentRequest(): { requestId?: string } {
  const requestId = atWork.getStore()?.requestId ?? null;
  return requestId === null ? {} : { requestId };
}

/** From where the request came that is at work, as far as the audit keeps it. */
export function currentOrigin(): { from?: string } {
  const from = atWork.getStore()?.from ?? null;
  return from === null ? {} : { from };
}

/** The network that a login at work came from; null where logins keep none. */
export function currentLoginNetwork(): string | null {
  return atWork.getStore()?.loginNetwork ?? null;
}

/** The traceparent of what is at work. */
export function currentTraceparent(): string | null {
  return atWork.getStore()?.traceparent ?? null;
}

/** Does work within a span of the trace that is at work. */
export function continueAs<T>(traceparent: string, work: () => T): T {
  const { requestId = null, from = null, ...rest } = atWork.getStore() ?? {};
  return workAs({ ...rest, requestId, from, traceparent }, work);
}

/** The header that lets another server go on with the trace; none where nobody traces. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === null ? {} : { traceparent };
}

/** A `traceparent` header as it came, or null where it is none of version 00. */
export function readTraceparent(header: unknown): string | null {
  const isOne =
    typeof header === "string" && /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(header);
  return isOne && !/-0+-/.test(header) ? header : null;
}

/** The trace to which a traceparent belongs, as a field of a log line. */
export function traceIdOf(traceparent: string | null): { traceId?: string } {
  const traceId = traceparent?.split("-")[1];
  return traceId === undefined ? {} : { traceId };
}
