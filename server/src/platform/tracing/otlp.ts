import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Recorder } from "./spans.ts";

export interface OtlpSettings {
  /** Base address of a collector; spans are posted to `/v1/traces` below it. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  version: string;
  /** The share of all traces that is exported, 0 to 1. */
  share: number;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Exports spans to a collector by OTLP over HTTP, in batches. Importing this file loads OpenTelemetry. */
export function createOtlpRecorder(settings: OtlpSettings): Recorder & { stop(): Promise<void> } {
  const url = `${settings.endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...settings.headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": settings.serviceName,
      "service.version": settings.version,
    }),
    sampler: new TraceIdRatioBasedSampler(settings.share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("frontdoor");
  return {
    start(name, { kind, attributes, parent, startedAt }) {
      const options = { kind: kinds[kind], attributes };
      const start = startedAt === undefined ? {} : { startTime: startedAt };
      const span = tracer.startSpan(name, { ...options, ...start }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
        end(error, more = {}) {
          span.setAttributes(more);
          if (error !== null) {
            span.setAttribute("error.type", error).setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}

function contextOf(traceparent: string | null) {
  const [, traceId = "", spanId = "", flags = "0"] = traceparent?.split("-") ?? [];
  if (traceparent === null) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
