import { percentDecoded } from "../../platform/http/percent-decoded.ts";

/** Rounds of percent-decoding after which a path that still changes is refused. */
const decodingRounds = 3;

/**
 * The address of a call at another back end, or `null` when the path could leave what lies below the
 * base (SEC-G7). The query travels as it came.
 * @param rest path below the API's base path, with its slash, and query: `/security/auth?inviteCode=x`
 */
export function backEndUrl(baseUrl: string, rest: string): URL | null {
  const queryStart = rest.indexOf("?");
  const path = queryStart === -1 ? rest : rest.slice(0, queryStart);
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return null;
  if (mayClimb(path)) return null;
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, "");
  const url = URL.parse(`${base.origin}${basePath}${rest}`);
  if (url?.origin !== base.origin || !url.pathname.startsWith(`${basePath}/`)) return null;
  return url;
}

/** Whether a dot segment or a control character appears, as written or however often it is encoded. */
function mayClimb(path: string): boolean {
  let text = path;
  for (let round = 0; round < decodingRounds; round += 1) {
    if (/\p{Cc}/u.test(text) || text.split(/[/\\]/).some(isDotSegment)) return true;
    const decoded = percentDecoded(text);
    if (decoded === text) return false;
    if (decoded === null) return true;
    text = decoded;
  }
  return true;
}

/** Some servers cut `;…` off a path segment before they resolve it. */
function isDotSegment(part: string): boolean {
  return /^\.{1,2}(?:;.*)?$/.test(part);
}
