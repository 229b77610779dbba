import Fastify, { type FastifyInstance } from "fastify";
import { Counter, Histogram } from "prom-client";
import { schemaController } from "../http/schema-controller.ts";
import { requestTimeoutMilliseconds, slowRequestLimits } from "../http/slow-requests.ts";
import type { Metrics } from "./metrics.ts";

/** Headers that a proxy adds: behind a proxy on this machine every visitor comes from this machine. */
const proxyHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip|via)$/;

/** The same metric for every listener. */
const durationName = "frontdoor_http_request_duration_seconds";

function durationsIn(registry: Metrics["registry"]): Histogram<"method" | "route" | "status"> {
  const known = registry.getSingleMetric(durationName);
  if (known instanceof Histogram) return known;
  return new Histogram({
    name: durationName,
    help: "Duration of answers by route template",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
}

/** Times every response by its route's template, never by its address, which may contain a token or a name. */
export function timeRequests(app: FastifyInstance, { registry }: Metrics): void {
  const durations = durationsIn(registry);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

/**
 * Counts responses that are sent from memory, ahead of the framework, without timing them: that would be a good part of
 * their cost.
 * @returns counts one
 */
export function countQuickAnswers({ registry }: Metrics): () => void {
  let answers = 0;
  new Counter({
    name: "frontdoor_quick_answers_total",
    help: "Pages and files answered from memory, which no duration is told of",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(answers);
    },
  });
  return () => {
    answers += 1;
  };
}

/** Serves `GET /metrics` at the front door, to this machine alone (SEC-G16). */
export function serveMetricsLocally(app: FastifyInstance, { registry }: Metrics): void {
  app.get("/metrics", async (request, reply) => {
    const isProxied = Object.keys(request.headers).some((name) => proxyHeader.test(name));
    if (isProxied || !isThisMachine(request.socket.remoteAddress)) {
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Serves `GET /metrics` alone, on a listener of its own, without authentication. */
export function createMetricsServer({ registry }: Metrics): FastifyInstance {
  const { requestTimeout, ...http } = slowRequestLimits(requestTimeoutMilliseconds);
  const app = Fastify({
    http,
    requestTimeout,
    forceCloseConnections: true,
    schemaController,
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}

function isThisMachine(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);
}
