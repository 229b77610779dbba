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
import type { ResponseCache } from "../http/response-cache.ts";

/** Returns a response that is not stored for a repeated request. */
export type Unkept = <Reply>(reply: Reply) => Reply;

export interface HttpDeps extends IdempotencyDeps {
  database: Database;
  isHttps: boolean;
  responseCache: ResponseCache;
  /** Whether the console is served here. */
  hasConsole?: boolean;
}

/** What a handler gets beside its validated input, and what it may add to the response. */
export type CallContext = ReturnType<typeof callContext>;

type ReturnQuery = Parameters<typeof returnToOf>[0];

/**
 * @param kept collects the cookies of the response
 * @param links collects the entries of its `Link` header
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
    /** The forwarded address only behind a trusted proxy (SEC-A11). */
    clientAddress: clientAddressOf(request),
    /** The id in the device cookie, if one came; only a stored device says whose it is. */
    deviceId: device?.id ?? null,
    /** The cookie of a login to account settings, if one came. */
    accountSession: showsOtherLogin ? null : accountSession,
    /**
     * Whether the page belongs to another session of account settings than the browser has now, after a login in
     * another tab for example.
     */
    showsOtherLogin,
    /** The cookie of a login that is kept on the device, if one came. */
    keptLogin: presentedSession(request, "kept", deps),
    /** The cookie of a login to the console, if one came from a page of it. */
    staffSession: presentedSession(request, "staff", deps),
    /** The id of the member of staff whom a page of the console shows, where it says so. */
    shownStaffId: oneHeader(request, staffMemberHeader),
    /** The `User-Agent` header; empty where there is none. */
    userAgent: request.headers["user-agent"] ?? "",
    /** The language that the request asks for, where it asks for one that is offered. */
    language: request.askedLanguage,
    /** The value of `Authorization: Bearer …`, if one came. */
    bearer: bearer ?? null,
    /** The solution of a challenge as it came, if one did. */
    proofOfWork: oneHeader(request, proofOfWorkHeader),
    /**
     * Sets or renews the device cookie on a response that is no failure, and returns the device's id. Called before
     * `once`, so that the id is part of the stored response: a repeated request gets the same one.
     * @param isKnown whether the device is known to the name that has just logged in
     */
    keepDevice(isKnown = false): string {
      kept.deviceId ??= ownDeviceId(device, isKnown);
      return kept.deviceId;
    },
    /** As `takeReturnTo`, before the login is complete: the browser keeps the return address. */
    seeReturnTo: (product: LoginProduct, query: ReturnQuery): ReturnTo | null =>
      returnToOf(query) ?? rememberedReturnTo(request, deps, product),
    /**
     * The return address to a product, at a completed login: the one in the query, else the one that the browser
     * remembers. A response that is no failure makes the browser forget it.
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
    /** Adds a `Link` header to the response, with the address of the page after the entry with this id. */
    leadToNextPage(after: string): void {
      links.push(nextPage(request.url, after));
    },
    log: request.log,
    /**
     * Runs a write at most once for the request's `Idempotency-Key`, in one transaction. A failure that the effect
     * returns is committed and replayed like any response; a throw rolls everything back. What a rate limit refused is
     * returned as `unkept`: otherwise each new key of a stranger would leave a row.
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

/** A response with its cookies: a repeated request gets both again. */
interface Kept {
  outcome: unknown;
  cookies: KeptCookies;
}

/**
 * The stored response for the key of a repeated request. It is sent before the handler runs, so that it takes no rate
 * limit and no hash (SEC-F2). Callers by bearer token or console session are known to the handler only, so it looks
 * theirs up itself.
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

/** Two people who share a browser never get each other's stored response. */
function ownSessionOf(call: Call, request: FastifyRequest, deps: HttpDeps): string {
  return (call.api === "account" && presentedSession(request, "account", deps)) || "";
}

function isOfOtherLogin(request: FastifyRequest, deps: HttpDeps, session: string | null): boolean {
  const shown = request.headers[accountLoginHeader.toLowerCase()];
  return session !== null && shown !== undefined && shown !== accountLogin(deps.keys, session);
}

/** What a page may know about its session of account settings: not the cookie, which gives access to it. */
export const accountLogin = (keys: Keys, session: string) =>
  blindIndex(keys, "account-login", session);

/** The console session, where the caller is identified by it. */
function consoleSessionOf(call: Call, request: FastifyRequest, deps: HttpDeps): string | null {
  const isAsked = call.api === "products" || call.api === "staff";
  return isAsked ? presentedSession(request, "staff", deps) : null;
}

/** Handlers of some calls of an API. */
export type CallHandlers<Calls extends Record<string, Call>> = Partial<
  Handlers<Calls, CallContext>
>;
