import cookie from "@fastify/cookie";
import { safeLocation } from "@frontdoor/contract/location.ts";
import { returnToOf } from "@frontdoor/contract/return-to.ts";
import { staffKeyPattern } from "@frontdoor/contract/staff/key-format.ts";
import Fastify from "fastify";
import { chooseEncoding } from "../../src/api/site/files/negotiation.ts";
import { acceptsVersion } from "../../src/platform/calls/accept-version.ts";
import { readDeviceCookie, signDevice } from "../../src/platform/http/cookies/device-cookie.ts";
import { isFresh } from "../../src/platform/http/etag.ts";
import { plainAddress } from "../../src/platform/http/plain-address.ts";
import { askedLanguage } from "../../src/platform/language/offered-language.ts";
import { readSolvedChallenge } from "../../src/platform/proof-of-work/proof-of-work.ts";
import { countedNetworks } from "../../src/platform/rate-limits/client-network.ts";
import { readTraceparent } from "../../src/platform/tracing/trace-context.ts";
import { createTestKeys } from "../keys.ts";
import type { FuzzTarget } from "./fuzz-target.ts";

const app = Fastify();
await app.register(cookie);
const keys = createTestKeys();
const signed = signDevice(keys, "A".repeat(43));
const languages = { languages: ["en", "af", "zu"] } as const;
const origin = "https://localhost:3000";
const etag = '"abc"';

/** What a browser, or whoever stands in its place, writes into the head of a request. */
export const headerTargets: readonly FuzzTarget[] = [
  {
    name: "Cookie",
    files: ["@fastify/cookie/index.js", "cookie/dist/index.js"],
    run: (text) => Object.entries(app.parseCookie(text)).length >= 0,
    seeds: ["a=b; c=d", "fd=%E0%A4%A", "=;=", "__proto__=x", 'a="b c"'],
    pieces: [";", "=", "%", '"', "__proto__"],
  },
  {
    name: "the cookie of a device",
    files: ["cookies/device-cookie.ts"],
    run: (text) => readDeviceCookie(keys, text)?.isSigned ?? null,
    oracle: (text, result) => (result === true ? text === signed : result),
    seeds: [signed, "A".repeat(43), `${"A".repeat(43)}.${"B".repeat(43)}`, "."],
    pieces: ["A", ".", "_", "-"],
  },
  {
    name: "X-Forwarded-For",
    files: ["http/plain-address.ts", "rate-limits/client-network.ts"],
    run: (text) => [plainAddress(text), countedNetworks(text, "clients")],
    oracle: (text, result) => {
      const plain = plainAddress(text);
      return plain === null ? result : [plainAddress(plain), countedNetworks(plain, "clients")];
    },
    seeds: [
      "1.2.3.4",
      "1.2.3.4:80",
      "[::1]:443",
      "::ffff:1.2.3.4",
      "fe80::1%eth0",
      "64:ff9b::1.2.3.4",
    ],
    pieces: ["::", ":", ".", "%", "[", "]", "ffff", "0"],
  },
  {
    name: "Accept-Language",
    files: ["language/offered-language.ts"],
    run: (text) => askedLanguage(languages, text) ?? null,
    seeds: ["af", "zu;q=0.1,af;q=0.9", "x;q=nan", "en-ZA-u-ca", ";;,,q="],
    pieces: [",", ";", "q=", "0.5", "af", "zu", "-"],
  },
  {
    name: "Accept",
    files: ["calls/accept-version.ts"],
    run: (text) => acceptsVersion(text, "application/vnd.x.v1+json"),
    seeds: ["*/*", "application/json;q=1", "text/html,*/*", ";,"],
    pieces: [",", ";", "*/*"],
  },
  {
    name: "Accept-Encoding",
    files: ["api/site/files/negotiation.ts"],
    run: (text) => chooseEncoding(text, ["br", "gzip"]),
    seeds: ["gzip, br", "br;q=0, *", "identity;q=1,gzip;q=0.5", "gzip;q=9e9"],
    pieces: [",", ";", "q=", "br", "gzip", "*", "identity", "0"],
  },
  {
    name: "If-None-Match",
    files: ["http/etag.ts"],
    run: (text) => isFresh(text, etag),
    oracle: (text, result) =>
      result === true ? text.includes(etag) || text.trim() === "*" : result,
    seeds: ["*", etag, `W/${etag}, "x"`, '"abc'],
    pieces: [",", "W/", '"', "*"],
  },
  {
    name: "traceparent",
    files: ["tracing/trace-context.ts"],
    run: readTraceparent,
    seeds: [
      `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
      `00-${"0".repeat(32)}-${"b".repeat(16)}-01`,
    ],
    pieces: ["0", "-", "f"],
  },
  {
    name: "Proof-Of-Work",
    files: ["proof-of-work/proof-of-work.ts"],
    run: (text) => readSolvedChallenge(text) !== undefined,
    seeds: ["e30=", "bnVsbA==", Buffer.from('{"challenge":{},"solution":{}}').toString("base64")],
    pieces: ["=", "e30", "eyJ"],
  },
  {
    name: "the way back to a product",
    files: ["src/return-to.ts"],
    run: (text) => returnToOf(Object.fromEntries(new URLSearchParams(text))),
    seeds: ["interaction=abc", "state=x", "interaction=%00&state=a b", "__proto__=x"],
    pieces: ["&", "=", "%", "interaction=", "state="],
  },
  {
    name: "the address that a browser is sent to",
    files: ["src/location.ts"],
    run: (text) => safeLocation(text, origin, ["https://practice.example"]),
    oracle: (_text, result) => {
      if (typeof result !== "string") return result;
      const { origin: leads, username } = new URL(result, origin);
      const isOurs = [origin, "https://practice.example"].includes(leads) && username === "";
      return isOurs ? result : "elsewhere";
    },
    seeds: ["/a", "//evil.example", "/\\evil.example", "https://practice.example/a", "https://a@b"],
    pieces: ["/", "\\", "//", "@", "https://", ":", "\t", ".."],
  },
  {
    name: "a key of staff",
    files: [],
    run: (text) => staffKeyPattern.test(text),
    seeds: [`fdstaff_${"A".repeat(43)}_${"0".repeat(8)}`],
    pieces: ["fdstaff_", "_"],
  },
];
