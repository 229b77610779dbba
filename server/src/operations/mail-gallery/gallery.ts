import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { developerHeaders } from "../../platform/http/developer-headers.ts";
import { inboxStyles } from "../inbox/inbox-page.ts";
import { galleryStyles, indexPage, messagePage, type ShownMessage } from "./gallery-page.ts";

/** Every message that somebody who reads a language can get, with the module that writes it. */
export type EveryMessage = (language: LanguageCode) => readonly ShownMessage[];

const policy = developerHeaders["Content-Security-Policy"];
/** The page frames mails of its own; a mail has its styles inline, and loads and runs nothing. */
const pageHeaders = {
  ...developerHeaders,
  "Content-Security-Policy": `${policy}; frame-src 'self'`,
};
const mailHeaders = {
  ...developerHeaders,
  "Content-Security-Policy": policy
    .replace("style-src 'self'", "style-src 'unsafe-inline'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
};

/**
 * `GET /dev/mails`: every mail and SMS in every language; each with both themes, at the width of a phone and of support,
 * as plain text and as source. Registered outside production only.
 */
export function registerMailGallery(
  app: FastifyInstance,
  languages: readonly LanguageCode[],
  everyMessage: EveryMessage,
): void {
  const html = "text/html; charset=utf-8";
  app.get("/dev/mails", async (_request, reply) => {
    const first = languages[0];
    const messages = first === undefined ? [] : everyMessage(first);
    return reply.headers(pageHeaders).type(html).send(indexPage(messages, languages));
  });
  app.get("/dev/mails.css", async (_request, reply) =>
    reply
      .headers(developerHeaders)
      .type("text/css; charset=utf-8")
      .send(inboxStyles() + galleryStyles),
  );
  for (const language of languages) {
    app.get<{ Params: { at: string } }>(`/dev/mails/${language}/:at`, async (request, reply) => {
      const messages = everyMessage(language);
      const [, digits = "", theme] =
        /^(\d{1,4})(?:-(light|dark)\.html)?$/.exec(request.params.at) ?? [];
      const shown = messages[Number(digits) - 1];
      if (digits === "" || shown === undefined) return reply.callNotFound();
      if (theme === undefined) {
        const page = messagePage({
          shown,
          at: Number(digits),
          of: messages.length,
          language,
          languages,
        });
        return reply.headers(pageHeaders).type(html).send(page);
      }
      if (shown.message.channel !== "email") return reply.callNotFound();
      return reply.headers(mailHeaders).type(html).send(inTheme(shown.message.html, theme));
    });
  }
}

/** A mail as a mail programme of one theme shows it, whatever theme the browser has. */
function inTheme(mail: string, theme: string): string {
  const media = theme === "dark" ? "@media all" : "@media not all";
  return mail.replaceAll("@media (prefers-color-scheme:dark)", media);
}
