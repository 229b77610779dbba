import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  authorization,
  type Credentials,
  handOff,
  LoginRefused,
  type PluggedProduct,
} from "@frontdoor/contract/test/openid-login.ts";
import { maximumOtpTries } from "../../../src/identity/tokens/otp.ts";
import type { Deed } from "./deeds.ts";
import type { Ledger } from "./ledger.ts";
import type { MessageSink } from "./message-sink.ts";

/** What people find of a deployment. */
export interface Front {
  /** Where to send the next request; another one after a failure. */
  url(): string;
  /** What a browser believes to be at. */
  publicUrl: string;
  /** A product that calls the product API, and that people log in to by OpenID Connect and by a hand-off code. */
  plugged: PluggedProduct;
  ledger: Ledger;
  sink: MessageSink;
  /** Whether the process is to die in place of answering the next write. */
  takesDeath(): boolean;
  /** Milliseconds that clocks jump: what ends early may be refused then, and whoever is refused ends their story. */
  clocksJump: number;
}

/** What the load saw beside what was acknowledged. */
export interface Seen {
  /** Requests that were sent again, since no answer came or a refusal for the moment. */
  again: number;
  /** What nobody should be answered. */
  wrong: string[];
  /** The stories that somebody came to the end of. */
  finished: Set<string>;
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
  /** What a repeated request is refused with when the first, whose answer was lost, was done: it is there once. */
  doneBefore?: string;
  /** Codes of refusals that somebody can be met with, and knows what to do: the answer is theirs to read. */
  orElse?: readonly string[];
}

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** Somebody came too late by a clock that jumped, or has tried as often as one may, and gives up. */
export class TooLate extends Error {}

/** What is refused when it has ended. */
const endedCodes = new Set([
  "SESSION_ENDED",
  "PROOF_NEEDED",
  "PASSKEY_REFUSED",
  "RESET_LINK_EXPIRED",
  "OTP_INVALID",
  "CHANGE_LINK_INVALID",
  "NUMBER_CODE_INVALID",
  "VERIFICATION_EXPIRED",
  "VERIFICATION_INVALID",
  "HAND_OFF_INVALID",
  // The link of a removal.
  "NOT_FOUND",
]);

/** What `fetch` throws where no answer came, or none in time; an address that is none has a code. */
const isUnanswered = (error: unknown) =>
  error instanceof DOMException || (error instanceof TypeError && !("code" in error));

/** Too slow on the way there, or nothing can be done at the moment. */
const notNow = new Set([408, 503]);
const againMilliseconds = 100;
const answerMilliseconds = 20_000;

export type Visitor = ReturnType<typeof createVisitor>;

/** A browser with its cookies, whose owner sends each write again with its key until it is answered. */
export function createVisitor(front: Front, seen: Seen) {
  const { url, plugged, ledger, sink, takesDeath } = front;
  const cookies = new Map<string, string>();

  async function send(path: string, body: unknown, key: string): Promise<Reply | null> {
    const headers: Record<string, string> = { "Idempotency-Key": key };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (cookies.size > 0) headers.Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    if (path.startsWith("/products")) headers.Authorization = `Bearer ${plugged.key}`;
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
      const isToldToWait = response.status === 503 && response.headers.has("retry-after");
      if (response.status >= 500 && !isToldToWait) {
        seen.wrong.push(`${path}: ${response.status} ${answer.slice(0, 200)}`);
      }
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      return { status: response.status, body: answer === "" ? {} : JSON.parse(answer) };
    } catch {
      return null;
    }
  }

  function refused(what: string, hasEnded: boolean): Error {
    if (front.clocksJump > 0 && hasEnded) return new TooLate(what);
    seen.wrong.push(what);
    return new Error("An answer that nobody should get");
  }

  return {
    sink,
    publicUrl: front.publicUrl,
    /** Sends it until it is answered; throws at an answer that is neither done nor "not now". */
    async write({
      path,
      body,
      deed,
      username = null,
      to = "",
      number,
      password,
      doneBefore,
      orElse = [],
    }: Write): Promise<Reply["body"]> {
      const key = randomUUID();
      for (let repeats = 0; ; repeats += 1) {
        const reply = await send(path, body, key);
        const isThere = repeats > 0 && doneBefore !== undefined && reply?.body.code === doneBefore;
        if (reply?.status === 200 || isThere) {
          const rest = {
            ...(number !== undefined && { number }),
            ...(password !== undefined && { password }),
          };
          if (deed !== undefined) ledger.acknowledge({ key, deed, username, to, ...rest });
          return reply.body;
        }
        if (reply !== null && orElse.includes(String(reply.body.code))) return reply.body;
        const isForNow =
          reply === null || notNow.has(reply.status) || reply.body.code === "IN_PROGRESS";
        if (!isForNow) {
          // A try that the database did not see the end of counts: somebody asks for another code then.
          if (reply.body.code === "OTP_INVALID" && repeats >= maximumOtpTries) throw new TooLate();
          const what = `${path}: ${reply.status} ${JSON.stringify(reply.body)}`;
          throw refused(what, endedCodes.has(String(reply.body.code)));
        }
        seen.again += 1;
        await pause(againMilliseconds);
      }
    },
    /** Logs in to a product, from its request to its tokens; begun anew when an answer on the way is lost. */
    async logInToProduct(way: "OpenID" | "hand-off", credentials: Credentials): Promise<void> {
      const logIn = { OpenID: authorization, "hand-off": handOff }[way];
      for (;;) {
        const error = await logIn(url(), credentials, plugged).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (error === null) return;
        if (error instanceof LoginRefused && !notNow.has(error.status)) {
          throw refused(error.message, error.status < 500);
        }
        if (!(error instanceof LoginRefused || isUnanswered(error))) throw error;
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
