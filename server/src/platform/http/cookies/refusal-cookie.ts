import "@fastify/cookie";
import type { FastifyRequest } from "fastify";

/** The page for a login that cannot go on, in English. */
export const endedPath = "/login-ended";

const cookieName = "openid-refusal";

/**
 * A `Set-Cookie` with what the page of an ended login tells a developer, for a minute: a parameter could be forged by
 * any link.
 * @param id of the request that was refused
 */
export function refusalCookie(id: string | undefined, told: string): string {
  const value = `${id ?? ""}~${encodeURIComponent(told)}`;
  return `${cookieName}=${value}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`;
}

/** The text of a request's cookie; empty where the browser has none, or one of another request. */
export function toldRefusal({ cookies }: FastifyRequest, id: string): string {
  const [, of, told = ""] = /^([^~]*)~(.*)$/s.exec(cookies[cookieName] ?? "") ?? [];
  return id !== "" && of === id ? told : "";
}
