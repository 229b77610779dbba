import type { PostedPages } from "@frontdoor/contract/posted-forms.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { languages } from "@frontdoor/words/languages.ts";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../../platform/mail/mail-style.ts";

/**
 * Leads a browser whose form was taken to where an API says. A page of ours by a redirect; what lies elsewhere by a
 * page that leads on at once, since a form may end at this site alone (`form-action`), through every redirect.
 * @param location one that people may be led to (SEC-F8)
 */
export function leadOn(
  reply: FastifyReply,
  location: string,
  language: LanguageCode,
  { words }: PostedPages,
): FastifyReply {
  if (location.startsWith("/") && !location.startsWith("/oidc/")) {
    return reply.code(303).header("Location", location).send();
  }
  const address = escapeHtml(location);
  return reply
    .code(200)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        '<meta name="color-scheme" content="light dark">' +
        `<meta http-equiv="refresh" content="0;url=${address}">` +
        `<title>${escapeHtml(words.leaving)}</title>` +
        `<p>${escapeHtml(words.leaving)} <a href="${address}">${escapeHtml(words.goOn)}</a></p>`,
    );
}
