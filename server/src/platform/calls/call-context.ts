import type { Call, Failure, Handlers } from "@frontdoor/contract/call.ts";
import {
  accountLoginHeader,
  idempotencyKeyHeader,
  staffMemberHeader,
} from "@frontdoor/contract/constants.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { type ReturnTo, returnToOf } from "@frontdoor/contract/return-to.ts";
import type { FastifyRequest } from "fastify";
import type { Database, Transaction } from "../database/database.ts";
import { blindIndex } from "../encryption.ts";
import type { Keys } from "../keys/keys.ts";
import { findReply, type IdempotencyDeps, type Operation, runOnce } from "./idempotency.ts";
import "../language/asked-language.ts";
import { clientAddressOf } from "../http/client-address.ts";
import { type KeptCookies, ownDeviceId, presentedDevice } from "../http/cookies/cookies.ts";
import { rememberedReturnTo } from "../http/cookies/return-to-cookie.ts";
import { presentedSession } from "../http/cookies/session-cookies.ts";
import type { KeptAnswers } from "../http/kept-answers.ts";

/** Gives a reply back, of which nothing is kept for a repeated request. */
export type Unkept = <Reply>(reply: Reply) => Reply;

export interface HttpDeps extends IdempotencyDeps {
  database: Database;
  isHttps: boolean;
  keptAnswers: KeptAnswers;
  /** Whether the console is served here. */
  hasConsole?: boolean;
}

/** What a handler knows of the request beside its validated input, and what it may add to the answer. */
export type CallContext = ReturnType<typeof callContext>;

type ReturnQuery = Parameters<typeof returnToOf>[0];

/**
 * @param kept takes what the answer is to leave in the browser
 * @param links takes what the answer's `Link` header is to hold
 */
export function callContext(
  call: Call,
  request: FastifyRequest,
  kept: KeptCookies,
  links: string[],
  deps: HttpDeps,
) {
  const bearer = /^Bearer +(\S{1,512})$/i.exec(request.headers.authorization ?? "")?.[1];
  const device = presentedDevice(request, deps);
  const accountSession = presentedSession(request, "account", deps);
  const showsOtherLogin = isOfOtherLogin(request, deps, accountSession);
  return {
    /** A forwarded one only behind a trusted proxy (SEC-A11). */
    clientAddress: clientAddressOf(request),
    /** The id in the device cookie, if one came; only a stored device says whose it is. */
    deviceId: device?.id ?? null,
    /** The cookie of a login to account settings, if one came. */
    accountSession: showsOtherLogin ? null : accountSession,
    /** Whether the page shows another login to account settings than the browser has by now, by another tab say. */
    showsOtherLogin,
    /** The cookie of a login that is kept on the device, if one came. */
    keptLogin: presentedSession(request, "kept", deps),
    /** The cookie of a login to the console, if one came from a page of it. */
    staffSession: presentedSession(request, "staff", deps),
    /** The id of the member of staff whom a page of the console shows, where it says so. */
    shownStaffId: oneHeader(request, staffMemberHeader),
    /** What the browser calls itself; empty where it says nothing. */
    userAgent: request.headers["user-agent"] ?? "",
    /** The language that the request asks for, where it asks for one that is offered. */
    language: request.askedLanguage,
    /** The value of `Authorization: Bearer …`, if one came. */
    bearer: bearer ?? null,
    /** The solution of a challenge as it came, if one did. */
    proofOfWork: oneHeader(request, proofOfWorkHeader),
    /**
     * Sets or renews the device cookie on an answer that is no failure, and returns its id. Called before
     * `once`, the id is part of the answer: a repeated request gets the same one.
     * @param isKnown whether the name that has just logged in knows the device
     */
    keepDevice(isKnown = false): string {
      kept.deviceId ??= ownDeviceId(device, isKnown);
      return kept.deviceId;
    },
    /** As `takeReturnTo`, for a person who is not let in yet: the browser goes on remembering. */
    seeReturnTo: (product: LoginProduct, query: ReturnQuery): ReturnTo | null =>
      returnToOf(query) ?? rememberedReturnTo(request, deps, product),
    /**
     * Where a product waits for the person who is let in now: as the query names it, else as the browser remembers
     * it; an answer that is no failure ends that memory.
     */
    takeReturnTo(product: LoginProduct, query: ReturnQuery): ReturnTo | null {
      const remembered = rememberedReturnTo(request, deps, product);
      if (remembered !== null) kept.returnToTaken = true;
      return returnToOf(query) ?? remembered;
    },
    /** Sets the cookie of a login to account settings on an answer that is no failure; null ends it. */
    keepAccountSession(session: string | null): void {
      kept.accountSession = session;
    },
    /** The same for a login that is kept on the device. */
    keepLogin(login: string | null): void {
      kept.keptLogin = login;
    },
    /** The same for a login to the console. */
    keepStaffSession(session: string | null): void {
      kept.staffSession = session;
    },
    /** Sets the cookie that remembers the product, as `keepDevice` sets its own. */
    rememberLoginContext(context: LoginProduct): void {
      kept.loginContext = context;
    },
    /** Adds a `Link` header to the answer, which leads to what follows the entry with this id. */
    leadToNextPage(after: string): void {
      links.push(nextPage(request.url, after));
    },
    log: request.log,
    /**
     * Runs a write at most once for the request's `Idempotency-Key`, in one transaction. A failure that
     * the effect returns is committed and replayed like a reply; a throw rolls everything back. What no
     * rate limit has let through is returned as `unkept`: else each new key of a stranger would leave a row.
     */
    once: <T>(effect: (tx: Transaction, unkept: Unkept) => Promise<T>): Promise<T> =>
      once(operationOf(call, request, deps), kept, deps, effect),
  };
}

