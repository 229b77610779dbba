import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import {
  clientTypeHeader,
  idempotencyKeyHeader,
  loginContextCookie,
} from "@frontdoor/contract/constants.ts";
import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { deviceCookieName } from "../mechanisms/http/device-cookie.ts";

/** What a back end is told of a request. Everything else stays here, hop-by-hop headers among it. */
const requestHeaders = [
  "accept",
  "accept-language",
  "content-type",
  "user-agent",
  clientTypeHeader.toLowerCase(),
  idempotencyKeyHeader.toLowerCase(),
  proofOfWorkHeader.toLowerCase(),
];

/** What a client is told of a back end's answer beside its status and body. */
const replyHeaders = [
  "content-type",
  "content-language",
  "retry-after",
  "ratelimit-policy",
  "ratelimit",
];

/** The cookies of this site: no other cookie of the browser is a back end's business. */
function ownCookies(isHttps: boolean): readonly string[] {
  return [deviceCookieName(isHttps), loginContextCookie];
}

/** @param clientAddress the client's own address, for a back end that counts attempts */
export function headersForBackEnd(
  headers: IncomingHttpHeaders,
  { clientAddress, isHttps }: { clientAddress: string; isHttps: boolean },
): OutgoingHttpHeaders {
  const cookies = (headers.cookie ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => ownCookies(isHttps).includes(cookie.split("=")[0] ?? ""));
  return {
    ...chosen(headers, requestHeaders),
    ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
    "x-forwarded-for": clientAddress,
  };
}

export function headersForClient(
  headers: IncomingHttpHeaders,
  isHttps: boolean,
): OutgoingHttpHeaders {
  const cookies = (headers["set-cookie"] ?? []).filter((cookie) =>
    ownCookies(isHttps).includes(cookie.split("=")[0]?.trim() ?? ""),
  );
  return {
    ...chosen(headers, replyHeaders),
    ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
  };
}

function chosen(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const present = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(present);
}
