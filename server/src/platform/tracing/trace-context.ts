import { AsyncLocalStorage } from "node:async_hooks";

/** The current unit of work: a request, or a message of the outbox. */
export interface AtWork {
  /** The id of the request, which is in its response and its log lines. */
  requestId: string | null;
  /** The address or network of the request, as the audit records it; null for work of the server itself. */
  from: string | null;
  /** The network of the request, where logins record it; never a whole address. */
  loginNetwork?: string;
  /** The trace context (W3C Trace Context); null where tracing is off. */
  traceparent: string | null;
}

const atWork = new AsyncLocalStorage<AtWork>();

/** Does work in a context, so that everything that it causes can be connected with it. */
export function workAs<T>(what: AtWork, work: () => T): T {
  return atWork.run(what, work);
}

/** The current request's id, as fields of a log line. */
export function currentRequest(): { requestId?: string } {
  const requestId = atWork.getStore()?.requestId ?? null;
  return requestId === null ? {} : { requestId };
}

/** The current request's address or network, as the audit records it. */
export function currentOrigin(): { from?: string } {
  const from = atWork.getStore()?.from ?? null;
  return from === null ? {} : { from };
}

/** The network of the current login; null where logins record none. */
export function currentLoginNetwork(): string | null {
  return atWork.getStore()?.loginNetwork ?? null;
}

export function currentTraceparent(): string | null {
  return atWork.getStore()?.traceparent ?? null;
}

/** Does work within a span of the current trace. */
export function continueAs<T>(traceparent: string, work: () => T): T {
  const { requestId = null, from = null, ...rest } = atWork.getStore() ?? {};
  return workAs({ ...rest, requestId, from, traceparent }, work);
}

/** The header by which another server continues the trace; none where tracing is off. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === null ? {} : { traceparent };
}

/** A valid `traceparent` header of version 00; null for anything else. */
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
