import type { IncomingMessage, ServerResponse } from "node:http";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { FastifyError, FastifyInstance } from "fastify";
import type { AlertCode } from "../alerts.ts";
import { DatabaseAway } from "../database/postgres/database-away.ts";
import { raiseAlert } from "../raise-alert.ts";
import { QueueFull } from "../semaphore.ts";
import { sendFailure } from "./problem.ts";

/** Seconds after which a client may try again when the server is busy or its database is away. */
export const busyRetrySeconds = 2;

/**
 * The error handler of every route (SEC-G2). A refused request gets the failure of its status. An unexpected error is
 * logged with the request's id, and the response has only the catalogue's text.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (hasLeft(request.raw, reply.raw)) request.log.info("the client left");
    else if (failure.failure === "INTERNAL" || failure.failure === "UNAVAILABLE") {
      const { name: type, code, stack } = error;
      raiseAlert(request.log, alertOf(error), { err: { type, code, stack } });
    }
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, fail("NOT_FOUND")));
}

/** Whether the connection ended before the request or the response was complete: that is no error of the server. */
export function hasLeft(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    (request.destroyed && !request.complete) || (response.destroyed && !response.writableFinished)
  );
}

/** Whether the client ended the connection in the middle of a request, as the socket or Node's parser tells it. */
export function isBrokenOff({ code = "" }: NodeJS.ErrnoException): boolean {
  return ["ECONNRESET", "ECONNABORTED", "EPIPE"].includes(code) || code.startsWith("HPE_");
}

/** Also as the cause of an error that the OpenID library wrapped. */
const isAway = (error: FastifyError) =>
  error instanceof DatabaseAway || error.cause instanceof DatabaseAway;

/** SQLSTATEs of a text that no column takes: U+0000, or half of a surrogate pair in JSON. Both came from the client. */
const untakenTexts = new Set(["22021", "22P05"]);

function alertOf(error: FastifyError): AlertCode {
  if (isAway(error)) return "DATABASE_AWAY";
  return error instanceof QueueFull ? "HASHER_BUSY" : "REQUEST_FAILED";
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof QueueFull || isAway(error)) {
    return fail("UNAVAILABLE", { retryAfterSeconds: busyRetrySeconds });
  }
  if (untakenTexts.has(error.code)) return fail("MALFORMED");
  if (error.statusCode === 413) return fail("TOO_LARGE");
  if (error.statusCode === 415) return fail("UNSUPPORTED_TYPE");
  if (error.statusCode === 404) return fail("NOT_FOUND");
  if (error.statusCode !== undefined && error.statusCode < 500) return fail("MALFORMED");
  return fail("INTERNAL");
}
