import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { askedLanguage, type LanguageConfig } from "../language/offered-language.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The language that it asks for and that is offered; the site asks for that of its page. */
    askedLanguage: LanguageCode | undefined;
  }
}

/** Tells of each request which language it asks for. */
export function readAskedLanguage(app: FastifyInstance, config: LanguageConfig): void {
  app.decorateRequest("askedLanguage", undefined);
  app.addHook("onRequest", (request, _reply, done) => {
    request.askedLanguage = askedLanguage(config, request.headers["accept-language"]);
    done();
  });
}
