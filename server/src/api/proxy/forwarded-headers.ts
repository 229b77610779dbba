import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import {
  clientTypeHeader,
  idempotencyKeyHeader,
  loginContextCookie,
} from "@frontdoor/contract/constants.ts";
import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";

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

/** The one cookie that travels: what else the browser holds, a device's id before all, stays here. */
const isForwarded = (cookie: string) => cookie.split("=")[0]?.trim() === loginContextCookie;

/** @param clientAddress the client's own address, for a back end that counts attempts */
export function headersForBackEnd(
  headers: IncomingHttpHeaders,
  { clientAddress }: { clientAddress: string },
): OutgoingHttpHeaders {
  const cookies = (headers.cookie ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter(isForwarded);
  return {
    ...chosen(headers, requestHeaders),
    ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
    "x-forwarded-for": clientAddress,
  };
}

export function headersForClient(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const cookies = (headers["set-cookie"] ?? []).filter(isForwarded);
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
