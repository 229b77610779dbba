import type { LanguageCode } from "@frontdoor/words/languages.ts";
import "@fastify/cookie";
import { languageCookie, languageMaxAgeSeconds } from "@frontdoor/contract/constants.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LanguageConfig } from "../mechanisms/language/offered-language.ts";

/** The language that a browser remembers; one that is not offered counts as none. */
export function rememberedLanguage(
  request: FastifyRequest,
  { languages }: LanguageConfig,
): LanguageCode | undefined {
  const kept = request.cookies[languageCookie];
  return languages.find((language) => language === kept);
}

/** A preference, no secret; no script reads it. */
export function rememberLanguage(
  reply: FastifyReply,
  language: LanguageCode,
  isHttps: boolean,
): void {
  reply.setCookie(languageCookie, language, {
    path: "/",
    maxAge: languageMaxAgeSeconds,
    sameSite: "lax",
    httpOnly: true,
    secure: isHttps,
  });
}
