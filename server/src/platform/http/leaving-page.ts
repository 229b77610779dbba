import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../mail/mail-style.ts";
import { nothingLoads } from "./api-headers.ts";

/**
 * Answers a form by a page that leads on at once to another site: a form may end at this site alone (`form-action`),
 * through every redirect.
 * @param location one that people may be led to (SEC-F8)
 */
export function sendLeavingPage(
  reply: FastifyReply,
  location: string,
  language: LanguageCode,
): FastifyReply {
  const { leaving, goOn } = serverWords[language].forms;
  const address = escapeHtml(location);
  return (
    reply
      .code(200)
      .type("text/html; charset=utf-8")
      // Firefox asks for the icon of every page.
      .header("Content-Security-Policy", `${nothingLoads}; img-src 'self'`)
      .send(
        `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8">` +
          '<meta name="viewport" content="width=device-width, initial-scale=1">' +
          '<meta name="color-scheme" content="light dark">' +
          `<meta http-equiv="refresh" content="0;url=${address}">` +
          `<title>${escapeHtml(leaving)}</title>` +
          `<p>${escapeHtml(leaving)} <a href="${address}">${escapeHtml(goOn)}</a></p>`,
      )
  );
}
