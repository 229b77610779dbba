import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";

const largestReportBytes = 8 * 1024;

/**
 * `POST /csp-report`: counts what a page's policy stopped, by directive. Nothing of a report is kept:
 * its addresses may carry a secret.
 */
export function registerCspReport(app: FastifyInstance, registry: Registry): void {
  const violations = new Counter({
    name: "frontdoor_csp_violations_total",
    help: "Reported violations of the Content-Security-Policy by directive",
    labelNames: ["directive"],
    registers: [registry],
  });
  app.addContentTypeParser(
    ["application/reports+json", "application/csp-report"],
    { parseAs: "string", bodyLimit: largestReportBytes },
    (_request, body, done) => done(null, body),
  );
  app.post("/csp-report", async (request, reply) => {
    const directive = /"effective-?[dD]irective"\s*:\s*"([a-z-]{1,40})"/.exec(String(request.body));
    violations.inc({ directive: directive?.[1] ?? "unknown" });
    return reply.code(204).send();
  });
}
