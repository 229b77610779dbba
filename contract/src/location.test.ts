import { expect, test } from "vitest";
import { safeLocation } from "./location.ts";

const own = "https://heron.example";
const products = ["https://app.heron.example", "http://localhost:3001"];
const follow = (location: unknown) => safeLocation(location, own, products);

test.each([
  ["/", "/"],
  ["/login/academic", "/login/academic"],
  ["/verifyEmail?email=a%40b.co&role=HOD#x", "/verifyEmail?email=a%40b.co&role=HOD#x"],
  ["/passwordreset/ud/abc", "/passwordreset/ud/abc"],
  ["https://heron.example/login", "https://heron.example/login"],
  ["https://app.heron.example/start?code=abc", "https://app.heron.example/start?code=abc"],
  ["http://localhost:3001/practice?code=1", "http://localhost:3001/practice?code=1"],
  ["https://app.heron.example", "https://app.heron.example/"],
  ["https://app.heron.example:443/start", "https://app.heron.example/start"],
])("[SEC-F8 S6.017] %s may be followed", (location, target) => {
  expect(follow(location)).toBe(target);
});

const hostile: unknown[] = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2f..",
  "//heron.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "\thttps://evil.example",
  " https://evil.example",
  "https://evil.example",
  "http://evil.example",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://heron.example@evil.example/",
  "https://app.heron.example@evil.example",
  "https://app.heron.example:pw@evil.example",
  "https://user@app.heron.example/",
  "https://user:pw@app.heron.example/",
  "https://app.heron.example.evil.example/",
  "https://app.heron.example%2eevil.example/",
  "https://appXheron.example/",
  "https://evil.example/https://app.heron.example",
  "https://evil.example?https://app.heron.example",
  "https://evil.example#https://app.heron.example",
  "https://evil.example\\@app.heron.example",
  "https://app.heron.example\\@evil.example",
  "https://app.heron.example\t.evil.example",
  "https://app.heron.example:8443/",
  "http://app.heron.example/",
  "https://localhost:3001/",
  "http://localhost:3002/",
  "http://localhost/",
  "http://127.0.0.1:3001/",
  "https://ａｐｐ.evil.example/",
  "https://xn--app-heron.example/",
  "https://[::1]/",
  "https://0x7f000001/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "javascript://app.heron.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://app.heron.example/1",
  "file:///etc/passwd",
  "ftp://app.heron.example/",
  "ws://app.heron.example/",
  "mailto:a@b.co",
  "evil.example",
  "login",
  "./login",
  "../login",
  "?next=//evil.example",
  "#//evil.example",
  "https://",
  "https://:443/",
  "https://app.heron.example:99999/",
  "/login\u007f",
  "/lo gin",
  "",
  " ",
  null,
  undefined,
  42,
  true,
  {},
  ["https://app.heron.example/"],
  { toString: () => "/login" },
];

test.each(hostile.map((location) => [location]))("[SEC-F8] %j is not followed", (location) => {
  expect(follow(location)).toBeNull();
});

test("[SEC-F8] at least sixty hostile shapes are tried", () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
});

test("[SEC-F8] whatever is followed stays on an allowed origin, however it is encoded", () => {
  const pieces = ["/", "\\", "%2f", "%5c", ".", "..", "@", ":", "?", "#", "evil.example", "login"];
  const allowed = [own, ...products];
  for (const first of pieces) {
    for (const second of pieces) {
      for (const third of pieces) {
        const target = follow(`/${first}${second}${third}`);
        if (target !== null) expect(allowed).toContain(new URL(target, own).origin);
      }
    }
  }
});
