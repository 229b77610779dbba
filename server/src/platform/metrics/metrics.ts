import { Counter, collectDefaultMetrics, Gauge, type Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { PasswordHasher } from "../hashing/hashing.ts";
import { timesTold } from "../raise-alert.ts";
import { addDatabaseGauges } from "./database-gauges.ts";
import { deliveryMetrics } from "./delivery-metrics.ts";
import { addMachineGauges } from "./machine-gauges.ts";

/** Gauges of the library that end as counters do; the ones beside them, by type, add up to the same. */
const misnamed = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

export interface Metrics {
  registry: Registry;
  /** Logins by realm and outcome; outcomes say nothing about who exists. */
  logins: Counter<"realm" | "outcome">;
  /** When each job of the upkeep was last done, in seconds since 1970. */
  upkeepDone: Gauge<"task">;
  /** Refusals by budget. */
  refusals: Counter<"budget">;
  /** Messages that a provider took; the country of a mail is empty. */
  handedOver: Counter<"provider" | "country">;
  /** Messages by how they ended, as the provider's receipt says. */
  ended: Counter<"provider" | "country" | "outcome">;
  /** Seconds from a message's hand-over until it was delivered. */
  deliverySeconds: Histogram<"provider" | "country">;
  /** Receipts and callbacks by what became of them. */
  receipts: Counter<"provider" | "outcome">;
}

/** All of them from the start: what begins at 1 is no increase to Prometheus. */
function countTroubles(registers: Registry[]): void {
  new Counter({
    name: "frontdoor_troubles_total",
    help: "Warnings and errors in the log, by their code of docs/errors.md",
    labelNames: ["trouble"],
    registers,
    collect() {
      this.reset();
      for (const [trouble, times] of timesTold) this.inc({ trouble }, times);
    },
  });
}

export function createMetrics(deps: {
  database: Database;
  hasher: Pick<PasswordHasher, "waiting">;
  clock: Clock;
  dataDir: string;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  new Gauge({
    name: "frontdoor_hasher_waiting",
    help: "Passwords that wait for a free core",
    registers,
    collect() {
      this.set(deps.hasher.waiting);
    },
  });
  countTroubles(registers);
  addDatabaseGauges(registers, deps);
  addMachineGauges(registers, deps.dataDir);
  return {
    registry,
    logins: new Counter({
      name: "frontdoor_logins_total",
      help: "Login attempts by outcome",
      labelNames: ["realm", "outcome"],
      registers,
    }),
    upkeepDone: new Gauge({
      name: "frontdoor_upkeep_done_timestamp_seconds",
      help: "When each job of the upkeep last came to its end in this process",
      labelNames: ["task"],
      registers,
    }),
    refusals: new Counter({
      name: "frontdoor_budget_refusals_total",
      help: "Requests refused by a budget",
      labelNames: ["budget"],
      registers,
    }),
    ...deliveryMetrics(registers),
  };
}
