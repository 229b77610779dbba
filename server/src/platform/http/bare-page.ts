import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translated } from "../language/translated.ts";
import { escapeHtml } from "../mail/mail-style.ts";
import { nothingLoads } from "./api-headers.ts";

/** A page that loads nothing, where none of the site's own pages can be sent. */
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

/** Whether a person will see the response: to a form without script, or to a step of OpenID Connect. */
export function isShown({ routeOptions: { config }, headers }: FastifyRequest): boolean {
  return (
    (config.takesForms ?? config.isStep ?? false) && (headers.accept ?? "").includes("text/html")
  );
}

/**
 * Sends a page that says, in the form's language, why it failed. Going back shows what was typed.
 * @param text of the catalogue, in English
 */
export function sendFailurePage(reply: FastifyReply, text: string): FastifyReply {
  const { language } = languageOfPath(reply.request.url);
  const shown = escapeHtml(translated(language, text));
  const { html, headers } = barePage(language, { head: `<title>${shown}</title>`, shown });
  return reply.headers(headers).send(html);
}

/**
 * A page that redirects at once.
 * @param location an address that people may be sent to (SEC-F8)
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
 * Responds to a form with a page that redirects at once to another site: `form-action` lets a form end at this site
 * only, also after redirects.
 * @param location an address that people may be sent to (SEC-F8)
 */
export function sendLeavingPage(
  reply: FastifyReply,
  location: string,
  language: LanguageCode,
): FastifyReply {
  const { html, headers } = leavingPage(location, language);
  return reply.code(200).headers(headers).send(html);
}
