import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { developerPolicy, developerStyles, sendToDeveloper } from "../developer-page.ts";
import { galleryStyles, indexPage, messagePage, type ShownMessage } from "./gallery-page.ts";

/** Every message that somebody who reads a language can get, with the module that writes it. */
export type EveryMessage = (language: LanguageCode) => readonly ShownMessage[];

/** The page frames mails, which have inline styles, and load and run nothing. */
const pagePolicy = `${developerPolicy}; frame-src 'self'`;
const mailPolicy = developerPolicy
  .replace("style-src 'self'", "style-src 'unsafe-inline'")
  .replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/**
 * `GET /dev/mails`: every mail and SMS in every language; each with both themes, at the width of a phone and of support,
 * as plain text and as source. Registered outside production only.
 */
export function registerMailGallery(
  app: FastifyInstance,
  languages: readonly LanguageCode[],
  everyMessage: EveryMessage,
): void {
  app.get("/dev/mails", async (_request, reply) => {
    const first = languages[0];
    const messages = first === undefined ? [] : everyMessage(first);
    return sendToDeveloper(reply, "html", indexPage(messages, languages), pagePolicy);
  });
  app.get("/dev/mails.css", async (_request, reply) =>
    sendToDeveloper(reply, "css", developerStyles() + galleryStyles),
  );
  for (const language of languages) {
    app.get<{ Params: { at: string } }>(`/dev/mails/${language}/:at`, async (request, reply) => {
      const messages = everyMessage(language);
      const [, digits = "", theme] =
        /^(\d{1,4})(?:-(light|dark)\.html)?$/.exec(request.params.at) ?? [];
      const shown = messages[Number(digits) - 1];
      if (digits === "" || shown === undefined) return reply.callNotFound();
      if (theme === undefined) {
        const place = { at: Number(digits), of: messages.length };
        const page = messagePage({ shown, ...place, language, languages });
        return sendToDeveloper(reply, "html", page, pagePolicy);
      }
      if (shown.message.channel !== "email") return reply.callNotFound();
      return sendToDeveloper(reply, "html", inTheme(shown.message.html, theme), mailPolicy);
    });
  }
}

/** A mail as a mail programme of one theme shows it, whatever theme the browser has. */
function inTheme(mail: string, theme: string): string {
  const media = theme === "dark" ? "@media all" : "@media not all";
  return mail.replaceAll("@media (prefers-color-scheme:dark)", media);
}
