import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import type { FastifyReply } from "fastify";
import { nothingLoads } from "./api-headers.ts";

/**
 * Sends a page that loads nothing, for what the site's own pages are not there for.
 * @param head and what is shown, as HTML: texts in it are escaped
 */
export function sendBarePage(
  reply: FastifyReply,
  { language, head, shown }: { language: LanguageCode; head: string; shown: string },
): FastifyReply {
  return (
    reply
      .type("text/html; charset=utf-8")
      // Firefox asks for the icon of every page.
      .header("Content-Security-Policy", `${nothingLoads}; img-src 'self'`)
      .send(
        `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8">` +
          '<meta name="viewport" content="width=device-width, initial-scale=1">' +
          `<meta name="color-scheme" content="light dark">${head}<p>${shown}</p>`,
      )
  );
}
