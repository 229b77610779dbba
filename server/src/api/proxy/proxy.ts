import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { apiBasePaths, fail } from "@frontdoor/contract/call.ts";
import type { FailureCode } from "@frontdoor/contract/errors.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import { http, https } from "../../platform/http/node-http.ts";
import { sendFailure } from "../../platform/http/problem.ts";
import { raiseAlert } from "../../platform/raise-alert.ts";
import { traceHeaders } from "../../platform/tracing/trace-context.ts";
import { backEndUrl } from "./back-end-url.ts";
import { headersForBackEnd, headersForClient } from "./forwarded-headers.ts";

interface ProxySettings {
  /** Gives up a request whose response has not ended by then. */
  deadline?: () => AbortSignal;
}

const timeoutMilliseconds = 10_000;
const retrySeconds = 5;
/** The longest response that is passed on: lists are the longest. */
const largestAnswerBytes = 4 * 1024 * 1024;

/**
 * Serves an API by another back end with the same calls (Q001): path, query, method, body and a few headers are
 * forwarded. Its redirects are not followed. When it is unreachable, too slow, or responds with something other than
 * JSON, the client gets 503 with the catalogue's text; of its own 5xx only the status is passed on (SEC-G1).
 * @param baseUrl its address, such as `https://api.example.org/`
 */
export function registerProxy(
  app: FastifyInstance,
  api: Realm,
  baseUrl: string,
  { deadline = afterTimeout }: ProxySettings = {},
): void {
  const prefix = apiBasePaths[api];
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    const url = `${prefix}/*`;
    scope.route({ method: ["GET", "HEAD", "POST"], url, handler: forward });
    scope.route({
      method: ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"],
      url,
      onRequest: async (_request, reply) => {
        return sendFailure(reply.header("Allow", "GET, HEAD, POST"), fail("METHOD_NOT_ALLOWED"));
      },
      handler: () => undefined,
    });
  });

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = backEndUrl(baseUrl, (request.raw.url ?? "").slice(prefix.length));
    if (url === null) return sendFailure(reply, fail("NOT_FOUND"));
    const isGone = new AbortController();
    reply.raw.once("close", () => isGone.abort());
    try {
      const answer = await askBackEnd({
        method: request.method,
        url,
        headers: {
          ...headersForBackEnd(request.headers, { clientAddress: clientAddressOf(request) }),
          ...traceHeaders(),
        },
        body: Buffer.isBuffer(request.body) ? request.body : null,
        signal: AbortSignal.any([isGone.signal, deadline()]),
      });
      return await passOn(answer, reply);
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      raiseAlert(request.log, "BACK_END_AWAY", { api, reason });
      return sendFailure(reply, fail("UNAVAILABLE", { retryAfterSeconds: retrySeconds }));
    }
  }

  async function passOn(answer: IncomingMessage, reply: FastifyReply): Promise<FastifyReply> {
    const body = await readWhole(answer);
    const status = answer.statusCode ?? 0;
    if (status >= 500) return sendFailure(reply, fail(failureOf(status)));
    const isRedirect = status < 200 || (status >= 300 && status < 400);
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(
      answer.headers["content-type"] ?? "",
    );
    if (isRedirect || (body.length > 0 && !isJson)) throw new Error("No answer to a call.");
    return reply.code(status).headers(headersForClient(answer.headers)).send(body);
  }
}

function afterTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutMilliseconds);
}

function failureOf(status: number): FailureCode {
  return status === 503 ? "UNAVAILABLE" : "INTERNAL";
}

/**
 * Read to its end before anything is sent, so that a response that breaks off becomes 503 and never half a response.
 */
async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > largestAnswerBytes) throw new Error("The answer is too long.");
  }
  return Buffer.concat(chunks);
}

interface BackEndRequest {
  method: string;
  url: URL;
  headers: OutgoingHttpHeaders;
  /** `null` for a request without a body; its length travels as `Content-Length`, never chunked. */
  body: Buffer | null;
  /** Ends the request, also while its response is read. */
  signal: AbortSignal;
}

const agents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 64 }),
  https: new https.Agent({ keepAlive: true, maxSockets: 64 }),
};

/**
 * Sends the request once, follows no redirect, and resolves when the response's headers have arrived.
 * @throws Error when the back end cannot be reached or the signal comes first
 */
function askBackEnd(request: BackEndRequest): Promise<IncomingMessage> {
  const { method, url, headers, body, signal } = request;
  const [send, agent] =
    url.protocol === "https:" ? [https.request, agents.https] : [http.request, agents.http];
  return new Promise((resolve, reject) => {
    const outgoing = send(url, {
      method,
      headers: { ...headers, ...(body === null ? {} : { "content-length": body.length }) },
      agent,
      signal,
    });
    outgoing.on("response", resolve);
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
