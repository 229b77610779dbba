import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendLeavingPage } from "../../../platform/http/bare-page.ts";
import { chooseEncoding } from "../files/negotiation.ts";
import type { SitePage } from "../load-site.ts";

const pack = promisify(gzip);

/** Sends a page that was rendered for this request: no cache keeps it, and no referrer passes its address on. */
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

/**
 * Sends a browser to the address that an API returned for its form: to a page of ours by a redirect, to another site by
 * a page.
 * @param location an address that people may be sent to (SEC-F8)
 */
export function leadOn(reply: FastifyReply, location: string, language: LanguageCode) {
  if (location.startsWith("/") && !location.startsWith("/oidc/")) {
    return reply.code(303).header("Location", location).send();
  }
  return sendLeavingPage(reply, location, language);
}
