import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { PasswordHasher } from "../hashing/hashing.ts";
import { addDatabaseGauges } from "./database-gauges.ts";

export interface Metrics {
  registry: Registry;
  /** Logins by realm and outcome; outcomes say nothing about who exists. */
  logins: Counter<"realm" | "outcome">;
  /** Refusals by budget. */
  refusals: Counter<"budget">;
}

export function createMetrics(deps: {
  database: Database;
  hasher: Pick<PasswordHasher, "waiting">;
  clock: Clock;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "frontdoor_hasher_waiting",
    help: "Passwords that wait for a free core",
    registers,
    collect() {
      this.set(deps.hasher.waiting);
    },
  });
  addDatabaseGauges(registers, deps);
  return {
    registry,
    logins: new Counter({
      name: "frontdoor_logins_total",
      help: "Login attempts by outcome",
      labelNames: ["realm", "outcome"],
      registers,
    }),
    refusals: new Counter({
      name: "frontdoor_budget_refusals_total",
      help: "Requests refused by a budget",
      labelNames: ["budget"],
      registers,
    }),
  };
}

/** What a proxy adds: behind one on this machine every visitor comes from this machine. */
const proxyHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip|via)$/;

/** Times every route by its template and serves `GET /metrics` to this machine alone. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: "frontdoor_http_seconds",
    help: "Duration of answers by route template",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", async (request, reply) => {
    const isProxied = Object.keys(request.headers).some((name) => proxyHeader.test(name));
    if (isProxied || !isThisMachine(request.socket.remoteAddress)) {
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isThisMachine(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);
}
