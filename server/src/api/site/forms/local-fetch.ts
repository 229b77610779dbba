import type { FastifyInstance, FastifyRequest } from "fastify";
import { unknownAddress } from "../../../platform/http/plain-address.ts";

/** The headers that identify the client, passed on as they came: rate limits, the audit and devices need them. */
const passedOn = ["user-agent", "x-forwarded-for", "x-request-id", "traceparent"];

/** Statuses whose answers have no body (Fetch). */
const bodiless = new Set([204, 205, 304]);

/**
 * Calls the APIs of this process as the page's script would over the network: with every hook, validator, limit and log
 * line, and through the proxy where another back end answers.
 * @returns a function that calls, and the cookies that the answers set
 */
export function localFetch(
  app: FastifyInstance,
  request: FastifyRequest,
): { fetch: typeof fetch; cookies: string[] } {
  const cookies: string[] = [];
  const jar = new Map((request.headers.cookie ?? "").split("; ").map(nameAndValue));
  const given = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  // Without one, inject would use this machine's address, which may be trusted as a proxy.
  const remoteAddress = request.socket.remoteAddress || unknownAddress;
  return {
    cookies,
    async fetch(address, { method, headers, body, signal } = {}) {
      const answer = app.inject({
        method: method === "POST" ? "POST" : "GET",
        url: String(address),
        remoteAddress,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          ...Object.fromEntries(given),
          // A cookie that one response sets is sent with the next call, as a browser would.
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
          // The origin of the form itself was checked already.
          "sec-fetch-site": "same-origin",
        },
        ...(typeof body === "string" ? { payload: body } : {}),
      });
      const { statusCode, headers: answered, rawPayload } = await ended(answer, signal ?? null);
      const left = [answered["set-cookie"] ?? []].flat();
      cookies.push(...left);
      for (const cookie of left) jar.set(...nameAndValue(cookie.split(";", 1)[0] ?? ""));
      const told = Object.entries(answered).flatMap(([name, value]) =>
        name === "set-cookie" || value === undefined
          ? []
          : [[name, String(value)] as [string, string]],
      );
      const bytes = bodiless.has(statusCode) ? null : new Uint8Array(rawPayload);
      return new Response(bytes, { status: statusCode, headers: told });
    },
  };
}

function nameAndValue(cookie: string): [string, string] {
  const at = cookie.indexOf("=");
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}

/** Rejects when the request was aborted, as a browser's fetch does. */
function ended<T>(answer: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (signal === null) return answer;
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
