import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { http } from "./node-http.ts";
import { lingerOverBody } from "./refused-bodies.ts";

declare module "fastify" {
  interface FastifyInstance {
    quickAnswers: ReturnType<typeof createQuickAnswers>;
  }
}

/** Sends the whole response, or leaves the request untouched and returns `false`. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The limits that the framework would set on its own server; times in milliseconds. */
interface ServerLimits {
  http: ServerOptions;
  keepAliveTimeout: number;
  connectionTimeout: number;
}

/**
 * Responds ahead of the framework and its hooks with what is ready in memory and the same for everybody. The responses
 * equal those of the framework; a test compares them.
 */
export function createQuickAnswers(limits: ServerLimits) {
  const none: QuickAnswer = () => false;
  let answer = none;
  return {
    use(given: QuickAnswer) {
      answer = given;
    },
    /** Leaves every request to the framework, which closes connections when the server stops. */
    stop() {
      answer = none;
    },
    serverFactory: ((handler) => {
      const server = http.createServer(limits.http, (request, response) => {
        request.url = targetOf(request.url);
        lingerOverBody(request, response);
        if (!answer(request, response)) handler(request, response);
      });
      server.keepAliveTimeout = limits.keepAliveTimeout;
      return server.setTimeout(limits.connectionTimeout);
    }) satisfies FastifyServerFactory,
  };
}

/** Some proxies send a whole address, which a server has to accept (RFC 9112, 3.2.2); this is its path and query. */
function targetOf(url = "/"): string {
  const [, rest] = /^https?:\/\/[^/?]*(.*)$/i.exec(url) ?? [];
  if (rest === undefined) return url;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
