import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyReply } from "fastify";
import { isLocal } from "../../config/config-network.ts";
import { endedPath, refusalCookie } from "../../platform/http/cookies/refusal-cookie.ts";
import { askedLanguage, type LanguageConfig } from "../../platform/language/offered-language.ts";
import { currentRequest } from "../../platform/tracing/trace-context.ts";
import { lead } from "./interaction/lead.ts";
import type { OpenidDeps } from "./openid-deps.ts";
import type { Refusal } from "./refusal.ts";

interface Ended {
  /** An error code of OAuth, or `login_expired`; none where a login was waited for too long. */
  error?: string;
  /** The languages that the product asks for (`ui_locales`). */
  locales?: string;
  refusal: Refusal;
}

/**
 * Where what cannot go on ends: a page of ours that says so, leads on, and shows the id by which the request is found
 * in the log. While the front door runs on the developer's own machine, the page says what to change as well.
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
  // Without a wish of the product the page follows the language that the browser remembers.
  const language = askedLanguage(config, locales.replaceAll(" ", ",")) ?? firstLanguage;
  const path = pathIn(language, endedPath);
  return {
    location: query.size === 0 ? path : `${path}?${query}`,
    setCookie: isLocal(new URL(config.publicUrl).hostname)
      ? refusalCookie(requestId, `${refusal.wrong}. ${refusal.change}`)
      : null,
  };
}

/** Notes what was wrong in the log, and leads the browser to the page that says so. */
export function leadToEnded(reply: FastifyReply, deps: OpenidDeps, ended: Ended): FastifyReply {
  const { error = "login_expired", refusal } = ended;
  deps.log.info({ ...currentRequest(), reason: error, ...refusal }, "A login ended.");
  const { location, setCookie } = loginEnded(deps, ended);
  if (setCookie !== null) reply.header("Set-Cookie", setCookie);
  return lead(reply, location);
}
