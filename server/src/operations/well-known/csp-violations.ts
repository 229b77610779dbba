import { at } from "../../platform/at.ts";

/** What may be known of a violation. */
interface CspViolation {
  directive: string;
  /** An origin, a scheme, or a word such as `inline`; never a path. */
  blocked: string;
}

const violationsPerReport = 20;

/** Directives a report may name; another counts as `other`, so that nobody can invent labels. */
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
 * Reads a report in either form, the Reporting API's list or the older single `csp-report`; what is
 * neither holds no violation.
 */
export function violationsOf(body: unknown): CspViolation[] {
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
