import type * as z from "zod/mini";
import type { FailureCode, failuresOfAnyCall } from "./errors.ts";
import type { Realm } from "./products.ts";
import type { Challenge } from "./proof-of-work.ts";

/** The back end that serves a call; each has its own base address. */
export type Api = Realm | "products" | "account" | "staff";
export const apiBasePaths = {
  academic: "/api/academic",
  practice: "/api/practice",
  products: "/api/products",
  account: "/api/account",
  staff: "/api/staff",
} as const satisfies Record<Api, string>;

/**
 * Seconds that the site waits for a response, and for the response to a registration. The server's own requests have
 * shorter limits, so that its message about a failure still arrives.
 */
export const callLimitSeconds = 20;
export const registrationLimitSeconds = 40;

export type Schema = z.core.$ZodType;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/**
 * One call of section 7 of the specification as a value: its path, input, response and failures. Site and server both
 * use it; neither describes a call a second time.
 */
export interface Call {
  readonly api: Api;
  readonly method: "GET" | "POST";
  /** Below the API's base path, parameters in braces: `/security/{username}/lockedstatus`. */
  readonly path: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** The failures of this call, beside those of any call (`failuresOfAnyCall`). */
  readonly failures: readonly FailureCode[];
  /** The message for invalid input, where the form has one of its own (S8.036). */
  readonly validationMessage?: string;
  /** Headers that the caller sends with these values (S7.050, S7.051). */
  readonly headers?: Readonly<Record<string, string>>;
  /** A public lookup: caches may keep the response for this long. */
  readonly cacheSeconds?: number;
  /** The cached response depends on the requested language. */
  readonly variesByLanguage?: true;
  /** Largest request body in bytes, where it is not `maximumBodyBytes` of constants.ts. */
  readonly maximumBodyBytes?: number;
  /** A write that is done at most once for each `Idempotency-Key`. */
  readonly idempotent?: true;
  /**
   * A call of staff runs once a second person has approved it, where the operator requires two; until then the response
   * is a {@link Pending}. `always`: whatever the operator requires. A call that needs it for some input only says
   * which.
   */
  readonly secondPerson?: true | "always" | SecondPersonFor;
  /** Staff have to give a `reason` in the body; a product acts for itself and need not. */
  readonly staffReason?: true;
  /** A list whose response is one page: its `Link` header (RFC 8288) has the next one. */
  readonly paged?: true;
  /** How long a caller waits for the response, where it is not `callLimitSeconds`. */
  readonly limitSeconds?: number;
}

/** The input that needs a second person, where not every call does. */
interface SecondPersonFor {
  /** For documents: `for an administrator`. */
  readonly words: string;
  wanted(body: never): boolean;
  /**
   * What the second person approves, where it is not the input; contains no personal data. After the approval the
   * requester may make matching calls for `approvalHours`.
   */
  agreedOn?(body: never): Readonly<Record<string, string | boolean>>;
}

/** Declares a call; the type keeps every literal. */
export function call<const C extends Call>(declaration: C): C {
  return declaration;
}

/** The input of a handler: validated params, query and body. */
export interface InputOf<C extends Call> {
  params: Out<C["params"]>;
  query: Out<C["query"]>;
  body: Out<C["body"]>;
}
export type ReplyOf<C extends Call> = z.core.output<C["reply"]>;
export type FailureOf<C extends Call> = C["failures"][number] | (typeof failuresOfAnyCall)[number];

/** A declared failure as a value. `fields` names faulty fields with their messages (dotted paths). */
export interface Failure<Code extends FailureCode = FailureCode> {
  readonly failure: Code;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly quota?: Quota;
  /** The work that a client has to prove before the same request is taken. */
  readonly challenge?: Challenge;
}

/**
 * A used-up quota: what a client may do how often. Its name says what is counted, never for which account, so that it does
 * not reveal who exists.
 */
export interface Quota {
  readonly policy: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export function fail<const Code extends FailureCode>(
  failure: Code,
  details: Omit<Failure, "failure"> = {},
): Failure<Code> {
  return { failure, ...details };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "failure" in value;
}

/** A call that waits for a second person: the response with status 202. */
export interface Pending {
  pending: { id: string; expiresAt: string };
}

export function isPending(value: unknown): value is Pending {
  return typeof value === "object" && value !== null && "pending" in value;
}

/** The result of a handler: the response's content, or one of the call's failures. */
export type Outcome<C extends Call> = ReplyOf<C> | Failure<FailureOf<C>>;

/** One handler for each call: a missing one, an undeclared failure or a wrong reply does not compile. */
export type Handlers<Calls extends Record<string, Call>, Context> = {
  [Name in keyof Calls]: (
    input: InputOf<Calls[Name]>,
    context: Context,
  ) => Promise<Outcome<Calls[Name]>>;
};

/** The wire form of a failure: RFC 9457 with the `message` that the site shows. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  message: string;
  code: FailureCode;
  detail?: string;
  fields?: Record<string, string>;
  instance?: string;
  "violated-policies"?: string[];
  challenge?: Challenge;
}
