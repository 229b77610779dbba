import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hostCookie, lasting } from "../../../platform/http/cookies/lasting-cookie.ts";
import type { LanguageConfig } from "../../../platform/language/offered-language.ts";

interface CookieSettings extends LanguageConfig {
  isHttps: boolean;
}

const cookieName = (settings: CookieSettings) => hostCookie("language", settings);

/** The language that a browser remembers; one that is not offered counts as none. */
export function rememberedLanguage(request: FastifyRequest, settings: CookieSettings) {
  const kept = request.cookies[cookieName(settings)];
  return settings.languages.find((language) => language === kept);
}

/** A preference, no secret; no script reads it. */
export function rememberLanguage(
  reply: FastifyReply,
  language: LanguageCode,
  settings: CookieSettings,
): void {
  const cookie = { ...lasting(settings), httpOnly: true };
  reply.setCookie(cookieName(settings), language, cookie);
}
