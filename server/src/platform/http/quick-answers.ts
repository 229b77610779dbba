import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { http } from "./node-http.ts";
import { lingerOverBody } from "./refused-bodies.ts";

declare module "fastify" {
  interface FastifyInstance {
    quickAnswers: ReturnType<typeof createQuickAnswers>;
  }
}

/** Answers a request whole, or leaves it untouched and says `false`. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the framework would set a server of its own to; times in milliseconds. */
interface ServerLimits {
  http: ServerOptions;
  keepAliveTimeout: number;
  connectionTimeout: number;
}

/**
 * A way ahead of the framework, and of its hooks, for what lies ready in memory and is the same for everybody. What it
 * answers is what the framework's way would; a test compares them.
 */
export function createQuickAnswers(limits: ServerLimits) {
  const none: QuickAnswer = () => false;
  let answer = none;
  return {
    use(given: QuickAnswer) {
      answer = given;
    },
    /** Leaves everything to the framework, which ends connections where the server leaves. */
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

/** Some proxies ask for a whole address, which a server has to take (RFC 9112, 3.2.2): its path and query, as all others ask. */
function targetOf(url = "/"): string {
  const [, rest] = /^https?:\/\/[^/?]*(.*)$/i.exec(url) ?? [];
  if (rest === undefined) return url;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
