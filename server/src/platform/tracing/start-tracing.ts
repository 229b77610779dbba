import type { OtlpSettings } from "./otlp.ts";
import { recordSpans } from "./spans.ts";

/**
 * Begins to tell spans where a collector is named. Only then OpenTelemetry is loaded: who wants no traces pays
 * neither its memory nor its start.
 * @returns what tells the rest and ends it
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
