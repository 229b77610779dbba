import type { HostileRequest } from "./hostile-request.ts";
import { oddTexts } from "./odd-values.ts";
import type { Random } from "./random.ts";

const json = "Content-Type: application/json";
const login = "POST /api/practice/security/auth HTTP/1.1\r\nHost: x";

/** What no client of HTTP sends: the parser answers it, or the connection ends. */
const shapes: readonly ((text: string, random: Random) => string)[] = [
  (text) => `${text}\r\n\r\n`,
  () => "GET /\r\n\r\n",
  () => "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  () => "GET / HTTP/1.1\r\n\r\n",
  () => "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  (text) => `GET ${text} HTTP/1.1\r\nHost: x\r\n\r\n`,
  (text) => `GET /api/practice/${text} HTTP/1.1\r\nHost: x\r\n\r\n`,
  (text) => `GET http://${text}/ HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => "CONNECT localhost:1 HTTP/1.1\r\nHost: x\r\n\r\n",
  () => "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
  (text) => `${text.slice(0, 20)} / HTTP/1.1\r\nHost: x\r\n\r\n`,
  (text) => `GET / HTTP/1.1\r\nHost: ${text}\r\n\r\n`,
  (text) => `GET / HTTP/1.1\r\nHost: x\r\n${text}: x\r\n\r\n`,
  () => "GET / HTTP/1.1\r\nHost: x\r\nA : b\r\n\r\n",
  () => "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n",
  () => "GET / HTTP/1.1\nHost: x\n\n",
  () => "GET / HTTP/1.1\rHost: x\r\r",
  () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: x\r\n${"X: y\r\n".repeat(3_000)}\r\n`,
  () => `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => `${login}\r\n${json}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  () => `${login}\r\n${json}\r\nContent-Length: -1\r\n\r\n{}`,
  () => `${login}\r\n${json}\r\nContent-Length: 0x2\r\n\r\n{}`,
  () => `${login}\r\n${json}\r\nContent-Length: 9999999\r\n\r\n{}`,
  () => `${login}\r\n${json}\r\nContent-Length: 99999999999999999999\r\n\r\n{}`,
  () => `${login}\r\n${json}\r\nContent-Length: 20\r\n\r\n{`,
  () => `${login}\r\n${json}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  () => `${login}\r\n${json}\r\nTransfer-Encoding: gzip\r\n\r\n{}`,
  () => `${login}\r\n${json}\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`,
  () => `${login}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  () => `${login}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  () =>
    `${login}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  () =>
    `${login}\r\n${json}\r\nContent-Length: 2\r\n\r\n{}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`,
  () => `${"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20)}GET`,
  () => `${login}\r\n${json}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
  () => `${login}\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n${json}\r\nContent-Length: 2\r\n\r\n{}`,
  (_text, random) =>
    Array.from({ length: 1 + random.below(300) }, () =>
      String.fromCharCode(random.below(256)),
    ).join(""),
];

/** Bytes that are no request, after which the client says nothing more. */
export function malformed(random: Random): HostileRequest {
  const at = random.below(shapes.length);
  const text = random.pick(oddTexts).slice(0, 4_000);
  const bytes = Buffer.from(shapes[at]?.(text, random) ?? "", "latin1");
  return { name: `malformed ${at}`, care: "malformed", bytes, endsAfter: true, isHead: false };
}
