import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { decrypt, encrypt } from "../../../platform/encryption.ts";
import { formCookieName } from "../../../platform/http/cookies/session-cookies.ts";
import type { KeyedDeps } from "../../../platform/keys/keys.ts";
import { isSameSecret } from "../../../platform/same-secret.ts";

interface FormCookieDeps extends KeyedDeps {
  config: { isHttps: boolean };
}

/** What a browser keeps between a form and the page that answers it. */
export interface FormCookie {
  /** Stands in the page as well: a form that brings both was sent by a page of ours. */
  token: string;
  /** Of the page in English. */
  path: string;
  /** What the page shows; absent where it was shown at once. */
  state?: unknown;
  /** What the next form of the page needs and the page does not hold, such as the token of a login. */
  kept?: unknown;
  /** The form is finished, for the person with these names: going back to it does not show it again. */
  isOverFor?: readonly string[];
}

const lifetimeSeconds = 600;
const belongsTo = "cookie of a posted form";

/** The cookie's content before encryption. */
interface Encrypted extends FormCookie {
  /** Until when it counts, in milliseconds: a browser that keeps it for longer is told nothing by it. */
  until: number;
}

/** The browser's form cookie; null where it has none, where it has expired, and where we did not write it. */
export function readFormCookie(request: FastifyRequest, { config, keys, clock }: FormCookieDeps) {
  const value = request.cookies[formCookieName(config)];
  if (value === undefined) return null;
  try {
    const { until, ...cookie }: Encrypted = JSON.parse(decrypt(keys, value, belongsTo));
    return until > clock().getTime() ? cookie : null;
  } catch {
    return null;
  }
}

/** Encrypted, since it may hold a name that was typed or the token of a login; no script and no other site uses it. */
export function keepFormCookie(
  reply: FastifyReply,
  cookie: FormCookie,
  { config, keys, clock }: FormCookieDeps,
): void {
  const until = clock().getTime() + lifetimeSeconds * 1_000;
  const content = JSON.stringify({ ...cookie, until } satisfies Encrypted);
  reply.setCookie(formCookieName(config), encrypt(keys, content, belongsTo), {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: config.isHttps,
    maxAge: lifetimeSeconds,
  });
}

export function isSameToken(cookie: FormCookie | null, given: string | null): boolean {
  return cookie !== null && isSameSecret(given, cookie.token);
}
