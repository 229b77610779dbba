import type { FastifyReply, FastifyRequest } from "fastify";
import { type Clock, stillWaits } from "../clock.ts";
import { isFresh, tagOf } from "./etag.ts";

/** How long another process may still send an old response after a change in this one. */
export const keptSeconds = 30;
const keptMilliseconds = keptSeconds * 1_000;
/** Far more than all lists in all languages. */
const mostAnswers = 500;

interface CachedResponse {
  bytes: Buffer;
  etag: string;
  untilMilliseconds: number;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** A cache of public lookups' responses: they change once a month, and each costs a query and a check. */
export function createResponseCache(clock: Clock) {
  const kept = new Map<string, CachedResponse>();
  let generation = 0;
  return {
    /** How often the cache was cleared. */
    get generation() {
      return generation;
    },
    /** The cached response for this address in this language, if it is not too old. */
    find(request: FastifyRequest): CachedResponse | undefined {
      const answer = kept.get(nameOf(request));
      if (answer === undefined) return undefined;
      return stillWaits(clock(), answer.untilMilliseconds, keptMilliseconds) ? answer : undefined;
    },
    /**
     * Caches a response, unless it is an empty list: every invented address has one.
     * @param before the generation before the response was made: if the cache was cleared meanwhile, it is not cached
     */
    keep(request: FastifyRequest, answer: unknown, before: number): CachedResponse {
      const bytes = Buffer.from(JSON.stringify(answer));
      const untilMilliseconds = clock().getTime() + keptMilliseconds;
      const made = { bytes, etag: `"${tagOf(bytes)}"`, untilMilliseconds };
      if (kept.size >= mostAnswers) kept.clear();
      const isEmpty = Array.isArray(answer) && answer.length === 0;
      if (!isEmpty && before === generation) kept.set(nameOf(request), made);
      return made;
    },
    /** Clears the cache, after the data has changed. */
    forgetAll() {
      generation += 1;
      kept.clear();
    },
  };
}

/** No lookup has a query, so the address is the key. */
function nameOf({ url, askedLanguage }: FastifyRequest): string {
  const query = url.indexOf("?");
  return `${askedLanguage ?? ""} ${query === -1 ? url : url.slice(0, query)}`;
}

/** Sends a response, or 304 where the client has it already. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) {
  reply.header("ETag", answer.etag);
  if (isFresh(request.headers["if-none-match"], answer.etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(answer.bytes);
}
