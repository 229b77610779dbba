import {
  apiBasePaths,
  type Call,
  type Failure,
  fail,
  type Handlers,
  isFailure,
  isPending,
} from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader, maximumBodyBytes } from "@frontdoor/contract/constants.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "zod/mini";
import { allowCaching } from "../http/api-headers.ts";
import { type KeptCookies, setCookies } from "../http/cookies/cookies.ts";
import { sendFailure } from "../http/problem.ts";
import { sendCached } from "../http/response-cache.ts";
import { acceptsVersion } from "./accept-version.ts";
import { type CallContext, callContext, findAnswer, type HttpDeps } from "./call-context.ts";
import { validateInput } from "./validate.ts";

type AnyHandler = (input: never, context: CallContext, request: FastifyRequest) => Promise<unknown>;

type OwnHandler<Known> = (input: never, context: CallContext & Known) => Promise<unknown>;

const otherMethods = {
  GET: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"],
  POST: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"],
} as const;

/** Identifies the caller by the request's headers, before anything else is read; a failure becomes the response. */
type Admit<Calls, Known> = (
  name: keyof Calls & string,
  context: CallContext,
) => Promise<Known | Failure>;

/**
 * Serves each call of a registry under its API's base path: input checked by the call's schemas, response reduced to
 * the declared shape, failures as problem+json. `HEAD` follows `GET`; every other method is 405 (SEC-F12).
 * @param admit for an API whose callers have to be known: what it returns about them is part of the handlers' context
 */
export function registerCalls<Calls extends Record<string, Call>, Known extends object = object>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls, CallContext & Known>,
  deps: HttpDeps,
  admit?: Admit<Calls, Known>,
): void {
  const admitted = new WeakMap<FastifyRequest, Known>();
  for (const [name, call] of Object.entries(calls)) {
    const own = handlers[name] as OwnHandler<Known>;
    const handler: AnyHandler = (input, context, request) =>
      own(input, { ...context, ...(admitted.get(request) as Known) });
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (admit === undefined) return;
      const known = await admit(name, callContext(call, request, {}, [], deps));
      if (isFailure(known)) return sendFailure(reply, known, call);
      admitted.set(request, known);
    };
    for (const url of urlsOf(call)) {
      app.route({
        method: call.method,
        url,
        bodyLimit: call.maximumBodyBytes ?? maximumBodyBytes,
        onRequest,
        handler: (request, reply) => answer(call, handler, request, reply, deps),
      });
      app.route({
        method: [...otherMethods[call.method]],
        url,
        // Before a body is read: there is no use for one.
        onRequest: async (_request, reply) => {
          reply.header("Allow", call.method === "GET" ? "GET, HEAD" : "POST");
          return sendFailure(reply, fail("METHOD_NOT_ALLOWED"));
        },
        handler: () => undefined,
      });
    }
  }
}

/** A path with a trailing slash is served without it too (Q002). */
function urlsOf(call: Call): string[] {
  const url = apiBasePaths[call.api] + call.path.replace(/\{(\w+)\}/g, ":$1");
  return url.endsWith("/") ? [url, url.slice(0, -1)] : [url];
}

async function answer(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<FastifyReply> {
  const kept: KeptCookies = {};
  const links: string[] = [];
  const ready = call.cacheSeconds === undefined ? undefined : deps.responseCache.find(request);
  if (ready !== undefined && refusalOf(call, request) === null) {
    setCacheHeaders(call, reply);
    return sendCached(request, reply, ready);
  }
  const generation = deps.responseCache.generation;
  const outcome = await outcomeOf(call, handler, request, { kept, links }, deps);
  if (isFailure(outcome)) return sendFailure(reply, outcome, call);
  if (isPending(outcome)) return reply.code(202).send(outcome);
  setCookies(reply, kept, deps);
  if (links.length > 0) reply.header("Link", links.join(", "));
  setCacheHeaders(call, reply);
  const answered = parse(call.reply, outcome);
  if (call.cacheSeconds === undefined) return reply.send(answered);
  return sendCached(request, reply, deps.responseCache.keep(request, answered, generation));
}

function setCacheHeaders(call: Call, reply: FastifyReply): void {
  if (call.cacheSeconds !== undefined) allowCaching(reply, call.cacheSeconds);
  if (call.variesByLanguage) reply.header("Vary", "Accept-Language");
}

async function outcomeOf(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  { kept, links }: { kept: KeptCookies; links: string[] },
  deps: HttpDeps,
): Promise<unknown> {
  const refusal = refusalOf(call, request);
  if (refusal !== null) return refusal;
  const checked = validateInput(call, request);
  if (isFailure(checked)) return checked;
  const found = await findAnswer(call, request, kept, deps);
  if (found !== undefined) return found.outcome;
  return handler(checked.input as never, callContext(call, request, kept, links, deps), request);
}

const isJson = ({ headers }: FastifyRequest) =>
  /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");

/** A request that sends nothing has no type either. */
const isEmpty = ({ headers, body }: FastifyRequest) =>
  headers["content-type"] === undefined && (body ?? null) === null;

function refusalOf(call: Call, request: FastifyRequest) {
  const version = call.headers?.Accept;
  if (version !== undefined && !acceptsVersion(request.headers.accept, version)) {
    return fail("NOT_ACCEPTABLE");
  }
  if (
    call.method === "POST" &&
    !isJson(request) &&
    !(call.body === undefined && isEmpty(request))
  ) {
    return fail("UNSUPPORTED_TYPE");
  }
  const key = request.headers[idempotencyKeyHeader.toLowerCase()];
  if (key !== undefined && (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key))) {
    return fail("MALFORMED");
  }
  return null;
}
