import type { FastifyInstance, FastifyRequest } from "fastify";
import { unknownAddress } from "../../../platform/http/plain-address.ts";

/** What says who asks, passed on as it came: the limits, the audit and the devices look at it. */
const passedOn = ["user-agent", "x-forwarded-for", "x-request-id", "traceparent"];

/** Statuses whose answers have no body (Fetch). */
const bodiless = new Set([204, 205, 304]);

/**
 * Calls the APIs of this process as the page's script would over the network: with every hook, validator, limit and log
 * line, and through the proxy where another back end answers.
 * @returns a function that calls, and the cookies that the answers set
 */
export function askHere(
  app: FastifyInstance,
  request: FastifyRequest,
): { fetch: typeof fetch; cookies: string[] } {
  const cookies: string[] = [];
  const jar = new Map((request.headers.cookie ?? "").split("; ").map(nameAndValue));
  const given = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  // Without one, inject would call it this machine's, which a proxy in front may be trusted by.
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
          // What one answer leaves in the browser goes along with the next call, as it would from there.
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
          // The form itself was looked at.
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

/** Rejects where nobody waits any longer, as a browser's does. */
function ended<T>(answer: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (signal === null) return answer;
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
