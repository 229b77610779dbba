import type { PageKind, SitePage } from "./site-manifest.ts";

export interface HeaderSettings {
  isHttps: boolean;
  /** The one origin that a page may frame: where the videos play. */
  videoOrigin: string;
  /** Where `track` sends events, if anywhere. */
  analyticsOrigin: string | null;
}

const year = 63_072_000;

/**
 * The headers of a page (SECURITY.md 1.4). A page whose address carries a secret names no other
 * origin, sends no referrer and is neither kept nor indexed.
 * @param carriesSecret also for login and sign-up with an invite in the query
 */
export function pageHeaders(
  page: SitePage,
  carriesSecret: boolean,
  settings: HeaderSettings,
): Record<string, string> {
  const isSecret = carriesSecret || page.kind === "token";
  return {
    "Content-Security-Policy": contentSecurityPolicy(page, isSecret, settings),
    "Reporting-Endpoints": 'csp="/csp-report"',
    "X-Frame-Options": "DENY",
    "Referrer-Policy": isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissions(settings.videoOrigin),
    "Cache-Control": isSecret ? "no-store" : "no-cache",
    ...(isSecret ? { "X-Robots-Tag": "noindex" } : {}),
    ...commonHeaders(settings),
  };
}

/** The headers of every answer that is no API call. */
export function commonHeaders({ isHttps }: Pick<HeaderSettings, "isHttps">) {
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps ? { "Strict-Transport-Security": `max-age=${year}; includeSubDomains` } : {}),
  };
}

function contentSecurityPolicy(
  { kind, cspHashes }: SitePage,
  isSecret: boolean,
  { isHttps, videoOrigin, analyticsOrigin }: HeaderSettings,
): string {
  const mayTrack = analyticsOrigin !== null && !isSecret && hasNoForm(kind);
  return [
    "default-src 'none'",
    `script-src 'self'${cspHashes.map((hash) => ` '${hash}'`).join("")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${mayTrack ? ` ${analyticsOrigin}` : ""}`,
    "media-src 'self'",
    `frame-src ${isSecret ? "'none'" : videoOrigin}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
    "report-to csp",
  ].join("; ");
}

/** No analytics where people sign in or up (S18). */
function hasNoForm(kind: PageKind): boolean {
  return kind === "brochure" || kind === "standalone";
}

function permissions(videoOrigin: string): string {
  const video = `(self "${videoOrigin}")`;
  const closed = "()";
  const policy = {
    accelerometer: closed,
    autoplay: video,
    "browsing-topics": closed,
    camera: closed,
    "display-capture": closed,
    fullscreen: video,
    geolocation: closed,
    gyroscope: closed,
    magnetometer: closed,
    microphone: closed,
    midi: closed,
    payment: closed,
    "publickey-credentials-create": "(self)",
    "publickey-credentials-get": "(self)",
    usb: closed,
  };
  return Object.entries(policy)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(", ");
}
