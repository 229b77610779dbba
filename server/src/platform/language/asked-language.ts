import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { askedLanguage, type LanguageConfig } from "../language/offered-language.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The requested language where it is offered; the site sends its page's language. */
    askedLanguage: LanguageCode | undefined;
  }
}

/** Finds the language that each request asks for. */
export function readAskedLanguage(app: FastifyInstance, config: LanguageConfig): void {
  app.decorateRequest("askedLanguage", undefined);
  app.addHook("onRequest", (request, _reply, done) => {
    request.askedLanguage = askedLanguage(config, request.headers["accept-language"]);
    done();
  });
}
