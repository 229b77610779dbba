import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";
import { type Clock, systemClock } from "../../platform/clock.ts";
import { raiseAlert } from "../../platform/raise-alert.ts";
import { violationsOf } from "./csp-violations.ts";

const largestReportBytes = 16 * 1024;
const linesPerMinute = 30;

/**
 * `POST /csp-report`: counts what a page's policy stopped, by directive, and logs a bounded number of
 * lines with the directive and the blocked origin. Nothing else of a report is kept: its addresses may
 * carry a secret.
 */
export function registerCspReport(
  app: FastifyInstance,
  registry: Registry,
  clock: Clock = systemClock,
): void {
  const violations = violationsIn(registry);
  const mayLog = atMostEachMinute(linesPerMinute, clock);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/reports+json", "application/csp-report"],
      { parseAs: "string", bodyLimit: largestReportBytes },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post("/csp-report", (request, reply) => {
      for (const violation of violationsOf(request.body)) {
        violations.inc({ directive: violation.directive });
        if (mayLog()) raiseAlert(request.log, "CSP_VIOLATED", violation);
      }
      return reply.code(204).send();
    });
  });
}

/** One count, whatever listens. */
const countName = "frontdoor_csp_violations_total";

function violationsIn(registry: Registry): Counter<"directive"> {
  const known = registry.getSingleMetric(countName);
  if (known instanceof Counter) return known;
  return new Counter({
    name: countName,
    help: "Reported violations of the Content-Security-Policy by directive",
    labelNames: ["directive"],
    registers: [registry],
  });
}

function atMostEachMinute(limit: number, clock: Clock): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const now = Math.floor(clock().getTime() / 60_000);
    used = now === minute ? used + 1 : 1;
    minute = now;
    return used <= limit;
  };
}
