import type { Call } from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Database, Transaction } from "../database/database.ts";
import { blindIndex } from "../encryption/encryption.ts";
import type { IdempotencyDeps } from "../idempotency/idempotency.ts";
import { runOnce } from "../idempotency/idempotency.ts";
import { deviceIdOf, keepDevice, rememberLoginContext } from "./cookies.ts";

/** What a handler knows of the request beside its validated input, and what it may add to the answer. */
export interface CallContext {
  /** The client's address; a forwarded one only behind a trusted proxy (SEC-A11). */
  clientAddress: string;
  /** The raw device cookie, if one of ours came. */
  deviceId: string | null;
  /** The value of `Authorization: Bearer …`, if one came. */
  bearer: string | null;
  /** Sets or renews the device cookie on the answer and returns its raw value. */
  keepDevice(): string;
  /** Sets the cookie that remembers the product. */
  rememberLoginContext(context: "practice" | "academic"): void;
  log: FastifyBaseLogger;
  /**
   * Runs a write at most once for the request's `Idempotency-Key`, in one transaction. A failure that
   * the effect returns is committed and replayed like a reply; a throw rolls everything back.
   */
  once<T>(effect: (tx: Transaction) => Promise<T>): Promise<T>;
}

export interface HttpDeps extends IdempotencyDeps {
  database: Database;
  isHttps: boolean;
}

export function callContext(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): CallContext {
  const bearer = /^Bearer (\S{1,512})$/.exec(request.headers.authorization ?? "")?.[1];
  return {
    clientAddress: request.ip,
    deviceId: deviceIdOf(request, deps),
    bearer: bearer ?? null,
    keepDevice: () => keepDevice(request, reply, deps),
    rememberLoginContext: (context) => rememberLoginContext(reply, context, deps),
    log: request.log,
    once: (effect) => once(call, request, deps, effect),
  };
}

/** The body's hash is keyed, because a body may hold a password. */
async function once<T>(
  call: Call,
  request: FastifyRequest,
  deps: HttpDeps,
  effect: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const key = request.headers[idempotencyKeyHeader.toLowerCase()];
  const { body } = await runOnce(
    deps,
    {
      key: call.idempotent && typeof key === "string" ? key : null,
      callName: `${call.api} ${call.path}`,
      bodyHash: blindIndex(
        deps.keys,
        "request",
        JSON.stringify([request.params, request.query, request.body]),
      ),
      actor: request.headers.authorization ?? "",
    },
    async (tx) => ({ status: 200, body: await effect(tx) }),
  );
  return body as T;
}
