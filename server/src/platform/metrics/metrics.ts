import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { PasswordHasher } from "../hashing/hashing.ts";
import { timesRaised } from "../raise-alert.ts";
import { addFormerNames } from "./former-names.ts";
import { addDatabaseGauges, addGauge, addMachineGauges } from "./gauges.ts";

/** The library's gauges whose names end as those of counters; the gauges by type add up to the same. */
const misnamed = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

/** Seconds: a code is of use for ten minutes, a mail for longer. */
const deliveryBuckets = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 3_600, 21_600];

export type Metrics = ReturnType<typeof createMetrics>;

/** All alerts are counted from 0: to Prometheus, a counter that begins at 1 has not increased. */
function countAlerts(registers: Registry[]): void {
  new Counter({
    name: "frontdoor_alerts_total",
    help: "Warnings and errors, by their code of docs/errors.md",
    labelNames: ["code"],
    registers,
    collect() {
      this.reset();
      for (const [code, times] of timesRaised) this.inc({ code }, times);
    },
  });
}

let processMetrics: Registry | undefined;

/** Memory, descriptors and event loop: once for a process, because nothing ends the observers that the library starts. */
function metricsOfProcess(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
    for (const name of misnamed) processMetrics.removeSingleMetric(name);
  }
  return processMetrics;
}

export function createMetrics(deps: {
  database: Database;
  hasher: Pick<PasswordHasher, "waiting">;
  clock: Clock;
  dataDir: string;
}) {
  const registry = Registry.merge([metricsOfProcess()]);
  const registers = [registry];
  const waiting = "Passwords that wait for a free core";
  addGauge(registers, "frontdoor_hasher_waiting", waiting, () => deps.hasher.waiting);
  countAlerts(registers);
  addDatabaseGauges(registers, deps);
  addMachineGauges(registers, deps.dataDir);
  const metrics = {
    registry,
    /** No outcome tells whether an account exists. */
    logins: new Counter({
      name: "frontdoor_logins_total",
      help: "Login attempts by outcome",
      labelNames: ["realm", "outcome"],
      registers,
    }),
    /** In seconds since 1970. */
    maintenanceDone: new Gauge({
      name: "frontdoor_maintenance_done_timestamp_seconds",
      help: "When each job of the maintenance last came to its end in this process",
      labelNames: ["task"],
      registers,
    }),
    refusals: new Counter({
      name: "frontdoor_rate_limit_refusals_total",
      help: "Requests refused by a rate limit",
      labelNames: ["limit"],
      registers,
    }),
    /** The country of a mail is empty, here and below. */
    handedOver: new Counter({
      name: "frontdoor_messages_handed_over_total",
      help: "Messages that a provider took",
      labelNames: ["provider", "country"],
      registers,
    }),
    ended: new Counter({
      name: "frontdoor_messages_ended_total",
      help: "Messages by how they ended, as the provider's receipt says",
      labelNames: ["provider", "country", "outcome"],
      registers,
    }),
    deliverySeconds: new Histogram({
      name: "frontdoor_message_delivery_seconds",
      help: "Seconds from a message's hand-over until it was delivered",
      labelNames: ["provider", "country"],
      buckets: deliveryBuckets,
      registers,
    }),
    receipts: new Counter({
      name: "frontdoor_message_receipts_total",
      help: "Receipts of providers by what became of them",
      labelNames: ["provider", "outcome"],
      registers,
    }),
  };
  addFormerNames(registry);
  return metrics;
}
