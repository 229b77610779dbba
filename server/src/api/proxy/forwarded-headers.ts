import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import {
  clientTypeHeader,
  idempotencyKeyHeader,
  loginContextCookie,
} from "@frontdoor/contract/constants.ts";
import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";

/** The request headers that a back end gets. All others stay here, hop-by-hop headers among them. */
const requestHeaders = [
  "accept",
  "accept-language",
  "content-type",
  "user-agent",
  clientTypeHeader.toLowerCase(),
  idempotencyKeyHeader.toLowerCase(),
  proofOfWorkHeader.toLowerCase(),
];

/** The response headers that a client gets from a back end. */
const replyHeaders = [
  "content-type",
  "content-language",
  "retry-after",
  "ratelimit-policy",
  "ratelimit",
];

/** The one cookie that is forwarded: all others, above all the device's id, stay here. */
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
