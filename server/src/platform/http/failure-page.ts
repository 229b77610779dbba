import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { languages } from "@frontdoor/words/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translated } from "../language/translated.ts";
import { escapeHtml } from "../mail/mail-style.ts";
import { nothingLoads } from "./api-headers.ts";

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
  const message = escapeHtml(translated(language, text));
  return (
    reply
      .type("text/html; charset=utf-8")
      // Firefox asks for the icon of every page.
      .header("Content-Security-Policy", `${nothingLoads}; img-src 'self'`)
      .send(
        `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8">` +
          '<meta name="viewport" content="width=device-width, initial-scale=1">' +
          '<meta name="color-scheme" content="light dark">' +
          `<title>${message}</title><p>${message}</p>`,
      )
  );
}
