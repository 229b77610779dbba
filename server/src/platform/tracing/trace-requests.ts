import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../audit/actor.ts";
import { clientAddressOf } from "../http/client-address.ts";
import { type OpenSpan, openSpan } from "./spans.ts";
import { type AtWork, readTraceparent, traceIdOf, workAs } from "./trace-context.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of a call; null for what the site serves. */
    atWork: AtWork | null;
  }
}

interface TraceConfig {
  /** Whether the audit keeps the whole address of whoever failed to log in, or its network. */
  auditNetwork: "truncated" | "whole";
  /** Whether logins keep the network that they came from. */
  lastLogins: boolean;
}

/**
 * Connects statements, messages and requests to other servers with the call that caused them. Continues the trace of a
 * `traceparent` header (W3C), and logs its id. Files of the site are not traced.
 */
export function traceRequests(app: FastifyInstance, config: TraceConfig): void {
  app.decorateRequest("atWork", null);
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route === undefined || !/^\/(?:api|oidc)\//.test(route)) return done();
    const { span, ...begun } = begin(request, route);
    const address = clientAddressOf(request);
    const network = networkOf(address);
    request.atWork = {
      ...begun,
      from: config.auditNetwork === "whole" ? address : network,
      ...(config.lastLogins && { loginNetwork: network }),
    };
    if (span !== null) reply.raw.once("close", () => endWith(span, reply.raw.statusCode));
    const trace = traceIdOf(request.atWork.traceparent);
    if (trace.traceId !== undefined) request.log = request.log.child(trace);
    workAs(request.atWork, done);
  });
  // Entered again after the body, which arrives outside of the context.
  app.addHook("preHandler", (request, _reply, done) => {
    if (request.atWork === null) done();
    else workAs(request.atWork, done);
  });
}

function endWith(span: OpenSpan, status: number): void {
  span.end(status >= 500 ? String(status) : null, { "http.response.status_code": status });
}

function begin(request: FastifyRequest, route: string) {
  const incoming = readTraceparent(request.headers.traceparent);
  const span = openSpan(`${request.method} ${route}`, {
    kind: "server",
    attributes: {
      "http.request.method": request.method,
      "http.route": route,
      "frontdoor.request_id": request.id,
    },
    parent: incoming,
  });
  return { requestId: request.id, traceparent: span?.traceparent ?? incoming, span };
}