/**
 * The `Link` header (RFC 8288) that leads to the page after an entry: the request's own address, filters
 * and limit as they were, with another cursor.
 * @param url of the request, from its path on
 */
function nextPage(url: string, after: string): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set("after", after);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

function oneHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name.toLowerCase()];
  return typeof value === "string" ? value : null;
}

/** An answer with the cookies that belong to it: a repeated request gets both again. */
interface Kept {
  outcome: unknown;
  cookies: KeptCookies;
}

/**
 * What the key of a repeated request was answered: told before its handler runs, so that it spends no
 * rate limit and no hash (SEC-F2). A caller with a bearer, or of a login to the console, is known only to the handler.
 */
export async function findAnswer(
  call: Call,
  request: FastifyRequest,
  kept: KeptCookies,
  deps: HttpDeps,
): Promise<{ outcome: unknown } | undefined> {
  if (request.headers.authorization !== undefined) return undefined;
  if (consoleSessionOf(call, request, deps) !== null) return undefined;
  const found = await findReply<Kept>(deps, operationOf(call, request, deps));
  return found === undefined ? undefined : { outcome: unpack(found.body, kept) };
}

async function once<T>(
  operation: Operation,
  kept: KeptCookies,
  deps: HttpDeps,
  effect: (tx: Transaction, unkept: Unkept) => Promise<T>,
): Promise<T> {
  const body = await runOnce<Kept>(deps, operation, async (tx) => {
    let isKept = true;
    const outcome = await effect(tx, (reply) => {
      isKept = false;
      return reply;
    });
    return { body: { outcome, cookies: { ...kept } }, isKept };
  });
  return unpack(body, kept) as T;
}

function unpack(body: Kept | Failure, kept: KeptCookies): unknown {
  if ("failure" in body) return body;
  Object.assign(kept, body.cookies);
  return body.outcome;
}

/** The body's hash is keyed, because a body may hold a password. */
function operationOf(call: Call, request: FastifyRequest, deps: HttpDeps): Operation {
  const { params, query, body } = request;
  return {
    key: call.idempotent ? oneHeader(request, idempotencyKeyHeader) : null,
    callName: `${call.api} ${call.path}`,
    bodyHash: blindIndex(deps.keys, "request", JSON.stringify([params, query, body])),
    actor:
      consoleSessionOf(call, request, deps) ??
      request.headers.authorization ??
      ownSessionOf(call, request, deps),
  };
}

/** Two people who share a browser get no answer that was the other's. */
function ownSessionOf(call: Call, request: FastifyRequest, deps: HttpDeps): string {
  return (call.api === "account" && presentedSession(request, "account", deps)) || "";
}

function isOfOtherLogin(request: FastifyRequest, deps: HttpDeps, session: string | null): boolean {
  const shown = request.headers[accountLoginHeader.toLowerCase()];
  return session !== null && shown !== undefined && shown !== accountLogin(deps.keys, session);
}

/** What a page may know of its login to account settings: not the cookie, which opens it. */
export const accountLogin = (keys: Keys, session: string) =>
  blindIndex(keys, "account-login", session);

/** The login to the console, where it says who asks. */
function consoleSessionOf(call: Call, request: FastifyRequest, deps: HttpDeps): string | null {
  const isAsked = call.api === "products" || call.api === "staff";
  return isAsked ? presentedSession(request, "staff", deps) : null;
}

/** What answers some calls of an API. */
export type CallHandlers<Calls extends Record<string, Call>> = Partial<
  Handlers<Calls, CallContext>
>;
