import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendLeavingPage } from "../../../platform/http/bare-page.ts";
import { encodings } from "../files/compression.ts";
import { chooseEncoding } from "../files/negotiation.ts";
import type { SitePage } from "../load-site.ts";

const compressBrotli = promisify(brotliCompress);
/** Brotli of a quality that takes no longer than gzip. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pack = { br: (html: string) => compressBrotli(html, quick), gzip: promisify(gzip) };

/** Sends a page that was rendered for this request: no cache keeps it, and no referrer passes its address on. */
export async function sendAnswered(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { secretHeaders }: SitePage,
  html: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(headers["accept-encoding"], encodings);
  reply.headers(secretHeaders).header("Vary", "Accept-Encoding");
  if (encoding !== null) reply.header("Content-Encoding", encoding);
  const body = encoding === null ? html : await pack[encoding](html);
  return reply.type("text/html; charset=utf-8").send(body);
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
