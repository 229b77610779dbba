import { oddTexts } from "./odd-values.ts";
import type { Random } from "./random.ts";

/** What each header may hold that the server, or something before it, reads. */
const values: Record<string, readonly string[]> = {
  Accept: ["*/*", "application/json", "text/html", "application/vnd.x+json;v=9", ";;,", ""],
  "Accept-Encoding": ["gzip", "br;q=0, *", "identity;q=0", "gzip;q=9,,;", "x".repeat(500)],
  "Accept-Language": [
    "af",
    "zu;q=0.1,*",
    "x-klingon",
    "en-ZA-u-ca-buddhist;q=nan",
    ",".repeat(500),
  ],
  "Content-Type": [
    "application/json",
    "application/json; charset=utf-16",
    "application/json;",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "",
    "application/__proto__",
  ],
  "Content-Encoding": ["gzip", "br", "identity", "x"],
  "X-Forwarded-For": ["1.2.3.4", "::1, x", "1.2.3.4,".repeat(100), "[", "256.256.256.256"],
  "X-Forwarded-Proto": ["http", "javascript", "https, http"],
  "X-Forwarded-Host": ["evil.example", "a b", "[::1"],
  Forwarded: ["for=1.2.3.4;proto=https", 'for="[::1', ";;;="],
  Cookie: [
    "fd=x",
    "fd=%",
    "__Host-fd=%E0%A4%A",
    "login-context=academic; login-context=practice",
    "=;=;=;",
    "a=".repeat(900),
    "__proto__=x; constructor=y",
    `_session=${"x".repeat(500)}; _interaction=x; _session.sig=y`,
  ],
  Authorization: ["Bearer", "Bearer x", "Basic x", "Basic Og==", "Bearer \t x", "Digest a=b"],
  Origin: ["null", "https://evil.example", "http://localhost", "x", ""],
  "Sec-Fetch-Site": ["cross-site", "none", "same-origin", "x"],
  "Sec-Fetch-Mode": ["navigate", "x"],
  Range: ["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,1-,2-", "items=1", "bytes=99999999999-"],
  "If-None-Match": ["*", '"x"', "W/", '"'.repeat(300), ","],
  "If-Modified-Since": ["x", "Thu, 01 Jan 1970 00:00:00 GMT", "-1"],
  "If-Range": ['"x"', "x"],
  "Idempotency-Key": ["", "x".repeat(255), "x".repeat(256), "a b", "\u00e9"],
  "Proof-Of-Work": ["x", "e30=", "eyJjaGFsbGVuZ2UiOnt9fQ==", "=".repeat(900), "bnVsbA=="],
  traceparent: ["00-0", `00-${"0".repeat(32)}-${"0".repeat(16)}-01`, "ff-x"],
  "X-Request-Id": ["x", "a".repeat(300)],
  "X-HTTP-Method-Override": ["DELETE", "__proto__"],
  "User-Agent": ["", "x".repeat(4_000), "Mozilla/5.0 (((((((((("],
  Expect: ["100-continue", "200-ok"],
  Upgrade: ["websocket", "h2c"],
  Referer: ["x", "http://localhost/passwordreset/ud/x"],
  "Max-Forwards": ["0"],
  Priority: ["u=9"],
  Via: ["1.1 x"],
  __proto__: ["x"],
};

/** Some headers with odd values, at most four; now and then with any text at all that a head can carry. */
export function odd(random: Random): Record<string, string> {
  const names = Object.keys(values);
  const found: [string, string][] = Array.from({ length: random.below(5) }, () => {
    const name = random.pick(names);
    const wild = random
      .pick(oddTexts)
      .replace(/[\r\n\0]/g, "")
      .slice(0, 2_000);
    return [name, random.percent(25) ? wild : random.pick(values[name] ?? [""])];
  });
  return Object.fromEntries(found);
}
