import { Counter, Gauge, type Registry } from "prom-client";
import { formerValue } from "../former-values.ts";

/** The names that metrics and their labels had in version 1.1, which the rules and dashboards of others may still use. */
const formerNames = {
  frontdoor_alerts_total: { name: "frontdoor_troubles_total", label: "trouble", of: "code" },
  frontdoor_rate_limit_refusals_total: {
    name: "frontdoor_budget_refusals_total",
    label: "budget",
    of: "limit",
  },
  frontdoor_maintenance_done_timestamp_seconds: {
    name: "frontdoor_upkeep_done_timestamp_seconds",
    label: "task",
    of: "task",
  },
} as const;

/** Shows each renamed metric under its former name as well, with former values, for one version. */
export function addFormerNames(registry: Registry): void {
  for (const [current, { name, label, of }] of Object.entries(formerNames)) {
    const options = {
      name,
      help: `Former name of ${current}`,
      labelNames: [label],
      registers: [registry],
      async collect(this: Counter | Gauge) {
        const { values = [] } = (await registry.getSingleMetric(current)?.get()) ?? {};
        this.reset();
        for (const { labels, value } of values) {
          this.inc({ [label]: formerValue(String(labels[of])) }, value);
        }
      },
    };
    if (name.endsWith("_total")) new Counter(options);
    else new Gauge(options);
  }
}
