import "@fastify/cookie";
import type { FastifyRequest } from "fastify";

/** Where a login ends that cannot go on, in English. */
export const endedPath = "/login-ended";

const cookieName = "openid-refusal";

/**
 * What the page where a login ends tells a developer, as a `Set-Cookie` for a minute: no address can put words there.
 * @param id of the request that was refused
 */
export function refusalCookie(id: string | undefined, told: string): string {
  const value = `${id ?? ""}~${encodeURIComponent(told)}`;
  return `${cookieName}=${value}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`;
}

/** What a browser was told about a request; empty where it was told of another one or of none. */
export function toldRefusal({ cookies }: FastifyRequest, id: string): string {
  const [, of, told = ""] = /^([^~]*)~(.*)$/s.exec(cookies[cookieName] ?? "") ?? [];
  return id !== "" && of === id ? told : "";
}
