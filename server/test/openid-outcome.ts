import type { LightMyRequestResponse } from "fastify";
import { issuer, leadsTo, redirectUri } from "./openid.ts";

const ended = "/login-ended";

/**
 * How an answer of OpenID Connect ends, in words: `200`; `400 invalid_request` for an error in JSON;
 * `ended: invalid_request` for our page, which is told the id of the request; `client: login_required` for the client's
 * own address, which is told who says so (RFC 9207); else where it leads.
 */
export function outcomeOf(response: LightMyRequestResponse): string {
  const { statusCode, headers } = response;
  if (headers.location === undefined) return withError(String(statusCode), errorIn(response.body));
  const { origin, pathname, searchParams } = leadsTo(response);
  const error = searchParams.get("error");
  if (pathname === ended) {
    return searchParams.get("reference") === headers["x-request-id"]
      ? withError("ended:", error)
      : "ended, without the id of the request";
  }
  if (origin + pathname !== redirectUri) return pathname;
  if (searchParams.get("iss") !== issuer) return "client, by nobody";
  return withError("client:", error ?? (searchParams.has("code") ? "code" : null));
}

function withError(outcome: string, error: string | null): string {
  return error === null ? outcome : `${outcome} ${error}`;
}

function errorIn(body: string): string | null {
  try {
    const { error, code } = JSON.parse(body);
    return error ?? code ?? null;
  } catch {
    return null;
  }
}
