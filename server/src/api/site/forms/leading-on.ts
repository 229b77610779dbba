import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyReply } from "fastify";
import { sendLeavingPage } from "../../../platform/http/bare-page.ts";

/**
 * Leads a browser whose form was taken to where an API says: to a page of ours by a redirect, to another site by a page.
 * @param location one that people may be led to (SEC-F8)
 */
export function leadOn(reply: FastifyReply, location: string, language: LanguageCode) {
  if (location.startsWith("/") && !location.startsWith("/oidc/")) {
    return reply.code(303).header("Location", location).send();
  }
  return sendLeavingPage(reply, location, language);
}
