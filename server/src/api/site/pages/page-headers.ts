import { transportHeaders } from "../../../platform/http/api-headers.ts";

interface PageHeaderSettings {
  /** `sha256-…` of the page's inline scripts. */
  cspHashes: readonly string[];
  /** Whether the address carries a secret: nothing may keep it, pass it on, or frame a third party. */
  carriesSecret: boolean;
  /** Whether the page may start a worker of this site: the one that proves work. */
  runsWorker: boolean;
  isHttps: boolean;
  /** Whether the page plays videos: it asks whether one can be reached before it frames it. */
  playsVideos: boolean;
  videoOrigins: readonly string[];
  /** Origin that events go to, if events are sent at all. */
  analyticsOrigin: string | null;
}

/** The headers of an HTML page, to the letter (SEC-F1, SEC-F2, SEC-F3). */
export function pageHeaders(settings: PageHeaderSettings): Record<string, string> {
  const { carriesSecret, videoOrigins } = settings;
  return {
    ...transportHeaders(settings.isHttps),
    "Content-Security-Policy": contentSecurityPolicy(settings),
    "Reporting-Endpoints": `csp="${cspReportPath}"`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": carriesSecret ? "no-referrer" : "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicy(videoOrigins),
    "Cache-Control": carriesSecret ? "no-store" : "no-cache",
    ...(carriesSecret ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** Where browsers report what the policy kept from running. */
const cspReportPath = "/csp-report";

function contentSecurityPolicy(settings: PageHeaderSettings): string {
  const { cspHashes, carriesSecret, isHttps, videoOrigins, analyticsOrigin } = settings;
  const scripts = ["'self'", ...cspHashes.map((hash) => `'${hash}'`)];
  const others = [
    ...(analyticsOrigin ? [analyticsOrigin] : []),
    ...(settings.playsVideos ? videoOrigins : []),
  ];
  const connections = ["'self'", ...(carriesSecret ? [] : others)];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(" ")}`,
    "media-src 'self'",
    `frame-src ${carriesSecret ? "'none'" : videoOrigins.join(" ")}`,
    "manifest-src 'self'",
    `worker-src ${settings.runsWorker ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
    "report-to csp",
  ].join("; ");
}

function permissionsPolicy(videoOrigins: readonly string[]): string {
  const video = `(${["self", ...videoOrigins.map((origin) => `"${origin}"`)].join(" ")})`;
  return [
    "accelerometer=()",
    `autoplay=${video}`,
    "browsing-topics=()",
    "camera=()",
    "display-capture=()",
    `fullscreen=${video}`,
    "geolocation=()",
    "gyroscope=()",
    "magnetometer=()",
    "microphone=()",
    "midi=()",
    "payment=()",
    "publickey-credentials-create=(self)",
    "publickey-credentials-get=(self)",
    "usb=()",
  ].join(", ");
}
