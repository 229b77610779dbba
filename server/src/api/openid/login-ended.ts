import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyReply } from "fastify";
import { isLocal } from "../../config/config-network.ts";
import { endedPath, refusalCookie } from "../../platform/http/cookies/refusal-cookie.ts";
import { askedLanguage, type LanguageConfig } from "../../platform/language/offered-language.ts";
import { currentRequest } from "../../platform/tracing/trace-context.ts";
import { redirectTo } from "./interaction/redirect-to.ts";
import type { OpenidDeps } from "./openid-deps.ts";
import type { Refusal } from "./refusal.ts";

interface Ended {
  /** An error code of OAuth, or `login_expired`; none where the login took too long. */
  error?: string;
  /** The languages that the product asks for (`ui_locales`). */
  locales?: string;
  refusal: Refusal;
}

/**
 * The page for a login that cannot go on: it says so, has a link onward, and shows the id by which the log has the
 * request. On the developer's own machine it also says what to change.
 */
export function loginEnded(
  { config }: { config: LanguageConfig & { publicUrl: string } },
  { error, locales = "", refusal }: Ended,
): { location: string; setCookie: string | null } {
  const { requestId } = currentRequest();
  const query = new URLSearchParams({
    ...(error !== undefined && { error }),
    ...(requestId !== undefined && { reference: requestId }),
  });
  // Where the product names no language, the page has the one that the browser remembers.
  const language = askedLanguage(config, locales.replaceAll(" ", ",")) ?? firstLanguage;
  const path = pathIn(language, endedPath);
  return {
    location: query.size === 0 ? path : `${path}?${query}`,
    setCookie: isLocal(new URL(config.publicUrl).hostname)
      ? refusalCookie(requestId, `${refusal.wrong}. ${refusal.change}`)
      : null,
  };
}

export function logEnded({ log }: OpenidDeps, { error = "login_expired", refusal }: Ended): void {
  log.info({ ...currentRequest(), reason: error, ...refusal }, "A login ended.");
}

/** Logs what was wrong, and redirects the browser to the page that says so. */
export function redirectToEnded(reply: FastifyReply, deps: OpenidDeps, ended: Ended): FastifyReply {
  logEnded(deps, ended);
  const { location, setCookie } = loginEnded(deps, ended);
  if (setCookie !== null) reply.header("Set-Cookie", setCookie);
  return redirectTo(reply, location);
}
