import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";
import { type Clock, systemClock } from "../../platform/clock.ts";
import { unknownAddress } from "../../platform/http/plain-address.ts";
import { at } from "../../platform/json-path.ts";
import { raiseAlert } from "../../platform/raise-alert.ts";
import { createClientRate } from "../../platform/rate-limits/client-rate.ts";

const largestReportBytes = 16 * 1024;
const linesPerMinute = 30;

/**
 * `POST /csp-report`: counts violations of a page's policy by directive, and logs a limited number of lines with the
 * directive and the blocked origin. Nothing else of a report is kept: its addresses may contain a secret.
 */
export function registerCspReport(
  app: FastifyInstance,
  registry: Registry,
  clock: Clock = systemClock,
): void {
  const violations = violationsIn(registry);
  const lines = createClientRate(clock, { perMinute: linesPerMinute });
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
        // All together count as one client.
        if (lines.take(unknownAddress)) raiseAlert(request.log, "CSP_VIOLATED", violation);
      }
      return reply.code(204).send();
    });
  });
}

/** The same metric for every listener. */
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

/** The parts of a violation that may be logged. */
interface CspViolation {
  directive: string;
  /** An origin, a scheme, or a word such as `inline`; never a path. */
  blocked: string;
}

const violationsPerReport = 20;

/** The directives that are counted by name; any other counts as `other`, so that nobody can invent labels. */
const directives = new Set([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "media-src",
  "frame-src",
  "manifest-src",
  "worker-src",
  "object-src",
  "form-action",
  "frame-ancestors",
  "base-uri",
  "require-trusted-types-for",
  "trusted-types",
]);

/**
 * Parses a report in either form, the Reporting API's list or the older single `csp-report`; anything else has no
 * violation.
 */
function violationsOf(body: unknown): CspViolation[] {
  const reports = Array.isArray(body) ? body.slice(0, violationsPerReport) : [body];
  return reports.flatMap((report: unknown) => {
    const details = at(report, "csp-report") ?? at(report, "body");
    const directive =
      at(details, "effectiveDirective") ??
      at(details, "effective-directive") ??
      at(details, "violated-directive");
    if (typeof directive !== "string") return [];
    const blocked = at(details, "blockedURL") ?? at(details, "blocked-uri");
    return [{ directive: knownDirective(directive), blocked: originOf(blocked) }];
  });
}

/** The older form repeats the directive's sources after its name. */
function knownDirective(text: string): string {
  const [name = ""] = text.split(" ");
  return directives.has(name) ? name : "other";
}

function originOf(blocked: unknown): string {
  if (typeof blocked !== "string") return "unknown";
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return "unknown";
  return url.origin === "null" ? url.protocol.slice(0, 20) : url.origin;
}
