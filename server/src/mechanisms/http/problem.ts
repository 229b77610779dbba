import type { Failure, Problem } from "@frontdoor/contract/call.ts";
import { failures } from "@frontdoor/contract/errors.ts";
import type { FastifyReply } from "fastify";

/** The media type of a failed answer (RFC 9457). */
export const problemType = "application/problem+json; charset=utf-8";

/**
 * The wire form of a failure: catalogue words only, whatever the cause (SEC-G1).
 * @param instance the request's id, by which the log tells the cause
 */
export function toProblem(failure: Failure, instance: string): Problem {
  const { status, message } = failures[failure.failure];
  return {
    type: `/problems#${failure.failure.toLowerCase().replaceAll("_", "-")}`,
    title: message,
    status,
    message,
    code: failure.failure,
    ...(failure.fields === undefined ? {} : { fields: { ...failure.fields } }),
    ...(status >= 500 ? { instance } : {}),
  };
}

/** Sends a failure, with `Retry-After` in whole seconds where waiting helps (SEC-G12). */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const problem = toProblem(failure, reply.request.id);
  if (failure.retryAfterSeconds !== undefined) {
    reply.header("Retry-After", String(Math.ceil(failure.retryAfterSeconds)));
  }
  return reply.code(problem.status).type(problemType).send(problem);
}
