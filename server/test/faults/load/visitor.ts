import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Deed } from "./deeds.ts";
import type { Ledger } from "./ledger.ts";
import type { MessageSink } from "./message-sink.ts";

/** What people find of a deployment. */
export interface Front {
  /** Where to send the next request; another one after a failure. */
  url(): string;
  /** A key of the operator's for the product API. */
  productKey: string;
  ledger: Ledger;
  sink: MessageSink;
  /** Whether the process is to die in place of answering the next write. */
  takesDeath(): boolean;
}

/** What the load saw beside what was acknowledged. */
export interface Seen {
  /** Requests that were sent again, since no answer came or a refusal for the moment. */
  again: number;
  /** What nobody should be answered. */
  wrong: string[];
}

interface Write {
  path: string;
  body?: unknown;
  /** Left out for what leaves nothing. */
  deed?: Deed;
  username?: string | null;
  to?: string;
  number?: string;
  password?: string;
}

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** Too slow on the way there, or nothing can be done at the moment. */
const notNow = new Set([408, 503]);
const againMilliseconds = 100;
const answerMilliseconds = 20_000;

export type Visitor = ReturnType<typeof createVisitor>;

/** A browser with its cookies, whose owner sends each write again with its key until it is answered. */
export function createVisitor({ url, productKey, ledger, sink, takesDeath }: Front, seen: Seen) {
  const cookies = new Map<string, string>();

  async function send(path: string, body: unknown, key: string): Promise<Reply | null> {
    const headers: Record<string, string> = { "Idempotency-Key": key };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (cookies.size > 0) headers.Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    if (path.startsWith("/products")) headers.Authorization = `Bearer ${productKey}`;
    if (body !== undefined && takesDeath()) headers["x-die-before-answer"] = "yes";
    const method = body === undefined ? "GET" : "POST";
    const signal = AbortSignal.timeout(answerMilliseconds);
    const sent = {
      method,
      headers,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    try {
      const response = await fetch(`${url()}/api${path}`, sent);
      const answer = await response.text();
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      return { status: response.status, body: answer === "" ? {} : JSON.parse(answer) };
    } catch {
      return null;
    }
  }

  return {
    sink,
    /** Sends it until it is answered; throws at an answer that is neither done nor "not now". */
    async write({
      path,
      body,
      deed,
      username = null,
      to = "",
      number,
      password,
    }: Write): Promise<Reply["body"]> {
      const key = randomUUID();
      for (;;) {
        const reply = await send(path, body, key);
        if (reply?.status === 200) {
          const rest = {
            ...(number !== undefined && { number }),
            ...(password !== undefined && { password }),
          };
          if (deed !== undefined) ledger.acknowledge({ key, deed, username, to, ...rest });
          return reply.body;
        }
        const isForNow =
          reply === null || notNow.has(reply.status) || reply.body.code === "IN_PROGRESS";
        if (!isForNow) {
          seen.wrong.push(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
          throw new Error("An answer that nobody should get");
        }
        seen.again += 1;
        await pause(againMilliseconds);
      }
    },
    /** Writes down what an answer before this one has promised. */
    told(deed: Deed, to: string): void {
      ledger.acknowledge({ key: randomUUID(), deed, username: null, to });
    },
    /** One try, for what is begun anew when its answer is lost. */
    attempt: (path: string, body: unknown) => send(path, body, randomUUID()),
  };
}
