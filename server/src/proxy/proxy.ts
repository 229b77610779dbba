import { type Api, apiBasePaths, fail } from "@frontdoor/contract/call.ts";
import { clientTypeHeader, idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { setApiHeaders } from "../mechanisms/http/api-headers.ts";
import { sendFailure } from "../mechanisms/http/problem.ts";

const timeoutMilliseconds = 10_000;
const retrySeconds = 5;

/** What a back end is told of a request; cookies stay here, except none. */
const forwardedHeaders = [
  "accept",
  "content-type",
  clientTypeHeader.toLowerCase(),
  idempotencyKeyHeader.toLowerCase(),
];

/**
 * Answers an API from another back end that speaks the same calls (Q001). Redirects are not followed,
 * cookies do not travel, a back end that is away is 503 with the catalogue's words.
 * @param baseUrl its address, such as `https://api.example.org/`
 */
export function registerProxy(
  app: FastifyInstance,
  api: Extract<Api, "practice" | "academic">,
  baseUrl: string,
): void {
  const prefix = apiBasePaths[api];
  app.route({
    method: ["GET", "POST"],
    url: `${prefix}/*`,
    handler: async (request, reply) => {
      setApiHeaders(reply, { isHttps: false });
      const rest = (request.raw.url ?? "").slice(prefix.length + 1);
      try {
        const answer = await fetch(targetOf(baseUrl, rest), requestInit(request));
        const body = Buffer.from(await answer.arrayBuffer());
        return reply
          .code(answer.status)
          .type(answer.headers.get("content-type") ?? "application/json")
          .send(body);
      } catch (error) {
        request.log.error({ reason: error instanceof Error ? error.name : "unknown" }, "back end");
        return sendFailure(reply, fail("UNAVAILABLE", { retryAfterSeconds: retrySeconds }));
      }
    },
  });
}

/** The address below the base; nothing in a request can lead to another origin (SEC-G7). */
function targetOf(baseUrl: string, rest: string): URL {
  const base = new URL(baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
  const target = new URL(`./${rest}`, base);
  if (target.origin !== base.origin) throw new Error("A request named another origin.");
  return target;
}

function requestInit(request: FastifyRequest): RequestInit {
  const headers = new Headers();
  for (const name of forwardedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return {
    method: request.method,
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMilliseconds),
    ...(request.method === "POST" ? { body: JSON.stringify(request.body ?? {}) } : {}),
  };
}
