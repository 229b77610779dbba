import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as OTLP writes it in JSON, as far as tests look at it. */
export interface ToldSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** An OpenTelemetry collector that keeps what it is told; other requests are kept with their headers. */
export async function startCollector() {
  const spans: ToldSpan[] = [];
  const texts: string[] = [];
  const others: { url: string; traceparent: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.url === "/v1/traces") {
      texts.push(text);
      for (const { scopeSpans } of JSON.parse(text).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
    } else {
      const { traceparent } = request.headers;
      others.push({
        url: request.url ?? "",
        traceparent: typeof traceparent === "string" ? traceparent : undefined,
      });
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await once(server.listen(0, "localhost"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    others,
    stop: () => server.close(),
  };
}
