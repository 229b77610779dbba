import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../mail/mail-style.ts";
import { sendBarePage } from "./bare-page.ts";

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
  const { forms } = serverWords[language];
  const address = escapeHtml(location);
  const leaving = escapeHtml(forms.leaving);
  return sendBarePage(reply.code(200), {
    language,
    head: `<meta http-equiv="refresh" content="0;url=${address}"><title>${leaving}</title>`,
    shown: `${leaving} <a href="${address}">${escapeHtml(forms.goOn)}</a>`,
  });
}
