import "@fastify/cookie";
import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { decrypt, encrypt } from "../../../platform/encryption.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

export interface FormCookieSettings {
  isHttps: boolean;
  keys: Keys;
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
}

const lifetimeSeconds = 600;
const belongsTo = "cookie of a posted form";

/** Under https no other host can set it. */
function cookieName({ isHttps }: FormCookieSettings): string {
  return isHttps ? "__Host-form" : "form";
}

/** What the browser keeps; null for nothing, and for what we never wrote. */
export function readFormCookie(
  request: FastifyRequest,
  settings: FormCookieSettings,
): FormCookie | null {
  const value = request.cookies[cookieName(settings)];
  if (value === undefined) return null;
  try {
    return JSON.parse(decrypt(settings.keys, value, belongsTo));
  } catch {
    return null;
  }
}

/** Encrypted, since it may hold a name that was typed or the token of a login; no script and no other site uses it. */
export function keepFormCookie(
  reply: FastifyReply,
  cookie: FormCookie,
  settings: FormCookieSettings,
): void {
  reply.setCookie(cookieName(settings), encrypt(settings.keys, JSON.stringify(cookie), belongsTo), {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: settings.isHttps,
    maxAge: lifetimeSeconds,
  });
}

/** Whether a form brings the token of the page that this browser was given. */
export function isSameToken(cookie: FormCookie | null, given: string | null): boolean {
  if (cookie === null || given === null) return false;
  const [kept, came] = [Buffer.from(cookie.token), Buffer.from(given)];
  return kept.length === came.length && timingSafeEqual(kept, came);
}
