import { continueAs, currentTraceparent } from "./trace-context.ts";

/** Names and numbers that say what was done: never an address, a name or a number of a person (SEC-H3). */
type Attributes = Readonly<Record<string, string | number>>;

interface SpanStart {
  kind: "server" | "client" | "consumer";
  attributes: Attributes;
  /** The traceparent of its cause; null begins a trace. */
  parent: string | null;
  /** Milliseconds since 1970, where it began before now. */
  startedAt?: number;
}

export interface OpenSpan {
  traceparent: string;
  /** @param error name or code of what went wrong, or null */
  end(error: string | null, attributes?: Attributes): void;
}

/** Receives spans, while the operator has tracing on. */
export interface Recorder {
  start(name: string, span: SpanStart): OpenSpan;
}

let recorder: Recorder | null = null;

/** Sends spans to it from now on; null stops that. */
export function recordSpans(to: Recorder | null): void {
  recorder = to;
}

export function isRecording(): boolean {
  return recorder !== null;
}

/** Begins a span; null while tracing is off. */
export function openSpan(name: string, span: SpanStart): OpenSpan | null {
  return recorder?.start(name, span) ?? null;
}

/** Does work as a span, below the current one or a given parent; without a span while tracing is off. */
export async function inSpan<T>(
  name: string,
  {
    parent = currentTraceparent(),
    ...span
  }: Omit<SpanStart, "parent"> & { parent?: string | null },
  work: () => Promise<T>,
): Promise<T> {
  const opened = openSpan(name, { ...span, parent });
  if (opened === null) return parent === null ? work() : continueAs(parent, work);
  try {
    const done = await continueAs(opened.traceparent, work);
    opened.end(null);
    return done;
  } catch (error) {
    opened.end(error instanceof Error ? error.name : "unknown");
    throw error;
  }
}
