import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translated } from "../language/translated.ts";
import { escapeHtml } from "../mail/mail-style.ts";
import { nothingLoads } from "./api-headers.ts";

/** A page that loads nothing, for what the site's own pages are not there for. */
interface BarePage {
  html: string;
  headers: Record<"Content-Security-Policy" | "Content-Type", string>;
}

/** @param head and what is shown, as HTML: texts in it are escaped */
function barePage(
  language: LanguageCode,
  { head, shown }: { head: string; shown: string },
): BarePage {
  return {
    html:
      `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<meta name="color-scheme" content="light dark">${head}<p>${shown}</p>`,
    headers: {
      // Firefox asks for the icon of every page.
      "Content-Security-Policy": `${nothingLoads}; img-src 'self'`,
      "Content-Type": "text/html; charset=utf-8",
    },
  };
}

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
  const { html, headers } = barePage(language, { head: `<title>${shown}</title>`, shown });
  return reply.headers(headers).send(html);
}

/**
 * A page that leads on at once.
 * @param location one that people may be led to (SEC-F8)
 */
export function leavingPage(location: string, language: LanguageCode): BarePage {
  const { forms } = serverWords[language];
  const address = escapeHtml(location);
  const leaving = escapeHtml(forms.leaving);
  return barePage(language, {
    head: `<meta http-equiv="refresh" content="0;url=${address}"><title>${leaving}</title>`,
    shown: `${leaving} <a href="${address}">${escapeHtml(forms.goOn)}</a>`,
  });
}

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
  const { html, headers } = leavingPage(location, language);
  return reply.code(200).headers(headers).send(html);
}
