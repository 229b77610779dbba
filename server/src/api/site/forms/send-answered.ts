import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "../files/negotiation.ts";
import type { SitePage } from "../load-site.ts";

const pack = promisify(gzip);

/** Sends a page that was made for this one request: nothing keeps it, or passes its address on. */
export async function sendAnswered(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { secretHeaders }: SitePage,
  html: string,
): Promise<FastifyReply> {
  const isPacked = chooseEncoding(headers["accept-encoding"], ["gzip"]) === "gzip";
  reply.headers(secretHeaders).header("Vary", "Accept-Encoding");
  if (isPacked) reply.header("Content-Encoding", "gzip");
  return reply.type("text/html; charset=utf-8").send(isPacked ? await pack(html) : html);
}
