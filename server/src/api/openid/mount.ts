import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clientAddressOf } from "../../platform/http/client-address.ts";

/**
 * Makes of a request what the protocol's library reads: the path below its mount, and our own address whatever
 * the request calls us, for it writes addresses by these headers. Its answer keeps the headers that ours begin
 * with; it goes past the rest of our own handling.
 */
export function handOver(
  { raw, ...request }: Pick<FastifyRequest, "raw" | "ip">,
  reply: FastifyReply,
  publicUrl: URL,
): void {
  const { url = "/" } = raw;
  Object.assign(raw, { originalUrl: url, url: url.slice(openidPath.length) || "/" });
  Object.assign(raw.headers, {
    host: publicUrl.host,
    "x-forwarded-proto": publicUrl.protocol.slice(0, -1),
    "x-forwarded-for": clientAddressOf(request),
  });
  delete raw.headers["x-forwarded-host"];
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader("Referrer-Policy", "same-origin");
  reply.hijack();
}
