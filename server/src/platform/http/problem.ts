import type { Call, Failure, Problem, Quota } from "@frontdoor/contract/call.ts";
import { failures } from "@frontdoor/contract/errors.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { translated } from "../language/translated.ts";
import "../language/asked-language.ts";
import { isShown, sendFailurePage } from "./bare-page.ts";

/** The media type of a failure (RFC 9457). */
const problemType = "application/problem+json; charset=utf-8";

/**
 * The wire form of a failure: only the catalogue's texts, whatever the cause (SEC-G1); texts for people are in the
 * request's language.
 */
function toProblem(failure: Failure, call: Call | undefined, request: FastifyRequest): Problem {
  const say = (text: string) => translated(request.askedLanguage ?? firstLanguage, text);
  const { status, message: title } = failures[failure.failure];
  const own = failure.failure === "VALIDATION" ? call?.validationMessage : undefined;
  return {
    type: `/problems#${failure.failure.toLowerCase().replaceAll("_", "-")}`,
    title,
    status,
    message: say(own ?? title),
    code: failure.failure,
    ...(failure.fields === undefined ? {} : { fields: eachField(failure.fields, say) }),
    ...(status >= 500 ? { instance: request.id } : {}),
    ...(failure.quota === undefined ? {} : quotaMembers(failure.quota)),
    ...(failure.challenge === undefined ? {} : { challenge: failure.challenge }),
  };
}

function eachField(fields: Readonly<Record<string, string>>, say: (text: string) => string) {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, say(text)]));
}

/** As draft-ietf-httpapi-ratelimit-headers-10 specifies it, like the headers. */
function quotaMembers({ policy, limit, windowSeconds }: Quota) {
  return {
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    detail: `The quota ${policy} allows ${limit} in ${windowSeconds} seconds.`,
    "violated-policies": [policy],
  };
}

/**
 * Sends a failure, with `Retry-After` in whole seconds where waiting helps, and with the used-up quota where there is
 * one (SEC-G12). The response to a form without script is a page.
 * @param call whose form may have a text of its own for invalid input
 */
export function sendFailure(reply: FastifyReply, failure: Failure, call?: Call): FastifyReply {
  const problem = toProblem(failure, call, reply.request);
  if (failure.retryAfterSeconds !== undefined) {
    const seconds = Math.ceil(failure.retryAfterSeconds);
    reply.header("Retry-After", String(seconds));
    if (failure.quota) reply.headers(quotaHeaders(failure.quota, seconds));
  }
  reply.code(problem.status);
  if (isShown(reply.request)) return sendFailurePage(reply, problem.title);
  return reply.type(problemType).send(problem);
}

function quotaHeaders({ policy, limit, windowSeconds }: Quota, seconds: number) {
  return {
    "RateLimit-Policy": `"${policy}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${policy}";r=0;t=${seconds}`,
  };
}
