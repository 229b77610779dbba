import type { OtlpSettings } from "./otlp.ts";
import { recordSpans } from "./spans.ts";

/**
 * Starts exporting spans where a collector is configured. OpenTelemetry is loaded only then, because it costs memory and
 * start time.
 * @returns the tracer, and a function that flushes and stops it
 */
export async function startTracing(settings: OtlpSettings | null): Promise<() => Promise<void>> {
  if (settings === null) return async () => {};
  const { createOtlpRecorder } = await import("./otlp.ts");
  const recorder = createOtlpRecorder(settings);
  recordSpans(recorder);
  return async () => {
    recordSpans(null);
    await recorder.stop().catch(() => undefined);
  };
}
