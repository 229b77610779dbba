import type { FastifyReply, FastifyRequest } from "fastify";
import { type Clock, stillWaits } from "../clock.ts";
import { isFresh, tagOf } from "./etag.ts";

/** How long another process may go on with an answer that this one has changed. */
export const keptSeconds = 30;
const keptMilliseconds = keptSeconds * 1_000;
/** Each list in each language, many times over. */
const mostAnswers = 500;

interface KeptAnswer {
  bytes: Buffer;
  etag: string;
  untilMilliseconds: number;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers of public lookups, ready to be sent: they change once a month, and each costs a query and a check. */
export function createKeptAnswers(clock: Clock) {
  const kept = new Map<string, KeptAnswer>();
  let generation = 0;
  return {
    /** How often all was forgotten. */
    get generation() {
      return generation;
    },
    /** The answer that is kept for this address in this language, if it is not too old. */
    find(request: FastifyRequest): KeptAnswer | undefined {
      const answer = kept.get(nameOf(request));
      if (answer === undefined) return undefined;
      return stillWaits(clock(), answer.untilMilliseconds, keptMilliseconds) ? answer : undefined;
    },
    /**
     * Keeps an answer, unless it is an empty list: there is one at every address that anybody invents.
     * @param before the generation as it was before the answer was made: what was changed meanwhile is not kept
     */
    keep(request: FastifyRequest, answer: unknown, before: number): KeptAnswer {
      const bytes = Buffer.from(JSON.stringify(answer));
      const untilMilliseconds = clock().getTime() + keptMilliseconds;
      const made = { bytes, etag: `"${tagOf(bytes)}"`, untilMilliseconds };
      if (kept.size >= mostAnswers) kept.clear();
      const isEmpty = Array.isArray(answer) && answer.length === 0;
      if (!isEmpty && before === generation) kept.set(nameOf(request), made);
      return made;
    },
    /** After what they are made from has changed. */
    forgetAll() {
      generation += 1;
      kept.clear();
    },
  };
}

/** Of the lookups none has a query. */
function nameOf({ url, askedLanguage }: FastifyRequest): string {
  const query = url.indexOf("?");
  return `${askedLanguage ?? ""} ${query === -1 ? url : url.slice(0, query)}`;
}

/** Sends an answer, or 304 where the client holds it already. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) {
  reply.header("ETag", answer.etag);
  if (isFresh(request.headers["if-none-match"], answer.etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(answer.bytes);
}
