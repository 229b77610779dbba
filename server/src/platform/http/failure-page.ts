import { languageOfPath } from "@frontdoor/contract/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translated } from "../language/translated.ts";
import { escapeHtml } from "../mail/mail-style.ts";
import { sendBarePage } from "./bare-page.ts";

/** Whether a browser shows the answer to a person: it sent a form of a page by itself. */
export function isShown({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.config.takesForms === true && (headers.accept ?? "").includes("text/html");
}

/**
 * Says in the page's language why a form got no page. Whoever goes back finds what was typed as it was.
 * @param text of the catalogue, in English
 */
export function sendFailurePage(reply: FastifyReply, text: string): FastifyReply {
  const { language } = languageOfPath(reply.request.url);
  const shown = escapeHtml(translated(language, text));
  return sendBarePage(reply, { language, head: `<title>${shown}</title>`, shown });
}
